import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { jobsPerCrew } from './capacity.ts'
import { type DayBook, isAtWork, isCrewFree } from './dayBook.ts'
import type { Half } from './events.ts'

/** A visit with its part of the day; months and seasons take no day. */
export interface PlannedVisit {
  readonly orderId: string
  readonly catalog: ServiceCatalog
  readonly half: Half
  /** Its work, in whole minutes as priced. */
  readonly minutes: number
  /** HH:MM of its arrival; undefined for work without an hour. */
  readonly time?: string | undefined
  readonly groupId?: string | undefined
}

/** The visits of one day by crew; those without a crew are under undefined. */
export type CrewVisits = ReadonlyMap<string | undefined, readonly PlannedVisit[]>

export function byCrew(booked: readonly PlannedVisit[]): CrewVisits {
  return Map.groupBy(booked, ({ groupId }) => groupId)
}

/**
 * Whether a crew could take the visit besides what it has on that day: a free place in the catalog (decision D2), and no work of another
 * catalog at that time (decision M9).
 */
export function isFree(
  booked: CrewVisits,
  { orderId, catalog, half }: Pick<PlannedVisit, 'orderId' | 'catalog' | 'half'>,
  groupId: string,
): boolean {
  const own = booked.get(groupId)
  if (own === undefined) return true
  return Object.values(ServiceCatalog).every((each) =>
    each === catalog
      ? isCrewFree(dayBookOf(own, catalog), catalog, { groupId, half, orderId })
      : !isAtWork(dayBookOf(own, each), { groupId, half }),
  )
}

/** What keeps a crew from taking a visit: another visit that it has then, or as many as it takes in a day. */
export type CrewWork = { readonly visit: PlannedVisit } | { readonly jobs: number }

/** Why a crew is not free for the visit; undefined if it is. */
export function workInTheWay(booked: CrewVisits, visit: PlannedVisit, groupId: string): CrewWork | undefined {
  if (isFree(booked, visit, groupId)) return undefined
  const other = booked.get(groupId)?.find((each) => !isFree(byCrew([each]), visit, groupId))
  return other ? { visit: other } : { jobs: jobsPerCrew(visit.catalog) }
}

/** The crews from the least work on that day to the most, in the given order where it is the same. */
export function byWork(booked: CrewVisits, groupIds: readonly string[]): readonly string[] {
  const minutes = new Map(groupIds.map((groupId) => [groupId, workOf(booked.get(groupId) ?? [])]))
  return groupIds.toSorted((a, b) => (minutes.get(a) ?? 0) - (minutes.get(b) ?? 0))
}

function workOf(own: readonly PlannedVisit[]): number {
  return own.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** What a catalog has on that day. */
export function dayBookOf(booked: readonly PlannedVisit[], catalog: ServiceCatalog): DayBook {
  const ofCatalog = booked.filter((visit) => visit.catalog === catalog)
  const takings = ofCatalog.map(({ orderId, half, groupId }) => {
    return [orderId, { half, units: 1, ...(groupId === undefined ? {} : { groupId }) }] as const
  })
  return { takings: new Map(takings) }
}
