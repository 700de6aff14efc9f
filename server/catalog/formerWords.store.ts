import type { ColumnType, JSONColumnType, Selectable } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { Former } from './words.ts'

interface FormerWordsTable {
  item_id: string
  until: ColumnType<Date, string, never>
  words: JSONColumnType<object>
}

declare module '../kernel/database.ts' {
  interface Tables {
    former_words: FormerWordsTable
  }
}

/**
 * Keeps the words that a service, a check point or an additional item had until now, for what was ordered by them.
 * @param db the transaction that changes them
 */
export async function keepFormerWords(
  db: Db,
  { itemId, until, words }: { readonly itemId: string } & Former<object>,
): Promise<void> {
  await db
    .insertInto('former_words')
    .values({ item_id: itemId, until: until.toString(), words: JSON.stringify(words) })
    // two changes at one moment: nobody ordered in between
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Former words of many items. */
export interface FormerWords {
  /** Of one item, oldest first; none when it was never reworded. */
  of<Words extends object>(itemId: string): readonly Former<Words>[]
}

/** Former words of many items at once. */
export async function findFormerWords(db: Db, itemIds: readonly string[]): Promise<FormerWords> {
  const ids = itemIds.filter((id) => isId(id))
  if (ids.length === 0) return { of: () => [] }
  return formerWords(await words(db).where('item_id', 'in', ids).execute())
}

/** All there are. */
export async function allFormerWords(db: Db): Promise<FormerWords> {
  return formerWords(await words(db).execute())
}

function words(db: Db) {
  return db.selectFrom('former_words').selectAll().orderBy('until')
}

function formerWords(rows: readonly Selectable<FormerWordsTable>[]): FormerWords {
  const byItem = Map.groupBy(rows, (row) => row.item_id)
  return {
    of: <Words extends object>(itemId: string) =>
      (byItem.get(itemId) ?? []).map(({ until, words }) => ({
        until: Temporal.Instant.fromEpochMilliseconds(until.getTime()),
        // keepFormerWords wrote what this kind of item shows
        words: words as Words,
      })),
  }
}
