import { sql } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { type CrewMember, memberOf } from './crewMembers.store.ts'
import { byNumber, type Crew } from './crews.store.ts'

/** Crews and closed days at one version of the reference data: everything that decisions need of them. */
export interface CrewReferenceData {
  /** By number, including removed crews. */
  readonly crews: readonly (Crew & { readonly isRemoved: boolean })[]
  /** The enabled members of each crew, in the order they joined. */
  readonly workers: ReadonlyMap<string, readonly CrewMember[]>
  /** The crews that have a day off, by day (yyyy-mm-dd). */
  readonly crewsOff: ReadonlyMap<string, ReadonlySet<string>>
  /** In order, yyyy-mm-dd; catalog 0 means all catalogs. */
  readonly closed: readonly { readonly date: string; readonly catalog: number }[]
}

/** @param db a transaction with one snapshot */
export async function loadCrewReferenceData(db: Db): Promise<CrewReferenceData> {
  const crews = await db
    .selectFrom('staff_group')
    .select(['id as groupId', 'group_no as groupNo', sql<boolean>`removed_at is not null`.as('isRemoved')])
    .execute()
  const workers = await db
    .selectFrom('staff_group_member')
    .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
    .selectAll('crew_person')
    .select('group_id')
    .where('is_enabled', '=', true)
    .orderBy('joined_at')
    .orderBy('staff_no')
    .execute()
  const daysOff = await db
    .selectFrom('group_day_off')
    .select(['group_id', sql<string>`day::text`.as('day')])
    .execute()
  const closed = await db
    .selectFrom('closed_date')
    .select([sql<string>`day::text`.as('date'), 'service_catalog as catalog'])
    .orderBy('day')
    .execute()
  return {
    crews: crews.toSorted(byNumber),
    workers: new Map(
      [...Map.groupBy(workers, ({ group_id }) => group_id)].map(([id, rows]) => [id, rows.map(memberOf)]),
    ),
    crewsOff: new Map(
      [...Map.groupBy(daysOff, ({ day }) => day)].map(([day, rows]) => [
        day,
        new Set(rows.map(({ group_id }) => group_id)),
      ]),
    ),
    closed,
  }
}

/** The number of crews, and of those that can work: capacity follows from both (decisions D2, D3). */
export interface CrewCount {
  readonly existing: number
  readonly active: number
}

/** Crews on one day: a crew with the day off exists but is not active (decision D5). @param day a date, or yyyy-mm-dd */
export function countCrewsOn(referenceData: CrewReferenceData, day: Temporal.PlainDate | string): CrewCount {
  return countOn(referenceData, day.toString())
}

/** Crews on each day from the first to the last, both included, in order. */
export function countCrewsBetween(
  referenceData: CrewReferenceData,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): readonly (CrewCount & { readonly day: string })[] {
  const length = first.until(last, { largestUnit: 'days' }).days + 1
  return Array.from({ length }, (_, offset) => {
    const day = first.add({ days: offset }).toString()
    return { day, ...countOn(referenceData, day) }
  })
}

function countOn({ crews, workers, crewsOff }: CrewReferenceData, day: string): CrewCount {
  const off = crewsOff.get(day)
  const existing = crews.filter(({ isRemoved }) => !isRemoved)
  const active = existing.filter(({ groupId }) => workers.has(groupId) && !off?.has(groupId))
  return { existing: existing.length, active: active.length }
}

/** Days from the first to the last, by default six months later, on which a catalog takes no bookings: yyyy-mm-dd, in order (decision D5). */
export function closedDates(
  { closed }: CrewReferenceData,
  catalog: ServiceCatalog,
  span: { readonly first: Temporal.PlainDate; readonly last?: Temporal.PlainDate },
): readonly string[] {
  const first = span.first.toString()
  const last = (span.last ?? span.first.add({ months: 6 })).toString()
  const isClosed = (entry: CrewReferenceData['closed'][number]) =>
    (entry.catalog === 0 || entry.catalog === catalog) && entry.date >= first && entry.date <= last
  return [...new Set(closed.filter(isClosed).map(({ date }) => date))]
}

/**
 * The enabled members of a crew, ordered by id so that a repeated command records the same; none for an unknown crew.
 * @param day no members if the crew has that day off (decision D5)
 */
export function workingMembers(
  { workers, crewsOff }: CrewReferenceData,
  groupId: string,
  day?: Temporal.PlainDate,
): readonly string[] {
  if (day !== undefined && crewsOff.get(day.toString())?.has(groupId)) return []
  return (workers.get(groupId) ?? []).map(({ staffId }) => staffId).toSorted()
}

/** A crew and its members who can work. */
export interface CrewRoster extends Crew {
  /** Enabled members, in the order they joined; none if the crew has the day off. */
  readonly members: readonly CrewMember[]
}

/**
 * All crews with enabled members, by number, each with those members.
 * @param of.day crews that have that day off have no members (decision D5)
 * @param of.keep a crew to list even if it has no members or was removed (decision I1)
 */
export function crewRosters(
  { crews, workers, crewsOff }: CrewReferenceData,
  of: { readonly day?: Temporal.PlainDate | undefined; readonly keep?: string | undefined },
): readonly CrewRoster[] {
  const off = of.day && crewsOff.get(of.day.toString())
  return crews
    .filter(({ groupId, isRemoved }) => groupId === of.keep || (!isRemoved && workers.has(groupId)))
    .map(({ groupId, groupNo }) => ({
      groupId,
      groupNo,
      members: off?.has(groupId) ? [] : (workers.get(groupId) ?? []),
    }))
}
