import { byWork, type CrewVisits, isFree, type PlannedVisit } from './plannedVisits.ts'

interface Roster {
  readonly groupId: string
  /** Those who can work that day. */
  readonly members: readonly unknown[]
}

interface Wanted<Crew extends Roster> extends Pick<PlannedVisit, 'orderId' | 'catalog' | 'half'> {
  /** By number; those with the day off have no members. */
  readonly rosters: readonly Crew[]
  /** What all crews have on that day. */
  readonly visits: CrewVisits
  /** The crews that know the customer, the best known first. */
  readonly known: readonly (string | undefined)[]
}

/**
 * The crew to offer first for a visit: the first known one that is free then, else the free one with the least work that day, the lowest
 * number of several (decision W1).
 * @returns undefined when every crew is busy or off
 */
export function suggestedCrew<Crew extends Roster>(wanted: Wanted<Crew>): Crew | undefined {
  const { known, visits } = wanted
  const rosters = new Map(
    wanted.rosters.flatMap((crew) => (crew.members.length > 0 ? [[crew.groupId, crew]] : [])),
  )
  const isPossible = (groupId = '') => rosters.has(groupId) && isFree(visits, wanted, groupId)
  const found = known.find(isPossible) ?? byWork(visits, [...rosters.keys()]).find(isPossible)
  return found === undefined ? undefined : rosters.get(found)
}
