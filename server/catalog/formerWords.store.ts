import type { ColumnType, JSONColumnType } from 'kysely'
import type { Db } from '../kernel/database.ts'
import type { ServiceShown } from './catalogTexts.ts'
import type { Service } from './services.store.ts'
import { type Former, wordsAt } from './words.ts'

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
 * Stores the former texts of a service, check point or additional item, for existing orders.
 * @param db the transaction that changes them
 */
export async function keepFormerWords(
  db: Db,
  { itemId, until, words }: { readonly itemId: string } & Former<object>,
): Promise<void> {
  await db
    .insertInto('former_words')
    .values({ item_id: itemId, until: until.toString(), words: JSON.stringify(words) })
    // two changes at the same moment: no order lies between them
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

/** Services for orders of any age, looked at from the day of one: renamed, disabled and removed ones too (decision C12). */
export interface ServiceArchive {
  /** With the words it had at that moment; everything else as it is today. Undefined for a service that never was. */
  asOf(serviceId: string, at: Temporal.Instant): Service | undefined
}

/** @param byId as they are today */
export function serviceArchive(byId: ReadonlyMap<string, Service>, former: FormerWords): ServiceArchive {
  return {
    asOf(serviceId, at) {
      const service = byId.get(serviceId)
      if (service === undefined) return undefined
      const words = wordsAt<ServiceShown>(shownOf(service), former.of(serviceId), at)
      // former texts have a notice only if there was one
      return { ...service, ...words, specialNotice: words.specialNotice }
    },
  }
}

/** The texts of a service only. */
export function shownOf({ name, description, specialNotice, translations }: ServiceShown): ServiceShown {
  return { name, description, specialNotice, translations }
}
