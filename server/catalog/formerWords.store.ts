import type { ColumnType, JSONColumnType } from 'kysely'
import type { Db } from '../kernel/database.ts'
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

/** All there are. */
export async function allFormerWords(db: Db): Promise<FormerWords> {
  const rows = await db.selectFrom('former_words').selectAll().orderBy('until').execute()
  const former = rows.map(({ until, ...row }) => ({
    ...row,
    until: Temporal.Instant.fromEpochMilliseconds(until.getTime()),
  }))
  const byItem = Map.groupBy(former, (row) => row.item_id)
  return {
    // keepFormerWords wrote what this kind of item shows
    of: <Words extends object>(itemId: string) => (byItem.get(itemId) ?? []) as unknown as Former<Words>[],
  }
}
