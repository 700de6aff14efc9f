import { businessRules } from '../../../schema/rules/businessRules.ts'
import { isTooLateToday, timesOf } from '../../domain/booking/slotTimes.ts'
import {
  type CrewDay,
  type Hindrance,
  hindranceOf,
  isTimed,
  type Lane,
  laneAt,
  laneOf,
  meetsAt,
  minutesAt,
  type Visit,
} from './boardDay.ts'

/** A drop target: a part of a crew's day. */
export interface Place {
  readonly groupId: string
  readonly lane: Lane
  /** The minute of the day that is meant; undefined for any of the lane. */
  readonly at?: number | undefined
}

/** The day of the board, and what a drop on it depends on. */
export interface BoardDay {
  /** yyyy-mm-dd */
  readonly date: string
  /** No drop at all: a day that is over. */
  readonly isPast: boolean
  /** The business's time now, hh:mm in steps of ten minutes; undefined unless the day is today. */
  readonly timeNow?: string | undefined
  /** Whether it takes visits of other days. */
  readonly takesVisit: (catalog: Visit['order']['catalog']) => boolean
}

/** What a drop does. */
export interface Aim {
  readonly groupId: string
  readonly lane: Lane
  /** The proposed arrival, in minutes since midnight; undefined without an hour. */
  readonly at: number | undefined
  readonly moves: boolean
  readonly assigns: boolean
  /** The crew has work of another catalog, so that the drop needs a confirmation (decision M9). */
  readonly isBusy: boolean
}

const { slots: hours } = businessRules

/** Every arrival time of a lane, in minutes since midnight; none without hours. */
export function arrivals(lane: Lane): readonly number[] {
  if (lane === 'AnyTime') return []
  return timesOf(lane, hours, hours.stepMinutes).map(({ hour, minute }) => hour * 60 + minute)
}

/** The lanes that accept a visit: either half if it may move and has an hour, else its own lane. */
function lanesFor(visit: Visit): readonly Lane[] {
  return isTimed(visit) && visit.officeMay.move ? ['Morning', 'Afternoon'] : [laneOf(visit)]
}

/** Why nothing can be dropped in a lane of a crew, or what has to be confirmed. */
export function hindranceAt(visit: Visit, crew: CrewDay, lane: Lane, day: BoardDay): Hindrance | undefined {
  const isElsewhen = visit.order.bookedDate !== day.date
  if (isElsewhen && (!day.takesVisit(visit.order.catalog) || !visit.officeMay.move)) return 'closed'
  return hindranceOf(visit, crew, lane)
}

/** The minute of a crew's day at which a visit dropped there arrives: the one meant if the crew is free then, else its next free half hour. */
function arrivalOf(visit: Visit, crew: CrewDay, { lane, at }: Place, day: BoardDay): number | undefined {
  if (!isTimed(visit)) return undefined
  const own = minutesAt(visit)
  const isHere = visit.order.bookedDate === day.date
  // another crew takes it over at its hour, unless another half is meant
  const meant = at ?? (laneOf(visit) === lane ? own : undefined)
  const isFree = (time: number) =>
    !meetsAt(visit, time, crew.visits) &&
    (day.timeNow === undefined || !isTooLateToday(Math.floor(time / 60), Number(day.timeNow.slice(0, 2))))
  if (meant === own && isHere && !meetsAt(visit, own, crew.visits)) return own
  const times = arrivals(lane)
  const free = times.filter(isFree)
  return free.find((time) => meant === undefined || time >= meant) ?? free[0] ?? meant ?? times[0]
}

/** What a drop does; undefined where a visit comes from or cannot be dropped. */
export function aimOf(visit: Visit, crew: CrewDay, place: Place, day: BoardDay): Aim | undefined {
  const { groupId, lane } = place
  if (day.isPast || crew.isGone || !lanesFor(visit).includes(lane)) return undefined
  const hindrance = hindranceAt(visit, crew, lane, day)
  if (hindrance && hindrance !== 'elsewhere') return undefined
  const at = arrivalOf(visit, crew, place, day)
  const moves = visit.order.bookedDate !== day.date || (at !== undefined && at !== minutesAt(visit))
  const assigns = visit.group?.id !== groupId
  if ((!moves && !assigns) || (moves && !visit.officeMay.move)) return undefined
  return { groupId, lane, at, moves, assigns, isBusy: hindrance === 'elsewhere' }
}

