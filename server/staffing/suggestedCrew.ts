import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { isAtWork, isCrewFree } from './dayBook.ts'
import type { Half } from './events.ts'

/** A visit that a crew has on the day, months and seasons left out. */
export interface CrewVisit {
  readonly orderId: string
  readonly groupId: string
  readonly catalog: ServiceCatalog
  readonly half: Half
  /** As priced. */
  readonly minutes: number
}

interface Roster {
  readonly groupId: string
  /** Those who can work that day. */
  readonly members: readonly unknown[]
}

interface Wanted<Crew extends Roster> {
  readonly orderId: string
  readonly catalog: ServiceCatalog
  readonly half: Half
  /** By number; those with the day off have no members. */
  readonly rosters: readonly Crew[]
  /** What all crews have on that day. */
  readonly visits: readonly CrewVisit[]
  /** The crews that know the customer, the best known first. */
  readonly known: readonly (string | undefined)[]
}

/**
 * The crew to offer first for a visit: the first known one that is free then, else the free one with the least work that day, the lowest
 * number of several (decision W1). A crew with other work in that half is not free (decision M9).
 * @returns undefined when every crew is busy or off
 */
export function suggestedCrew<Crew extends Roster>({
  rosters,
  known,
  ...wanted
}: Wanted<Crew>): Crew | undefined {
  const free = rosters.filter(({ groupId, members }) => members.length > 0 && isFree(wanted, groupId))
  const workOf = ({ groupId }: Roster) =>
    wanted.visits.filter((visit) => visit.groupId === groupId).reduce((sum, { minutes }) => sum + minutes, 0)
  const best = known.flatMap((knownId) => free.filter(({ groupId }) => groupId === knownId))
  return best[0] ?? free.toSorted((a, b) => workOf(a) - workOf(b))[0]
}

function isFree(
  { orderId, catalog, half, visits }: Omit<Wanted<Roster>, 'rosters' | 'known'>,
  groupId: string,
): boolean {
  const bookOf = (isSame: boolean) => ({
    takings: new Map(
      visits
        .filter((visit) => (visit.catalog === catalog) === isSame)
        .map((visit) => [visit.orderId, { half: visit.half, units: 1, groupId: visit.groupId }]),
    ),
  })
  return (
    isCrewFree(bookOf(true), catalog, { groupId, half, orderId }) &&
    !isAtWork(bookOf(false), { groupId, half })
  )
}
