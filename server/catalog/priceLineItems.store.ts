import type { Db } from '../kernel/database.ts'
import type { CheckPointShown } from './catalogTexts.ts'
import type { FormerWords } from './formerWords.store.ts'
import type { AdditionalItem } from './priceQuestion.ts'
import { wordsAt } from './words.ts'

type Condition = Pick<AdditionalItem, 'condType' | 'propertyAttr'>

/** The names of a price's lines, by the ids of their items. */
export interface PriceLineItems {
  checkPoint(id: string): CheckPointShown | undefined
  additionalItem(id: string): Condition | undefined
}

/** The same for prices of any age: items that were removed or reworded since keep the names that they were sold by. */
export interface PriceLineArchive {
  /** As the items stood at a moment. */
  asOf(at: Temporal.Instant): PriceLineItems
}

/** What price lines of any age can be about: removed items too. */
export interface PricedItems {
  readonly checkPoints: readonly (CheckPointShown & { readonly id: string })[]
  readonly additionalItems: readonly (Condition & { readonly id: string })[]
}

/** All there are. */
export async function allPricedItems(db: Db): Promise<PricedItems> {
  return {
    checkPoints: await checkPointWords(db).execute(),
    additionalItems: await conditions(db).execute(),
  }
}

/** @param items as they are today */
export function priceLineArchive(items: PricedItems, former: FormerWords): PriceLineArchive {
  const checkPoints = new Map(items.checkPoints.map(({ id, ...words }) => [id, words]))
  const conditions = new Map(items.additionalItems.map(({ id, ...condition }) => [id, condition]))
  const asOf = <Kept extends object>(id: string, now: Kept | undefined, at: Temporal.Instant) =>
    now && wordsAt<Kept>(now, former.of<Kept>(id), at)
  return {
    asOf: (at) => ({
      checkPoint: (id) => asOf(id, checkPoints.get(id), at),
      additionalItem: (id) => asOf(id, conditions.get(id), at),
    }),
  }
}

function checkPointWords(db: Db) {
  return db.selectFrom('check_point_item').select(['id', 'item_name as itemName', 'translations'])
}

function conditions(db: Db) {
  return db
    .selectFrom('additional_item')
    .select(['id', 'cond_type as condType', 'property_attr as propertyAttr'])
}
