import { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { type DayBook, isAtWork, isCrewFree } from './dayBook.ts'
import type { Half } from './events.ts'

/** A visit with its part of the day; months and seasons take no day. */
export interface PlannedVisit {
  readonly orderId: string
  readonly catalog: ServiceCatalog
  readonly half: Half
  /** Its work, in whole minutes as priced. */
  readonly minutes: number
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
