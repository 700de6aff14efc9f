import type { ClientRect, Collision, CollisionDetection, SensorContext } from '@dnd-kit/core'
import { isTimed, type Lane, laneOf, minutesAt, type Visit } from './boardDay.ts'
import { arrivals, type BoardDay, type Place } from './boardDrop.ts'

/** The hours of the board's axis. */
export const axis = { from: 8, to: 18 } as const

/** The columns of a row: the crew, and the axis. */
export const boardColumns = '8.5rem minmax(0, 1fr)'

/** What a visit is carried over: a place of the board, or a day alone. */
export type Target = Place | { readonly date: string }

/** The droppable of a target. */
export function nameOf(target: Target | undefined): string {
  if (!target) return ''
  return 'date' in target ? target.date : `${target.groupId} ${target.lane}`
}

/** Where a day and a visit are while the visit is carried. */
export interface Hand {
  readonly day: BoardDay
  /** Undefined while nothing is carried. */
  readonly visit: Visit | undefined
  /** Where keys have led; undefined while a pointer leads. */
  readonly keyed: Place | undefined
  /** How far from the left edge of its card a pointer took the visit, in pixels. */
  readonly grabbedAt: number
}

type Detecting = Parameters<CollisionDetection>[0]

/** Finds the target: where keys have led, else the day or the lane under the pointer. */
export function collisionsFor(args: Detecting, hand: Hand): Collision[] {
  const { pointerCoordinates: pointer, droppableRects, droppableContainers } = args
  if (!pointer) return hand.keyed ? [{ id: nameOf(hand.keyed), data: hand.keyed }] : []
  const level = droppableContainers.flatMap(({ id, data, node }): Zone[] => {
    const target = data.current as Target
    // days stay in sight while the page scrolls, which what was measured at the start does not know
    const rect = 'date' in target ? node.current?.getBoundingClientRect() : droppableRects.get(id)
    const isLevel = rect && pointer.y >= rect.top && pointer.y <= rect.bottom
    return isLevel ? [{ target, rect }] : []
  })
  // days cover the rows below them
  const day = level.find(({ target, rect }) => 'date' in target && distance(rect, pointer.x) === 0)
  if (day) return [{ id: nameOf(day.target), data: day.target }]
  const place =
    hand.visit && placeUnder(level, { pointerX: pointer.x, grabbedAt: hand.grabbedAt }, hand.visit, hand.day)
  return place ? [{ id: nameOf(place), data: place }] : []
}

interface Zone {
  readonly target: Target
  readonly rect: ClientRect
}

interface Pointing {
  readonly pointerX: number
  readonly grabbedAt: number
}

/** The place of a row under the pointer. In its own row a visit on the axis points with the beginning of its card, so that a nudge keeps its hour. */
function placeUnder(
  level: readonly Zone[],
  { pointerX, grabbedAt }: Pointing,
  visit: Visit,
  day: BoardDay,
): Place | undefined {
  const places = level.flatMap(({ target, rect }) => ('date' in target ? [] : [{ place: target, rect }]))
  const isInRow = places.some(({ rect }) => pointerX >= rect.left - rowHead && pointerX <= rect.right)
  if (!isInRow) return undefined
  const isOwnRow = places.some(({ place }) => place.groupId === visit.group?.id)
  const isDrawn = isOwnRow && isTimed(visit) && visit.order.bookedDate === day.date
  const x = isDrawn && isWide() ? pointerX - grabbedAt + 1 : pointerX
  const { place, rect } = places.reduce((best, each) =>
    distance(each.rect, x) < distance(best.rect, x) ? each : best,
  )
  return { ...place, at: meantAt(place, rect, x, visit) }
}

/** How far the name of a crew reaches to the left of its places, in pixels. */
const rowHead = 160

/** The axis is drawn where there is room for it. */
function isWide(): boolean {
  return matchMedia('(min-width: 48rem)').matches
}

function distance({ left, right }: ClientRect, x: number): number {
  return Math.max(left - x, x - right, 0)
}

const bounds = { Morning: [axis.from * 60, 12 * 60], Afternoon: [12 * 60, axis.to * 60] } as const

/**
 * The arrival that is nearest to a point of a lane. In its own half another crew takes a visit over at its hour, so that it need not be aimed
 * at; and without an axis no hour is meant.
 */
function meantAt({ lane, groupId }: Place, rect: ClientRect, x: number, visit: Visit): number | undefined {
  const isTakenOver = visit.group?.id !== groupId && laneOf(visit) === lane
  if (lane === 'AnyTime' || isTakenOver || !isWide()) return undefined
  const [from, to] = bounds[lane]
  const minute = from + ((x - rect.left) / rect.width) * (to - from)
  return arrivals(lane).reduce((best, time) =>
    Math.abs(time - minute) < Math.abs(best - minute) ? time : best,
  )
}

/** Where the pointer is at an event of a mouse or a finger, in pixels of the window; undefined for keys. */
export function pointOf(event: Event | null): { readonly x: number; readonly y: number } | undefined {
  const point = event instanceof MouseEvent ? event : (event as TouchEvent | null)?.touches?.[0]
  return point && { x: point.clientX, y: point.clientY }
}

/** How far from the left edge of its card a pointer takes a visit, in pixels; 0 for keys. The library has not measured the card then. */
export function grabbedAt(event: Event): number {
  const card = (event.target as Element | null)?.closest('[data-visit]')
  const point = pointOf(event)
  return card && point ? point.x - card.getBoundingClientRect().left : 0
}

/** The target of a collision. */
export function targetOf(collisions: readonly Collision[] | null): Target | undefined {
  return collisions?.[0]?.data as Target | undefined
}

/** Where the ghost is drawn for a place that keys have led to; undefined while the place is not drawn. */
export function coordinatesOf(place: Place, { droppableRects, collisionRect }: SensorContext) {
  const rect = droppableRects.get(nameOf(place))
  if (!rect) return undefined
  return {
    x: rect.left + shareOf(place) * rect.width,
    y: rect.top + rect.height / 2 - (collisionRect?.height ?? 0) / 2,
  }
}

function shareOf({ lane, at }: { readonly lane: Lane; readonly at?: number | undefined }): number {
  if (lane === 'AnyTime' || at === undefined) return 0
  const [from, to] = bounds[lane]
  return (at - from) / (to - from)
}

/** The columns of a visit on the axis, in steps of ten minutes; one that is outside is drawn at its edge. */
export function columnsOf(visit: Visit): string {
  const last = (axis.to - axis.from) * 6
  const start = Math.min(Math.max(Math.floor(minutesAt(visit) / 10) - axis.from * 6, 0), last - shortest)
  return `${start + 1} / ${Math.min(start + Math.max(Math.round(visit.minutes / 10), shortest), last) + 1}`
}

/** An hour, below which no words fit. */
const shortest = 6
