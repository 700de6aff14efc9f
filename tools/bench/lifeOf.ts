import { businessInstant } from '../../server/kernel/time.ts'
import { type SeededRandom, weighted } from '../seededRandom.ts'

/** What can happen to an order of a load; each is one command of the product. */
export type BenchVerb = 'place' | 'assign' | 'start' | 'end' | 'cancel' | 'cancelByOffice'

/** What ends the waiting for the crew, in parts of a hundred. */
const TURNS = [
  { verb: 'start', share: 90 },
  { verb: 'cancel', share: 7 },
  { verb: 'cancelByOffice', share: 3 },
] as const

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** When an order is due; moments are milliseconds since 1970. */
export interface Due {
  readonly placedAt: number
  /** The first and the last day of the work, yyyy-mm-dd; the same for a day order. */
  readonly firstDay: string
  readonly lastDay: string
  /** HH:MM of the arrival, for cleanings. */
  readonly time: string | undefined
  /** Of work, as priced. */
  readonly minutes: number
  readonly isPeriod: boolean
  readonly now: number
}

export interface Step {
  readonly verb: BenchVerb
  readonly at: number
}

/** The steps of one order's life up to now, oldest first. */
export function lifeOf(random: SeededRandom, due: Due): readonly Step[] {
  const { placedAt, firstDay, lastDay, isPeriod, minutes } = due
  const { verb } = weighted(random, TURNS)
  const arrival = due.time === undefined ? random.between(8 * 60, 15 * 60) : minutesOf(due.time)
  const startAt = Math.max(
    dayStart(firstDay) + (arrival + random.between(0, 12)) * MINUTE,
    placedAt + 2 * HOUR,
  )
  const turnAt = verb === 'start' ? startAt : random.between(placedAt + 10 * MINUTE, startAt - HOUR)
  const worked = Math.max(10, Math.floor((minutes * random.between(80, 125)) / 100)) * MINUTE
  const endAt = isPeriod ? dayStart(lastDay) + 15 * HOUR : startAt + worked
  const isAssigned = verb === 'start' || random.percent(60)
  const steps: Step[] = [
    { verb: 'place', at: placedAt },
    ...(isAssigned
      ? [{ verb: 'assign', at: random.between(placedAt + MINUTE, turnAt - MINUTE) } as const]
      : []),
    { verb, at: turnAt },
    ...(verb === 'start' ? [{ verb: 'end', at: endAt } as const] : []),
  ]
  return steps.filter(({ at }) => at < due.now)
}

function dayStart(date: string): number {
  return businessInstant(Temporal.PlainDate.from(date)).epochMilliseconds
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
