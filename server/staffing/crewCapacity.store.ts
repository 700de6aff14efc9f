import { sql } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { listActiveCrews } from './crews.store.ts'

/** How many crews there are, and how many of them can work: capacity follows from both (decisions D2, D3). */
export interface CrewCount {
  readonly existing: number
  readonly active: number
}

/** Crews with at least one enabled member (decision D2). */
export async function countActiveCrews(db: Db): Promise<number> {
  return (await listActiveCrews(db)).length
}

/** Crews on one day: those that have the day off exist and are not active (decision D5). */
export async function countCrewsOn(db: Db, day: Temporal.PlainDate): Promise<CrewCount> {
  const [count] = await countCrewsBetween(db, day, day)
  if (count === undefined) throw new RangeError('A day holds itself.')
  return count
}

/** The same for each day from the first to the last, both included, in order. */
export async function countCrewsBetween(
  db: Db,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<readonly (CrewCount & { readonly day: string })[]> {
  const [groups, active, daysOff] = await Promise.all([
    db.selectFrom('staff_group').select('id').where('removed_at', 'is', null).execute(),
    listActiveCrews(db),
    daysOffBetween(db, first, last),
  ])
  const activeIds = new Set(active.map(({ groupId }) => groupId))
  const away = Map.groupBy(
    daysOff.filter(({ group_id }) => activeIds.has(group_id)),
    ({ day }) => day,
  )
  const length = first.until(last, { largestUnit: 'days' }).days + 1
  return Array.from({ length }, (_, offset) => {
    const day = first.add({ days: offset }).toString()
    return { day, existing: groups.length, active: active.length - (away.get(day)?.length ?? 0) }
  })
}

/** Days between the two, both included, on which a catalog takes no bookings: yyyy-mm-dd, in order (decision D5). */
export async function closedDates(
  db: Db,
  catalog: ServiceCatalog,
  { first, last }: { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('closed_date')
    .select(sql<string>`day::text`.as('date'))
    .distinct()
    .where('service_catalog', 'in', [0, catalog])
    .where(sql<boolean>`day between ${first.toString()} and ${last.toString()}`)
    .orderBy('date')
    .execute()
  return rows.map((row) => row.date)
}

/** Which crews have which of these days off: yyyy-mm-dd, both ends included. */
export async function daysOffBetween(
  db: Db,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Promise<readonly { readonly group_id: string; readonly day: string }[]> {
  return db
    .selectFrom('group_day_off')
    .select(['group_id', sql<string>`day::text`.as('day')])
    .where(sql<boolean>`day between ${first.toString()} and ${last.toString()}`)
    .execute()
}
