import type { Language } from '../../../schema/rules/enumerations.ts'
import { checkPointLabel } from '../../catalog/catalogTexts.ts'
import type { PriceLineItems } from '../../catalog/priceLineItems.store.ts'
import type { PriceLine } from '../../ordering/events.ts'
import type { PriceLine as PriceLineNode } from '../catalog/offers.graphql.ts'
import { propertyLabel } from '../lookups/lookups.ts'

/** The lines of an order's frozen price. @param items as of its placing: lines keep the names they were sold by */
export function priceLineNodes(
  lines: readonly PriceLine[],
  items: PriceLineItems,
  language: Language,
): PriceLineNode[] {
  return lines.map(({ kind, minutes, points, itemId = '' }) => ({
    kind,
    minutes,
    points,
    label: labelOf(itemId, items, language),
  }))
}

function labelOf(itemId: string, items: PriceLineItems, language: Language): string {
  const point = items.checkPoint(itemId)
  if (point) return checkPointLabel(point, language)
  const item = items.additionalItem(itemId)
  return item ? propertyLabel(item, language) : ''
}
