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

/**
 * Whether a crew could take the visit besides what it has on that day: a free place in the catalog (decision D2), and no work of another
 * catalog at that time (decision M9).
 */
export function isFree(
  booked: readonly PlannedVisit[],
  { orderId, catalog, half }: Pick<PlannedVisit, 'orderId' | 'catalog' | 'half'>,
  groupId: string,
): boolean {
  return Object.values(ServiceCatalog).every((each) =>
    each === catalog
      ? isCrewFree(dayBookOf(booked, catalog), catalog, { groupId, half, orderId })
      : !isAtWork(dayBookOf(booked, each), { groupId, half }),
  )
}

/** What keeps a crew from taking a visit: another visit that it has then, or as many as it takes in a day. */
export type CrewWork = { readonly visit: PlannedVisit } | { readonly jobs: number }

/** Why a crew is not free for the visit; undefined if it is. */
export function workInTheWay(
  booked: readonly PlannedVisit[],
  visit: PlannedVisit,
  groupId: string,
): CrewWork | undefined {
  if (isFree(booked, visit, groupId)) return undefined
  const other = booked.find((each) => !isFree([each], visit, groupId))
  return other ? { visit: other } : { jobs: jobsPerCrew(visit.catalog) }
}

/** The minutes that a crew works on that day. */
export function workOf(booked: readonly PlannedVisit[], groupId: string): number {
  return booked.reduce((sum, visit) => (visit.groupId === groupId ? sum + visit.minutes : sum), 0)
}

/** What a catalog has on that day. */
export function dayBookOf(booked: readonly PlannedVisit[], catalog: ServiceCatalog): DayBook {
  const ofCatalog = booked.filter((visit) => visit.catalog === catalog)
  const takings = ofCatalog.map(({ orderId, half, groupId }) => {
    return [orderId, { half, units: 1, ...(groupId === undefined ? {} : { groupId }) }] as const
  })
  return { takings: new Map(takings) }
}
