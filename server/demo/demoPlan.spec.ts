import { describe, expect, it } from 'vitest'
import { businessRules } from '../../schema/rules/businessRules.ts'
import {
  OrderStatus,
  PaymentMethod,
  PeriodType,
  ServiceCatalog,
  Slot,
} from '../../schema/rules/enumerations.ts'
import { rankFor } from '../../schema/rules/ranks.ts'
import { businessDate } from '../kernel/time.ts'
import { type OrderCancelled, orderStream } from '../ordering/events.ts'
import { knownOrder, type Order, orderFold } from '../ordering/order.ts'
import { bookedSpan } from '../ordering/placing/bookedTime.ts'
import { totalOf } from '../points/buckets.ts'
import { experienceStream, type PointsRecharged, walletStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import { walletFold } from '../points/walletFold.ts'
import { runAudits } from '../runtime/verify/audit.ts'
import { auditDocuments } from '../runtime/verify/invariantsOfDocuments.ts'
import { orderingAudits } from '../runtime/verify/orderInvariants.ts'
import { seriesStream } from '../series/events.ts'
import { dueVisits, planVisit } from '../series/outlook.ts'
import { seriesFold } from '../series/series.ts'
import { dayBookFold, freePlaces, fullSlots, isDayFull } from '../staffing/dayBook.ts'
import { dayStream } from '../staffing/events.ts'
import { isWorkingDay, workingDayAfter } from './demoDays.ts'
import type { DemoStep } from './demoSteps.ts'
import { demoPlan } from './demoVisits.ts'
import { decideDemo } from './testing/decideDemo.ts'

/** Four years of first starts on all days of the week at all hours, and the days on which calendars are hard. */
const starts = [
  ...Array.from({ length: 75 }, (_, nth) =>
    Temporal.Instant.from('2025-08-01T06:30:00Z')
      .add({ hours: nth * (18 * 24 + 11) })
      .toString(),
  ),
  '2026-01-01T07:00:00Z', // the first minute of a holiday
  '2027-01-01T06:59:00Z', // the last minute of 31 December
  '2028-02-29T19:00:00Z',
  '2028-03-01T07:30:00Z',
  '2026-03-08T08:59:00Z', // spring forward, before and after
  '2026-03-08T18:00:00Z',
  '2025-11-02T07:30:00Z', // fall back, in the hour that comes twice
  '2025-11-02T08:30:00Z',
  '2026-12-24T18:00:00Z',
  '2026-12-25T18:00:00Z',
  '2026-12-28T16:00:00Z', // after two holidays and a Sunday
  '2026-07-01T15:00:00Z',
  '2026-07-05T20:00:00Z', // a Sunday
  '2026-08-31T23:00:00Z',
  '2027-05-01T06:30:00Z',
]

describe.each(starts)('the demo that first starts at %s', (start) => {
  const startedAt = Temporal.Instant.from(start)
  const steps = demoPlan(startedAt)
  const { events, fold } = decideDemo(steps)
  const orders = ordersOf(steps).map((key) => knownOrder(fold(orderStream(key), orderFold)))
  const knownSeries = (key: string) => {
    const series = fold(seriesStream(key), seriesFold)
    if (series === undefined) throw new Error(`the series ${key} has not begun`)
    return series
  }

  it('is refused by no rule, lies in the past in order of time, and holds the invariants', () => {
    const moments = steps.map(({ at }) => at.epochMilliseconds)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.at(-1)).toBeLessThanOrEqual(startedAt.epochMilliseconds)
    const reports = runAudits([...orderingAudits(), auditDocuments()], events)
    expect(reports.flatMap(({ violations }) => violations)).toEqual([])
  })

  it('leaves avery at the first gold rank with 21,480 + 1,500 points', () => {
    expect(fold(walletStream('avery'), walletFold).balance).toEqual({ points: 21_480, rewardPoints: 1_500 })
    const { total } = fold(experienceStream('avery'), experienceFold)
    expect(rankFor(total)).toMatchObject({ title: 'gold', discountTenths: 50 })
  })

  it('shows avery a credit note over a whole payment', () => {
    const mistaken = fold(walletStream('avery'), walletFold).recharges.filter(({ reversed }) => reversed > 0)
    expect(mistaken).toMatchObject([{ points: 150_000, reversed: 150_000 }])
  })

  it('shows avery an order in every status, from all three catalogs', () => {
    const averys = orders.filter(({ userId }) => userId === 'avery')
    expect(new Set(averys.map(({ status }) => status))).toEqual(new Set(Object.values(OrderStatus)))
    expect(new Set(averys.map(({ serviceCatalog }) => serviceCatalog))).toEqual(new Set([1, 2, 3]))
  })

  it('brings avery every other week: placed visits of which one is ahead, and a skipped one to take back', () => {
    const today = businessDate(startedAt).toString()
    const series = knownSeries('avery every other week')
    const states = [...series.visits].map(([date, { state }]) => [date > today, state])
    expect(states).toEqual([
      [false, 'placed'],
      [true, 'placed'],
      [true, 'skipped'],
    ])
    // the product finds nothing to place when it starts
    expect(dueVisits(series, today)).toEqual([])
    expect(series.agreedPoints).toBeGreaterThan(0)
  })

  it('leaves a visit of another customer waiting for points, for more than four days', () => {
    const today = businessDate(startedAt)
    const series = knownSeries('ines every month')
    const { balance } = fold(walletStream('ines'), walletFold)
    const [visit, ...others] = dueVisits(series, today.toString())
    if (visit === undefined) throw new Error('no visit is due')
    expect(others).toEqual([])
    expect(today.until(visit.date).days).toBeGreaterThan(businessRules.series.reminderDays)
    const now = { today: today.toString(), points: series.agreedPoints, held: totalOf(balance) }
    expect(planVisit(series, visit, { ...now, hasRoom: () => true })).toEqual({ do: 'wait', for: 'points' })
  })

  it('has orders in every status in each of the three catalogs', () => {
    for (const catalog of Object.values(ServiceCatalog)) {
      const statuses = orders.filter((order) => order.serviceCatalog === catalog).map(({ status }) => status)
      expect(new Set(statuses), `catalog ${catalog}`).toEqual(new Set(Object.values(OrderStatus)))
    }
  })

  it('has more cleanings waiting for a crew than a page shows', () => {
    const waiting = orders.filter(({ serviceCatalog, status }) => serviceCatalog === 1 && status === 0)
    expect(waiting.length).toBeGreaterThan(businessRules.lists.pageSizes[0])
  })

  it('has periods ahead of their time, in it, and over', () => {
    const periods = orders.filter(({ periodType }) => periodType !== PeriodType.Day)
    const { Pending, Confirmed, InService, Completed } = OrderStatus
    const having = (status: OrderStatus) => periods.filter((order) => order.status === status)
    expect(having(Pending).map(({ periodType }) => periodType)).toEqual([PeriodType.Season])
    expect(new Set(having(Completed).map(({ periodType }) => periodType))).toEqual(
      new Set([PeriodType.Month, PeriodType.Season]),
    )
    expect(having(InService).length).toBeGreaterThanOrEqual(2)
    expect(having(Confirmed)).toHaveLength(2)
  })

  it('gives both crews something in service, and something confirmed for today', () => {
    const today = businessDate(startedAt).toString()
    for (const crew of ['Crew 1', 'Crew 2']) {
      const held = orders.filter(({ groupId }) => groupId === crew)
      expect(held.some(({ status }) => status === OrderStatus.InService)).toBe(true)
      const confirmed = held.filter(({ status }) => status === OrderStatus.Confirmed)
      const isForToday = (order: Order) => {
        const { firstDay, lastDay } = bookedSpan(order)
        return firstDay <= today && today <= lastDay
      }
      expect(confirmed.filter(isForToday)).toHaveLength(isWorkingDay(businessDate(startedAt)) ? 2 : 1)
    }
  })

  it('tells every step of which orders have one', () => {
    const kinds = events.flatMap(({ type, data }) => {
      const { reason = '', outcome = '', kind = '' } = data as Readonly<Record<string, string>>
      return [[type, reason, outcome, kind].filter((part) => part !== '').join(' ')]
    })
    expect(kinds).toEqual(
      expect.arrayContaining([
        'order.group-assigned change',
        'order.rescheduled',
        'order.instructions-added',
        'order.confirmation-resent',
        'order.cancelled customer',
        'order.cancelled admin',
        'order.cancelled expired',
        'order.dispute-resolved completed',
        'order.dispute-resolved refunded',
      ]),
    )
    const fees = events.filter(({ type }) => type === 'order.cancelled').map(({ data }) => feeIn(data))
    expect(Math.max(...fees)).toBeGreaterThan(0)
  })

  it('has payments by every method, of three provinces, and one rounded to the nickel', () => {
    const recharges = events.flatMap(({ type, data }) =>
      type === 'points.recharged' ? [data as PointsRecharged['data']] : [],
    )
    expect(new Set(recharges.map(({ method }) => method))).toEqual(new Set(Object.values(PaymentMethod)))
    const taxes = recharges.map((paid) => paid.taxes.map(({ name }) => name).join(' + '))
    expect(new Set(taxes)).toEqual(new Set(['GST', 'HST', 'GST + QST']))
    const cash = recharges.filter(({ method }) => method === PaymentMethod.Cash)
    // 700.13 + 35.01 = 735.14, paid as 735.15
    expect(cash.map(({ total, cashRounding }) => [total, cashRounding])).toContainEqual([73_514, 1])
  })

  it('follows avery for two years', () => {
    const gained = steps.filter((step) => step.verb === 'end' && step.visit.customer === 'avery')
    const [first] = gained
    expect(first && startedAt.since(first.at).total('hours')).toBeGreaterThan(2 * 365 * 24)
  })

  it('has full halves and a full day ahead', () => {
    const freeOn = (nth: number) => {
      const day = workingDayAfter(businessDate(startedAt), nth)
      return freePlaces(fold(dayStream(1, day.toString()), dayBookFold), 1, { existing: 2, active: 2 })
    }
    expect(fullSlots(freeOn(1), false)).toEqual([Slot.Morning])
    expect(fullSlots(freeOn(2), false)).toEqual([Slot.Afternoon])
    expect(isDayFull(freeOn(5), false)).toBe(true)
  })
})

function ordersOf(steps: readonly DemoStep[]): readonly string[] {
  return [...new Set(steps.flatMap((step) => ('visit' in step ? [step.visit.key] : [])))]
}

function feeIn(data: unknown): number {
  const { feePoints, feeRewardPoints } = data as OrderCancelled['data']
  return feePoints + feeRewardPoints
}

it('is the same plan for the same moment', () => {
  const startedAt = Temporal.Instant.from('2026-11-21T17:30:00Z')
  expect(demoPlan(startedAt)).toEqual(demoPlan(startedAt))
})
