import { describe, expect, it } from 'vitest'
import { OrderStatus, Slot } from '../../schema/rules/enumerations.ts'
import { rankFor } from '../../schema/rules/ranks.ts'
import { auditDocuments } from '../billing/invariants.ts'
import { runAudits } from '../kernel/audit.ts'
import { businessDate } from '../kernel/time.ts'
import { orderStream } from '../ordering/events.ts'
import { orderingAudits } from '../ordering/invariants.ts'
import { knownOrder, orderFold } from '../ordering/order.ts'
import { experienceStream, walletStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import { walletFold } from '../points/wallet.ts'
import { dayBookFold, freePlaces, fullSlots, isDayFull } from '../staffing/dayBook.ts'
import { dayStream } from '../staffing/events.ts'
import { workingDayAfter } from './demoDays.ts'
import { demoPlan } from './demoPlan.ts'
import { decideDemo } from './testing/decideDemo.ts'

/** Four years of first starts at all hours, and the days on which calendars are hard. */
const starts = [
  ...Array.from({ length: 150 }, (_, nth) =>
    Temporal.Instant.from('2025-08-01T06:30:00Z')
      .add({ hours: nth * (9 * 24 + 5) })
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
    const keys = new Set(steps.flatMap((step) => ('visit' in step ? [step.visit.key] : [])))
    const orders = [...keys].map((key) => knownOrder(fold(orderStream(key), orderFold)))
    const averys = orders.filter(({ userId }) => userId === 'avery')
    expect(new Set(averys.map(({ status }) => status))).toEqual(new Set(Object.values(OrderStatus)))
    expect(new Set(averys.map(({ serviceCatalog }) => serviceCatalog))).toEqual(new Set([1, 2, 3]))
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

it('is the same plan for the same moment', () => {
  const startedAt = Temporal.Instant.from('2026-11-21T17:30:00Z')
  expect(demoPlan(startedAt)).toEqual(demoPlan(startedAt))
})
