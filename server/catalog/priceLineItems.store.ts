import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { type FormerWords, findFormerWords } from './formerWords.store.ts'
import type { AdditionalItem } from './priceQuestion.ts'
import type { NamedCheckPoint } from './services.store.ts'
import { wordsAt } from './words.ts'

type CheckPointWords = Pick<NamedCheckPoint, 'itemName' | 'translations'>
type Condition = Pick<AdditionalItem, 'condType' | 'propertyAttr'>

/** What the lines of a price are about, by item id. */
export interface PriceLineItems {
  readonly checkPoints: ReadonlyMap<string, CheckPointWords>
  readonly additionalItems: ReadonlyMap<string, Condition>
}

/** The same for prices of any age. */
export interface PriceLineArchive {
  /** As the items stood at a moment: the lines of an order keep the names it was placed with. */
  asOf(at: Temporal.Instant): PriceLineItems
}

/** Names for the lines of prices of any age: items that were removed or reworded since keep theirs. */
export async function findPriceLineItems(db: Db, itemIds: readonly string[]): Promise<PriceLineArchive> {
  const ids = [...new Set(itemIds)].filter((id) => isId(id))
  if (ids.length === 0) return { asOf: () => ({ checkPoints: new Map(), additionalItems: new Map() }) }
  const [checkPoints, additionalItems, former] = await Promise.all([
    checkPointWords(db).where('id', 'in', ids).execute(),
    conditions(db).where('id', 'in', ids).execute(),
    findFormerWords(db, ids),
  ])
  return priceLineArchive({ checkPoints, additionalItems }, former)
}

/** What price lines of any age can be about: removed items too. */
export interface PricedItems {
  readonly checkPoints: readonly (CheckPointWords & { readonly id: string })[]
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
export function priceLineArchive(
  { checkPoints, additionalItems }: PricedItems,
  former: FormerWords,
): PriceLineArchive {
  return {
    asOf: (at) => ({
      checkPoints: new Map(
        checkPoints.map(({ id, ...now }) => [id, wordsAt<CheckPointWords>(now, former.of(id), at)]),
      ),
      additionalItems: new Map(
        additionalItems.map(({ id, ...now }) => [id, wordsAt<Condition>(now, former.of(id), at)]),
      ),
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
