import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { BoardVisitFragment, WorkCalendarQuery } from './calendar.generated.ts'

export type Visit = BoardVisitFragment

/** The parts of a crew's row: the halves of a cleaning day, and what has no hour. */
export type Lane = 'Morning' | 'Afternoon' | 'AnyTime'

/** A crew on the day of the board. */
export interface CrewDay {
  readonly id: string
  readonly groupNo: string
  /** First names of its members. */
  readonly people: readonly string[]
  /** It has an enabled member. */
  readonly isActive: boolean
  readonly isOff: boolean
  /** It was removed, but still has visits. */
  readonly isGone: boolean
  readonly visits: readonly Visit[]
}

/** Whether a visit has an hour: a clean has, lawns, snow, months and seasons have none. */
export function isTimed({ order }: Pick<Visit, 'order'>): boolean {
  return order.periodType === 'Day' && Boolean(order.bookedTime)
}

/** The lane in which a visit begins. */
export function laneOf(visit: Pick<Visit, 'order'>): Lane {
  return isTimed(visit) ? laneAt(minutesAt(visit)) : 'AnyTime'
}

/** The half of the day of a time, in minutes since midnight. */
export function laneAt(minutes: number): Lane {
  return minutes < businessRules.slots.pmStartHour * 60 ? 'Morning' : 'Afternoon'
}

/** When a visit begins, in minutes since midnight; 0 without an hour. */
export function minutesAt({ order: { bookedTime } }: Pick<Visit, 'order'>): number {
  return minutesIn(bookedTime ?? '')
}

function minutesIn(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Whether its crew should have begun by now, as the main page counts it (decision W4). @param timeNow hh:mm; undefined unless its day is today */
export function isLate(visit: Pick<Visit, 'order'>, timeNow: string | undefined): boolean {
  const { status } = visit.order
  const isOpen = status === 'Pending' || status === 'Confirmed'
  return (
    timeNow !== undefined &&
    isOpen &&
    isTimed(visit) &&
    minutesAt(visit) + businessRules.lateStartMinutes <= minutesIn(timeNow)
  )
}

/** Whether the visit, at that minute of the day, meets another timed one of the crew. */
export function meetsAt(visit: Visit, at: number, others: readonly Visit[]): boolean {
  return others.some((other) => {
    const begin = minutesAt(other)
    return other.id !== visit.id && isTimed(other) && begin < at + visit.minutes && at < begin + other.minutes
  })
}

/** Why a crew cannot take a visit there; `elsewhere`, work of another catalog, may be confirmed (decision M9). */
export type Hindrance = 'closed' | 'inactive' | 'off' | 'taken' | 'elsewhere'

/**
 * What the server would refuse of a drop, as far as the board knows (decisions D2, E5): a crew without active members, with the day off, or
 * with work of the same catalog then; and a question about work of another catalog.
 */
export function hindranceOf(visit: Visit, crew: CrewDay, lane: Lane): Hindrance | undefined {
  if (!crew.isActive) return 'inactive'
  // months and seasons take no day
  if (visit.order.periodType !== 'Day') return undefined
  if (crew.isOff) return 'off'
  const others = crew.visits.filter(({ id, order }) => id !== visit.id && order.periodType === 'Day')
  const rivals = others.filter(({ order }) => order.catalog === visit.order.catalog)
  if (isFull(visit, rivals, lane)) return 'taken'
  return others.length > rivals.length && visit.group?.id !== crew.id ? 'elsewhere' : undefined
}

function isFull(visit: Visit, rivals: readonly Visit[], lane: Lane): boolean {
  if (!isTimed(visit)) return rivals.length >= businessRules.capacity.dayJobsPerCrew
  const isWhole = visit.dayPart === 'WholeDay'
  return rivals.some((rival) => isWhole || rival.dayPart === 'WholeDay' || laneOf(rival) === lane)
}

/** Every crew with its work of the day, in the crews' order; removed crews that still have visits come last. */
export function crewDays(
  crews: WorkCalendarQuery['staffGroups'],
  visits: readonly Visit[],
  date: string,
): readonly CrewDay[] {
  const ofCrew = Map.groupBy(visits, ({ group }) => group?.id)
  const known = crews.map(({ id, groupNo, isActive, daysOff, members }) => {
    const isOff = daysOff.includes(date)
    const people = members.map(({ firstName }) => firstName)
    return { id, groupNo, people, isActive, isOff, isGone: false, visits: ofCrew.get(id) ?? [] }
  })
  const gone = [...ofCrew.values()].flatMap(([visit]) => {
    const group = visit?.group
    if (!group || crews.some(({ id }) => id === group.id)) return []
    return {
      ...group,
      people: [],
      isActive: false,
      isOff: false,
      isGone: true,
      visits: ofCrew.get(group.id) ?? [],
    }
  })
  return [...known, ...gone]
}

/** Unassigned visits. */
export function unassigned(visits: readonly Visit[]): readonly Visit[] {
  return visits.filter(({ group }) => !group)
}

/** The load of a catalog's day: of each half for cleaning, of the day for the others. */
export interface Load {
  readonly catalog: ServiceCatalog
  readonly visits: number
  readonly unassigned: number
  readonly places: number
  readonly amTaken: number
  readonly pmTaken: number
}

/** How many visits loads have. */
export function visitsIn(loads: readonly Load[]): number {
  return loads.reduce((sum, { visits }) => sum + visits, 0)
}

/** How many of them have no crew. */
export function unassignedIn(loads: readonly Load[]): number {
  return loads.reduce((sum, load) => sum + load.unassigned, 0)
}

/** The taken share of each half of a cleaning day, and of the whole of another. */
export function sharesOf({ catalog, places, amTaken, pmTaken }: Load): readonly number[] {
  const taken = catalog === 'HouseCleaning' ? [amTaken, pmTaken] : [amTaken]
  return taken.map((count) => count / Math.max(1, places))
}

/** The taken share of the fullest catalog's day. */
export function fullestShare(loads: readonly Load[]): number {
  const days = loads.map(sharesOf).map((parts) => parts.reduce((sum, part) => sum + part, 0) / parts.length)
  return Math.max(0, ...days)
}

/** Whether only months and seasons begin then, which take no place of the day. */
export function onlyBegins({ amTaken, pmTaken }: Load): boolean {
  return amTaken + pmTaken === 0
}

/** Which halves are full; a day without halves is full or not. */
export function fullness({
  catalog,
  places,
  amTaken,
  pmTaken,
}: Load): 'none' | 'morning' | 'afternoon' | 'day' {
  const [am, pm] = [amTaken > 0 && amTaken >= places, pmTaken > 0 && pmTaken >= places]
  if (am && pm) return 'day'
  if (catalog !== 'HouseCleaning' || am === pm) return 'none'
  return am ? 'morning' : 'afternoon'
}
