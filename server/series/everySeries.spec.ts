import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { foldOnto } from '../kernel/fold.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { businessDate } from '../kernel/time.ts'
import { changeSeries } from './changeSeries.ts'
import type { SeriesEvent } from './events.ts'
import { isPaused } from './occurrences.ts'
import { dueVisits, nextLook, planVisit } from './outlook.ts'
import { pauseSeries, resumeSeries } from './pauseSeries.ts'
import { type Series, seriesFold } from './series.ts'
import { agreePrice, endSeries, visitMissed, visitPlaced } from './seriesTerms.ts'
import { skipVisit, unskipVisit } from './skipVisit.ts'
import { startSeries } from './startSeries.ts'

/** What may happen to a series on a day, and what its look finds. */
const verbs = [
  'look',
  'skip',
  'unskip',
  'pause',
  'resume',
  'change',
  'agree',
  'price',
  'points',
  'close',
  'end',
] as const
const steps = fc.record({
  verb: fc.constantFrom(...verbs, ...verbs.slice(0, -1), 'look' as const),
  /** How many days pass before it, and another number for what it is about. */
  days: fc.nat(6),
  pick: fc.nat(40),
})
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never

interface World {
  at: Temporal.Instant
  series: Series
  points: number
  held: number
  readonly full: Set<string>
  readonly done: Set<string>
}

/** Whatever happens in whatever order: no occurrence is placed twice, none while paused or ended, all in their week and ahead. */
it('every series places each visit once, ahead, in its week, and none while paused or ended', () => {
  const done = new Set<string>()
  fc.assert(
    fc.property(fc.array(steps, { minLength: 20, maxLength: 60 }), (story) => {
      const world = begin(done)
      for (const step of story) {
        world.at = world.at.add({ hours: 24 * step.days })
        play(world, step)
        look(world)
      }
    }),
    { numRuns: 200, seed: 20_261_128 },
  )
  expect(done).toEqual(new Set([...verbs.filter((verb) => verb !== 'look'), 'place', 'wait', 'miss']))
})

const todayOf = ({ at }: World) => businessDate(at).toString()
const plus = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const calendarOf = ({ at }: World) => ({ at, closedDates: [] })
const rhythm = (first: string, pick: number) => ({
  everyWeeks: [1, 2, 4][pick % 3] ?? 1,
  first,
  slot: 1 + (pick % 2),
  hour: pick % 2 ? 13 : 9,
  minute: 0,
})

function begin(done: Set<string>): World {
  const at = Temporal.Instant.from('2026-10-05T15:00:00Z')
  const service = { serviceId: 's', catalog: ServiceCatalog.HouseCleaning, periodType: PeriodType.Day }
  const begun = startSeries({
    ...{ at, closedDates: [], userId: 'c', addressId: 'a', service, whenFull: 'move' as const },
    ...{ rhythm: rhythm('2026-10-13', 0), points: 100, pointsSeen: 100 },
  })
  if (isRejection(begun)) throw new Error(begun.rejected)
  const series = foldOnto(seriesFold, undefined, begun) as Series
  return { at, series, points: 100, held: 100_000, full: new Set(), done }
}

function apply(world: World, outcome: readonly SeriesEvent[] | Rejection, what: string): void {
  if (isRejection(outcome) || outcome.length === 0) return
  world.series = foldOnto(seriesFold, world.series, outcome) as Series
  world.done.add(what)
}

function play(world: World, { verb, pick }: Step): void {
  const { series } = world
  const today = todayOf(world)
  const occurrence = dueVisits(series, plus(today, pick))[pick % 3]?.date ?? today
  const skipped = [...series.visits].findLast(([, { state }]) => state === 'skipped')?.[0] ?? today
  const outcomes: Partial<Record<Step['verb'], () => readonly SeriesEvent[] | Rejection>> = {
    skip: () => skipVisit(series, { occurrence, today }),
    unskip: () => unskipVisit(series, { occurrence: skipped, today }),
    pause: () =>
      pauseSeries(series, { from: plus(today, pick), today, ...(pick % 2 && { to: plus(today, 2 * pick) }) }),
    resume: () => resumeSeries(series, { from: plus(today, pick % 9), today }),
    change: () =>
      changeSeries(series, {
        ...calendarOf(world),
        rhythm: rhythm(plus(today, pick), pick),
        whenFull: 'move',
      }),
    agree: () => agreePrice(series, { points: world.points, pointsSeen: world.points }),
    end: () => (pick > 35 ? endSeries(series, 'asked') : []),
  }
  const outcome = outcomes[verb]?.()
  if (outcome) apply(world, outcome, verb)
  else if (verb !== 'look') world.done.add(verb)
  if (verb === 'price') world.points += pick - 15
  if (verb === 'points') world.held = pick % 2 ? world.points - 1 : 100_000
  if (verb === 'close') for (const slot of [1, 2]) world.full.add(`${plus(today, pick)} ${slot}`)
}

function look(world: World): void {
  const today = todayOf(world)
  for (const visit of dueVisits(world.series, today)) {
    const { series, points, held } = world
    const hasRoom = (date: string, slot: number) => !world.full.has(`${date} ${slot}`)
    const plan = planVisit(series, visit, { today, points, held, hasRoom })
    world.done.add(plan.do)
    if (plan.do === 'miss') apply(world, visitMissed(series, visit.date, plan.reason), plan.do)
    if (plan.do !== 'place') continue
    expect(series.visits.has(visit.date)).toBe(false)
    expect(isPaused(series, visit.date) || series.isEnded).toBe(false)
    expect(plan.date > today).toBe(true)
    expect(weekOf(plan.date)).toBe(weekOf(visit.date))
    expect(points).toBeLessThanOrEqual(series.agreedPoints)
    const outcome = visitPlaced(series, { occurrence: visit.date, orderId: visit.date, date: plan.date })
    expect(isRejection(outcome)).toBe(false)
    apply(world, outcome, plan.do)
    world.held -= points
  }
  const next = nextLook(world.series)
  if (next !== undefined && next > today) expect(dueVisits(world.series, today)).toEqual([])
}

function weekOf(date: string): string {
  const day = Temporal.PlainDate.from(date)
  return `${day.yearOfWeek} ${day.weekOfYear}`
}
