import { businessInstant } from '../../server/kernel/time.ts'
import { type SeededRandom, weighted } from '../seededRandom.ts'

/** What can happen to an order of a load; each is one command of the product. */
export type BenchVerb =
  | 'place'
  | 'move'
  | 'note'
  | 'assign'
  | 'reassign'
  | 'resend'
  | 'start'
  | 'end'
  | 'cancel'
  | 'refuse'
  | 'expire'
  | 'dispute'
  | 'settle'
  | 'refund'

/** How an order ends, and how often out of a thousand. */
const ends = [
  { end: 'done', share: 868 },
  { end: 'cancelled early', share: 60 },
  { end: 'cancelled late', share: 20 },
  { end: 'cancelled by the office', share: 15 },
  { end: 'expired', share: 7 },
  { end: 'disputed', share: 10 },
  { end: 'dispute settled', share: 12 },
  { end: 'dispute refunded', share: 8 },
] as const

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When an order is due, of moments in milliseconds. */
export interface Due {
  readonly placedAt: number
  /** The first and the last day it covers, yyyy-mm-dd; the same for a day's work. */
  readonly firstDay: string
  readonly lastDay: string
  readonly time: string | undefined
  /** Of work, as priced. */
  readonly minutes: number
  readonly isPeriod: boolean
  /** Whether another crew takes over before the work. */
  readonly changesCrew: boolean
  readonly isMoved: boolean
  readonly now: number
}

/** With these the waiting is over. */
const TURNS: readonly BenchVerb[] = ['start', 'cancel', 'refuse', 'expire']

type Step = { readonly verb: BenchVerb; readonly at: number }

/** The steps of one order's life, oldest first, as far as they lie in the past; each later than the one before. */
export function lifeOf(random: SeededRandom, due: Due): readonly Step[] {
  const { end } = weighted(random, ends)
  const before = dayStart(due.firstDay)
  const isRushed = before - due.placedAt < 30 * HOUR
  const isEarly = end === 'cancelled early' && !isRushed
  const isNeverServed = end === 'expired' || (isEarly && random.percent(50))
  const steps: Step[] = [
    { verb: 'place', at: due.placedAt },
    ...(due.isMoved ? [step(random, 'move', due.placedAt, 20)] : []),
    ...(random.percent(8) ? [step(random, 'note', due.placedAt, 40)] : []),
    ...(isNeverServed ? [] : crewSteps(random, due)),
    ...endSteps(random, due, isRushed && end === 'cancelled early' ? 'cancelled late' : end),
  ]
  return inOrder(steps).filter(({ at }) => at < due.now)
}

function crewSteps(random: SeededRandom, { placedAt, changesCrew }: Due): readonly Step[] {
  const assigned = step(random, 'assign', placedAt + HOUR, random.percent(60) ? 240 : 3 * 24 * 60)
  return [
    assigned,
    ...(changesCrew ? [step(random, 'reassign', assigned.at, 60)] : []),
    ...(random.percent(2) ? [step(random, 'resend', assigned.at + 5 * MINUTE, 60)] : []),
  ]
}

function endSteps(random: SeededRandom, due: Due, end: (typeof ends)[number]['end']): readonly Step[] {
  const begin = dayStart(due.firstDay)
  switch (end) {
    case 'expired':
      return [{ verb: 'expire', at: dayStart(due.lastDay) + 29 * HOUR }]
    case 'cancelled early':
      return [{ verb: 'cancel', at: due.placedAt + share(random, begin - 26 * HOUR - due.placedAt) }]
    case 'cancelled late':
      return [{ verb: 'cancel', at: begin + 7 * HOUR + random.between(0, 50) * MINUTE }]
    case 'cancelled by the office':
      return [{ verb: 'refuse', at: begin + 6 * HOUR + random.between(0, 50) * MINUTE }]
    default:
      return [...workSteps(random, due), ...disputeSteps(random, due, end)]
  }
}

function workSteps(random: SeededRandom, due: Due): readonly Step[] {
  const arrival = due.time === undefined ? random.between(8 * 60, 15 * 60) : minutesOf(due.time)
  const start = dayStart(due.firstDay) + (arrival + random.between(0, 12)) * MINUTE
  const worked = Math.max(10, Math.floor((due.minutes * random.between(80, 125)) / 100))
  const end = due.isPeriod ? dayStart(due.lastDay) + 15 * HOUR : start + worked * MINUTE
  return [
    { verb: 'start', at: start },
    { verb: 'end', at: end },
  ]
}

/** Complaints come within a week (decision E8) and are settled within another. */
function disputeSteps(random: SeededRandom, due: Due, end: (typeof ends)[number]['end']): readonly Step[] {
  const openedAt = dayStart(due.lastDay) + random.between(30, 140) * HOUR
  const settledAt = openedAt + random.between(20, 150) * HOUR
  if (end === 'disputed') return [{ verb: 'dispute', at: openedAt }]
  if (end === 'done') return []
  return [
    { verb: 'dispute', at: openedAt },
    { verb: end === 'dispute settled' ? 'settle' : 'refund', at: settledAt },
  ]
}

/** What prepares the work comes before it, however late that was booked, and nothing comes at once with something else. */
function inOrder(steps: readonly Step[]): readonly Step[] {
  const turn = steps.findIndex(({ verb }) => TURNS.includes(verb))
  const turnAt = steps[turn]?.at ?? Number.POSITIVE_INFINITY
  let last = 0
  return steps.map(({ verb, at }, place) => {
    const latest = place < turn ? turnAt - (turn - place) * MINUTE : Number.POSITIVE_INFINITY
    last = Math.max(Math.min(at, latest), last + MINUTE)
    return { verb, at: last }
  })
}

function step(random: SeededRandom, verb: BenchVerb, from: number, withinMinutes: number): Step {
  return { verb, at: from + random.between(2, withinMinutes) * MINUTE }
}

function share(random: SeededRandom, span: number): number {
  return Math.max(10 * MINUTE, Math.floor((span * random.between(5, 95)) / 100))
}

function dayStart(date: string): number {
  return businessInstant(Temporal.PlainDate.from(date)).epochMilliseconds
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