/** Why a drop on a place is refused; undefined where it is not, and where the visit is. */
export function refusalOf(
  visit: Visit,
  crew: CrewDay,
  place: Place,
  day: BoardDay,
): Exclude<Hindrance, 'elsewhere'> | undefined {
  if (crew.isGone) return 'inactive'
  const isHere = visit.group?.id === crew.id && visit.order.bookedDate === day.date
  if (isHere && laneOf(visit) === place.lane) return undefined
  const hindrance = hindranceAt(visit, crew, place.lane, day)
  return hindrance === 'elsewhere' ? undefined : hindrance
}

/** Whether a visit may be dropped somewhere in a lane, so that keys stop there. */
function isOpen(visit: Visit, crew: CrewDay, lane: Lane, day: BoardDay): boolean {
  if (crew.isGone || day.isPast || !lanesFor(visit).includes(lane)) return false
  const hindrance = hindranceAt(visit, crew, lane, day)
  return hindrance === undefined || hindrance === 'elsewhere'
}

/** The place at which keys begin: where the visit is, else the first one that takes it. */
export function firstPlace(visit: Visit, crews: readonly CrewDay[], day: BoardDay): Place | undefined {
  const own = { lane: laneOf(visit), at: isTimed(visit) ? minutesAt(visit) : undefined }
  const isHere = visit.order.bookedDate === day.date && visit.group
  return visit.group && isHere ? { groupId: visit.group.id, ...own } : firstOpen(visit, crews, day, own)
}

/** What keys walk on. */
interface Walk {
  readonly visit: Visit
  readonly crews: readonly CrewDay[]
  readonly day: BoardDay
}

/** The place that an arrow key leads to: up and down through the crews, sideways through the half hours; the same place at an end. */
export function placeFor(key: string, from: Place, walk: Walk): Place | undefined {
  if (key === 'ArrowUp' || key === 'ArrowDown') return crewBeside(from, walk, key === 'ArrowUp') ?? from
  if (key === 'ArrowLeft' || key === 'ArrowRight') return timeBeside(from, walk, key === 'ArrowLeft') ?? from
  return undefined
}

function crewBeside(from: Place, { visit, crews, day }: Walk, isUp: boolean): Place | undefined {
  const row = crews.findIndex(({ id }) => id === from.groupId)
  const ahead = isUp ? crews.slice(0, Math.max(row, 0)).toReversed() : crews.slice(row + 1)
  return firstOpen(visit, ahead, day, from)
}

function timeBeside(from: Place, { visit, crews, day }: Walk, isBack: boolean): Place | undefined {
  const crew = crews.find(({ id }) => id === from.groupId)
  const { at: now } = from
  if (!crew || now === undefined) return undefined
  const times = lanesFor(visit)
    .filter((lane) => isOpen(visit, crew, lane, day))
    .flatMap(arrivals)
  const at = isBack ? times.findLast((time) => time < now) : times.find((time) => time > now)
  return at === undefined ? undefined : { groupId: crew.id, lane: laneAt(at), at }
}

/** The first of some crews that takes a visit: in the lane that is meant if possible, and near its time. */
function firstOpen(
  visit: Visit,
  crews: readonly CrewDay[],
  day: BoardDay,
  { lane: meant, at }: Pick<Place, 'lane' | 'at'>,
): Place | undefined {
  for (const crew of crews) {
    const lane = [meant, ...lanesFor(visit)].find((each) => isOpen(visit, crew, each, day))
    if (lane) return { groupId: crew.id, lane, at: nearest(lane, at) }
  }
  return undefined
}

/** The arrival of a lane that is nearest to a time. */
function nearest(lane: Lane, at: number | undefined): number | undefined {
  const times = arrivals(lane)
  if (at === undefined || times.length === 0) return undefined
  return times.reduce((best, time) => (Math.abs(time - at) < Math.abs(best - at) ? time : best))
}

/** HH:MM of a minute of the day. */
export function clockAt(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16)
}
