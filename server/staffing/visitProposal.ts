import type { Crews } from './capacity.ts'
import { fits, freePlaces } from './dayBook.ts'
import {
  byCrew,
  byWork,
  type CrewVisits,
  type CrewWork,
  dayBookOf,
  type PlannedVisit,
  workInTheWay,
} from './plannedVisits.ts'

/* Which crew could take each of many visits at once (decision W5). A proposal is a hint: each command decides again. */

/** The day on which the visits are to take place. */
export interface PlannedDay {
  /** Every visit on it, also those that are to get another crew. */
  readonly booked: readonly PlannedVisit[]
  /** The crews that work then, by number. */
  readonly working: readonly string[]
  readonly crews: Crews
}

/** The crew for a visit. */
export interface ProposedCrew {
  /** Undefined if the visit stays without a crew, or finds no place. */
  readonly groupId: string | undefined
  /** The crews that have no other work then, once longer visits are with the crews proposed for them. */
  readonly freeGroupIds: readonly string[]
  /** Why the other crews that work then are not free, by crew. */
  readonly busy: ReadonlyMap<string, CrewWork>
  /** Why it finds no place: the day takes no more visits of its kind then, or no crew is free. */
  readonly hindrance?: 'full' | 'noCrew'
}

/**
 * Proposes a crew for each visit, longest work first: the free one with the least work on that day. A visit that comes from another day
 * needs a place there and keeps its crew if that is free; without a crew it stays without one.
 * @param asked.away the crew that gets none of them
 * @returns the proposal by order id
 */
export function proposeCrews(
  day: PlannedDay,
  asked: { readonly visits: readonly PlannedVisit[]; readonly away?: string | undefined },
): ReadonlyMap<string, ProposedCrew> {
  const proposals = new Map<string, ProposedCrew>()
  let planned = day.booked
  const longestFirst = asked.visits.toSorted(
    (a, b) => b.minutes - a.minutes || (a.orderId < b.orderId ? -1 : 1),
  )
  for (const visit of longestFirst) {
    const candidates = day.working.filter((groupId) => groupId !== asked.away)
    const crewVisits = byCrew(planned)
    const busy = busyCrews(crewVisits, visit, candidates)
    const freeGroupIds = candidates.filter((groupId) => !busy.has(groupId))
    const proposed = proposedCrew({ ...day, booked: planned, crewVisits }, visit, freeGroupIds)
    proposals.set(visit.orderId, { ...proposed, freeGroupIds, busy })
    if (!proposed.hindrance) planned = [...without(planned, visit), { ...visit, groupId: proposed.groupId }]
  }
  return proposals
}

function proposedCrew(
  { booked, crewVisits, crews }: PlannedDay & { readonly crewVisits: CrewVisits },
  visit: PlannedVisit,
  free: readonly string[],
): Omit<ProposedCrew, 'freeGroupIds' | 'busy'> {
  const { orderId, catalog, half, groupId } = visit
  const arrives = !booked.some((each) => each.orderId === orderId)
  if (arrives && !fits(freePlaces(dayBookOf(booked, catalog), catalog, crews), half))
    return { groupId: undefined, hindrance: 'full' }
  if (arrives && (groupId === undefined || free.includes(groupId))) return { groupId }
  const [idlest] = byWork(crewVisits, free)
  return idlest === undefined ? { groupId: undefined, hindrance: 'noCrew' } : { groupId: idlest }
}

function busyCrews(
  planned: CrewVisits,
  visit: PlannedVisit,
  candidates: readonly string[],
): ProposedCrew['busy'] {
  const works = candidates.map((groupId) => [groupId, workInTheWay(planned, visit, groupId)] as const)
  return new Map(works.flatMap(([groupId, work]) => (work ? [[groupId, work]] : [])))
}

function without(booked: PlannedDay['booked'], { orderId }: PlannedVisit): PlannedDay['booked'] {
  return booked.filter((each) => each.orderId !== orderId)
}
