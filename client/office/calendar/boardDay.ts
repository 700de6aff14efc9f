import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { BoardVisitFragment, WorkCalendarQuery } from './calendar.generated.ts'

export type Visit = BoardVisitFragment

/** Columns of the board: the halves of a cleaning day, and what has no fixed time. */
export const lanes = ['Morning', 'Afternoon', 'AnyTime'] as const
export type Lane = (typeof lanes)[number]

/** A drop target: a crew, and a lane of its day. */
export interface Place {
  readonly groupId: string
  readonly lane: Lane
  /** yyyy-mm-dd */
  readonly date: string
}

/** A crew on the day of the board. */
export interface CrewDay {
  readonly id: string
  readonly groupNo: string
  /** It has an enabled member. */
  readonly isActive: boolean
  readonly isOff: boolean
  /** It was removed, but still has visits. */
  readonly isGone: boolean
  readonly visits: readonly Visit[]
}

/** The lane of a visit; undefined for a clean that takes both halves and spans them. */
export function laneOf({ dayPart, order }: Pick<Visit, 'dayPart' | 'order'>): Lane | undefined {
  if (order.catalog !== 'HouseCleaning' || dayPart === null) return 'AnyTime'
  return dayPart === 'WholeDay' ? undefined : dayPart
}

/** The lanes that accept a visit: either half for a half clean, its own lane for everything else. */
function lanesFor(visit: Visit): readonly Lane[] {
  const lane = laneOf(visit)
  if (lane === undefined) return ['Morning']
  return lane === 'AnyTime' || !visit.officeMay.move ? [lane] : ['Morning', 'Afternoon']
}

interface Changes {
  readonly moves: boolean
  readonly assigns: boolean
}

/** The command of a drop; undefined where a visit comes from or cannot be dropped. */
export function changesOf(visit: Visit, { groupId, lane, date }: Place): Changes | undefined {
  const isElsewhen = visit.order.bookedDate !== date
  if (!lanesFor(visit).includes(lane) || (isElsewhen && !visit.officeMay.move)) return undefined
  const moves = isElsewhen || (laneOf(visit) ?? 'Morning') !== lane
  const assigns = visit.group?.id !== groupId
  return moves || assigns ? { moves, assigns } : undefined
}

/** Why a crew cannot take a visit there. */
export type Hindrance = 'inactive' | 'off' | 'taken'

/**
 * What the server would refuse of a drop, as far as the board knows (decisions D2, E5): a crew without active members, with the day off, or
 * with work of the same catalog then. Work of another catalog needs a confirmation instead (decision M9).
 */
export function hindranceOf(visit: Visit, crew: CrewDay, lane: Lane): Hindrance | undefined {
  if (!crew.isActive) return 'inactive'
  // months and seasons take no day
  if (visit.order.periodType !== 'Day') return undefined
  if (crew.isOff) return 'off'
  const { catalog } = visit.order
  const others = crew.visits.filter(
    ({ id, order }) => id !== visit.id && order.catalog === catalog && order.periodType === 'Day',
  )
  if (catalog !== 'HouseCleaning')
    return others.length >= businessRules.capacity.dayJobsPerCrew ? 'taken' : undefined
  const isWhole = laneOf(visit) === undefined
  const overlaps = others.some((other) => isWhole || [undefined, lane].includes(laneOf(other)))
  return overlaps ? 'taken' : undefined
}

/** Every crew with its work of the day, in the crews' order; removed crews that still have visits come last. */
export function crewDays(
  crews: WorkCalendarQuery['staffGroups'],
  visits: readonly Visit[],
  date: string,
): readonly CrewDay[] {
  const ofCrew = Map.groupBy(visits, ({ group }) => group?.id)
  const known = crews.map(({ id, groupNo, isActive, daysOff }) => {
    const isOff = daysOff.includes(date)
    return { id, groupNo, isActive, isOff, isGone: false, visits: ofCrew.get(id) ?? [] }
  })
  const gone = [...ofCrew.values()].flatMap(([visit]) => {
    const group = visit?.group
    if (!group || crews.some(({ id }) => id === group.id)) return []
    return { ...group, isActive: false, isOff: false, isGone: true, visits: ofCrew.get(group.id) ?? [] }
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
