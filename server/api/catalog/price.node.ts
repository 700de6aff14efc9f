import type { Language } from '../../../schema/rules/enumerations.ts'
import { estimatedDollars } from '../../../schema/rules/estimate.ts'
import { checkPointLabel } from '../../catalog/catalogTexts.ts'
import type { Price } from '../../catalog/price.ts'
import type { AdditionalItem } from '../../catalog/priceQuestion.ts'
import type { NamedCheckPoint } from '../../catalog/services.store.ts'
import { propertyLabel } from '../../kernel/lookups.ts'
import type { Price as PriceNode } from './catalog.graphql.ts'

/** What the lines of a price are about. */
export interface PricedItems {
  readonly checkPoints: readonly Pick<NamedCheckPoint, 'id' | 'itemName' | 'translations'>[]
  readonly additionalItems: readonly Pick<AdditionalItem, 'id' | 'condType' | 'propertyAttr'>[]
}

/** A price line by line, in the reader's language. */
export function priceNode(price: Price, items: PricedItems, language: Language): PriceNode {
  return {
    basePoints: price.basePoints,
    additionalPoints: price.additionalPoints,
    rankDiscountTenths: price.rankDiscount,
    discountPoints: price.discountPoints,
    totalPoints: price.totalPoints,
    estimatedDollars: estimatedDollars(price.totalPoints),
    minutes: price.minutes,
    lines: price.lines.map((line) => ({ ...line, label: labelIn(items, line.itemId, language) })),
  }
}

function labelIn(
  { checkPoints, additionalItems }: PricedItems,
  itemId: string | undefined,
  language: Language,
): string {
  const point = checkPoints.find(({ id }) => id === itemId)
  if (point) return checkPointLabel(point, language)
  const item = additionalItems.find(({ id }) => id === itemId)
  return item ? propertyLabel(item, language) : ''
}
