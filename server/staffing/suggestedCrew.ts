import { isFree, type PlannedVisit, workOf } from './plannedVisits.ts'

interface Roster {
  readonly groupId: string
  /** Those who can work that day. */
  readonly members: readonly unknown[]
}

interface Wanted<Crew extends Roster> extends Pick<PlannedVisit, 'orderId' | 'catalog' | 'half'> {
  /** By number; those with the day off have no members. */
  readonly rosters: readonly Crew[]
  /** What all crews have on that day. */
  readonly visits: readonly PlannedVisit[]
  /** The crews that know the customer, the best known first. */
  readonly known: readonly (string | undefined)[]
}

/**
 * The crew to offer first for a visit: the first known one that is free then, else the free one with the least work that day, the lowest
 * number of several (decision W1).
 * @returns undefined when every crew is busy or off
 */
export function suggestedCrew<Crew extends Roster>(wanted: Wanted<Crew>): Crew | undefined {
  const { rosters, known, visits } = wanted
  const free = rosters.filter(({ groupId, members }) => members.length > 0 && isFree(visits, wanted, groupId))
  const best = known.flatMap((knownId) => free.filter(({ groupId }) => groupId === knownId))
  return best[0] ?? free.toSorted((a, b) => workOf(visits, a.groupId) - workOf(visits, b.groupId))[0]
}
