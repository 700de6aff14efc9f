import { validate } from 'uuid'
import type { Db } from '../kernel/database.ts'
import type { NamedCheckPoint } from './catalog.store.ts'
import type { AdditionalItem } from './priceQuestion.ts'

/** What the lines of a price are about, by item id. */
export interface PriceLineItems {
  readonly checkPoints: ReadonlyMap<string, Pick<NamedCheckPoint, 'itemName' | 'translations'>>
  readonly additionalItems: ReadonlyMap<string, Pick<AdditionalItem, 'condType' | 'propertyAttr'>>
}

/** Names for the lines of prices of any age: items that were removed since keep theirs. */
export async function findPriceLineItems(db: Db, itemIds: readonly string[]): Promise<PriceLineItems> {
  const ids = [...new Set(itemIds)].filter((id) => validate(id))
  if (ids.length === 0) return { checkPoints: new Map(), additionalItems: new Map() }
  const [checkPoints, additionalItems] = await Promise.all([
    db
      .selectFrom('check_point_item')
      .select(['id', 'item_name', 'translations'])
      .where('id', 'in', ids)
      .execute(),
    db
      .selectFrom('additional_item')
      .select(['id', 'cond_type', 'property_attr'])
      .where('id', 'in', ids)
      .execute(),
  ])
  return {
    checkPoints: new Map(
      checkPoints.map((row) => [row.id, { itemName: row.item_name, translations: row.translations }]),
    ),
    additionalItems: new Map(
      additionalItems.map((row) => [row.id, { condType: row.cond_type, propertyAttr: row.property_attr }]),
    ),
  }
}
