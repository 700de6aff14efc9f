import { sql } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { CrewPersonView } from './crewTables.store.ts'
import type { OpenOrders } from './openOrders.ts'

/** What the handlers of crews work with. */
export interface CrewsContext {
  readonly db: Db
  readonly openOrders: OpenOrders
}

export interface Crew {
  readonly groupId: string
  readonly groupNo: string
}

export interface CrewMember {
  readonly staffId: string
  readonly staffNo: string
  readonly firstName: string
  readonly lastName: string
  /** 0 to 5: the self-assessment until customers rate (decision I5). */
  readonly rate: number
  readonly isEnabled: boolean
}

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

/** Crews with at least one enabled member, by number. */
export async function listActiveCrews(db: Db): Promise<readonly Crew[]> {
  const rows = await db
    .selectFrom('staff_group')
    .select(['id', 'group_no'])
    .where('removed_at', 'is', null)
    .where((crew) =>
      crew.exists(
        crew
          .selectFrom('staff_group_member')
          .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
          .select('staff_id')
          .whereRef('staff_group_member.group_id', '=', 'staff_group.id')
          .where('crew_person.is_enabled', '=', true),
      ),
    )
    .orderBy('group_no')
    .execute()
  return rows.map((row) => ({ groupId: row.id, groupNo: row.group_no }))
}

/** A crew by its id, also a removed one: orders keep showing it (decision I3). */
export async function findCrew(db: Db, groupId: string): Promise<Crew | undefined> {
  if (!isId(groupId)) return undefined
  const row = await db
    .selectFrom('staff_group')
    .select(['id', 'group_no'])
    .where('id', '=', groupId)
    .executeTakeFirst()
  return row && { groupId: row.id, groupNo: row.group_no }
}

/** Several crews at once, also removed ones. */
export async function findCrews(db: Db, groupIds: readonly string[]): Promise<readonly Crew[]> {
  const ids = groupIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await db.selectFrom('staff_group').select(['id', 'group_no']).where('id', 'in', ids).execute()
  return rows.map((row) => ({ groupId: row.id, groupNo: row.group_no }))
}

/** Who is in a crew now, disabled members included; in the order they joined. */
export async function crewMembers(db: Db, groupId: string): Promise<readonly CrewMember[]> {
  if (!isId(groupId)) return []
  const rows = await db
    .selectFrom('staff_group_member')
    .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
    .selectAll('crew_person')
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('staff_no')
    .execute()
  return rows.map(memberOf)
}

/**
 * The enabled members of a crew, in the order of their ids, so that the same command records the same; nobody for a crew that was removed.
 * @param day leaves nobody when the crew has that day off (decision D5)
 */
export async function findWorkingMembers(
  db: Db,
  groupId: string,
  day?: Temporal.PlainDate,
): Promise<readonly string[]> {
  const daysOff = day === undefined ? [] : await daysOffBetween(db, day, day)
  if (daysOff.some(({ group_id }) => group_id === groupId)) return []
  const members = await crewMembers(db, groupId)
  return members
    .filter(({ isEnabled }) => isEnabled)
    .map(({ staffId }) => staffId)
    .toSorted()
}

/** The crew a staff member belongs to; one at most (decision I2). */
export async function findCrewOf(db: Db, staffId: string): Promise<Crew | undefined> {
  if (!isId(staffId)) return undefined
  const row = await db
    .selectFrom('staff_group_member')
    .innerJoin('staff_group', 'staff_group.id', 'staff_group_member.group_id')
    .select(['id', 'group_no'])
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row && { groupId: row.id, groupNo: row.group_no }
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

async function daysOffBetween(
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

/** A person of a crew as the view has them. */
export function memberOf(row: CrewPersonView): CrewMember {
  return {
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    rate: row.self_assessment,
    isEnabled: row.is_enabled,
  }
}

/** The crews that any of these people are in now. */
export async function crewsOf(db: Db, staffIds: readonly string[]): Promise<readonly string[]> {
  const known = staffIds.filter((id) => isId(id))
  if (known.length === 0) return []
  const rows = await db
    .selectFrom('staff_group_member')
    .select('group_id')
    .distinct()
    .where('staff_id', 'in', known)
    .execute()
  return rows.map((row) => row.group_id)
}
