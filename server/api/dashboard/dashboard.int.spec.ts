import { afterAll, beforeAll, expect, it } from 'vitest'
import { OVERDUE_VISITS, UNENDED_VISITS } from '../../testing/crewsDocuments.ts'
import { DASHBOARD } from '../../testing/dashboardDocuments.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** The dashboard on a running product: what a few orders and payments make of it. The clock says Tuesday, November 24. */

let office: OfficeWorld
beforeAll(async () => {
  office = await openOfficeWorld()
  const nadia = await office.customer()
  // tomorrow; later; and one that is cancelled
  await office.placed(nadia, { date: '2026-11-25' })
  const second = await office.placed(nadia, { date: '2026-11-27' })
  const third = await office.placed(nadia, { date: '2026-12-09' })
  await office.command('assignGroup', { orderNo: second, groupId: office.crews[0].groupId })
  await office.command('cancelCustomerOrder', { orderNo: third, reason: 'Moved away.' })
  const payment = { userId: nadia.userId, paymentMethod: 2, paidAmount: 200, rewardPercent: 10, comment: '' }
  await office.rest('/Staff/confrmUserPayment', payment)
})
afterAll(() => office.product.stop())

it('shows what happened, by day, week, catalog, status and crew', async () => {
  const { dashboard } = (await office.ask(DASHBOARD, {})) as { dashboard: Record<string, unknown> }
  expect(dashboard).toMatchObject({
    now: { at: expect.stringMatching(/^2026-11-24T10:0\d:\d\d-06:00$/) },
    counts: { pending: 1, pendingThisWeek: 1, pendingNextDays: 1, users: 1, groups: 2 },
    work: {
      lateVisits: 0,
      unendedVisits: 0,
      openComplaints: 0,
      erasureRequests: 0,
      stoppedVisits: 0,
      visitsWithoutCrew: 0,
      failedMails: 0,
    },
    today: { visits: 0, done: 0, running: 0, late: 0 },
    runningSeries: 0,
    missedVisits: [],
    unassignedTomorrow: { houseCleaning: 1, lawnCare: 0, snowRemoval: 0 },
  })
  const { days, weeks, statuses, crews, readModels, outstanding } = dashboard as Record<string, object[]>
  expect(days).toHaveLength(14)
  expect(days?.at(-1)).toEqual({ date: '2026-11-24', houseCleaning: 3, lawnCare: 0, snowRemoval: 0 })
  // 200 dollars are 20,000 points; three cleans of 13,500 were paid, one came back
  expect(weeks?.at(-1)).toMatchObject({
    from: '2026-11-23',
    houseCleaning: 3,
    cancellations: 1,
    pointsSold: 20_000,
    pointsSpent: 40_500,
    pointsReturned: 13_500,
  })
  expect(statuses).toEqual([
    { status: 'Pending', orders: 1 },
    { status: 'Confirmed', orders: 1 },
    { status: 'InService', orders: 0 },
    { status: 'Completed', orders: 0 },
    { status: 'Cancelled', orders: 1 },
    { status: 'Disputed', orders: 0 },
  ])
  // Tuesday to Monday are seven days with one Sunday
  expect(crews).toMatchObject([
    { groupNo: 'Crew 1', orders: 1, takenDays: 0.5, workingDays: 6 },
    { groupNo: 'Crew 2', orders: 0, takenDays: 0, workingDays: 6 },
  ])
  expect(readModels).toHaveLength(8)
  expect(readModels).toContainEqual({
    name: 'orderHistory',
    lag: 0,
    oldestMs: 0,
    isCaughtUp: true,
    deadLetters: 0,
  })
  const held = await office.product.application.db
    .selectFrom('wallet_balance')
    .select(({ fn }) => [fn.sum('points').as('points'), fn.sum('reward_points').as('rewardPoints')])
    .executeTakeFirstOrThrow()
  expect(outstanding).toEqual({
    points: Number(held.points),
    rewardPoints: Number(held.rewardPoints),
  })
})

it('tells what waits: visits nobody began, complaints and wishes to be forgotten', async () => {
  office.product.later({ hours: 96 })
  const { token } = await office.product.admin()
  const { dashboard } = (await office.ask(DASHBOARD, {}, token)) as { dashboard: Record<string, unknown> }
  // that of the 25th lapsed with its day, nobody having been given it; that of the 27th has a crew that never began
  expect(dashboard.work).toMatchObject({ lateVisits: 1, openComplaints: 0, erasureRequests: 0 })
  expect(await office.ask(OVERDUE_VISITS, { first: 5, after: null }, token)).toMatchObject({
    overdueVisits: {
      totalCount: 2,
      edges: [{ node: { order: { status: 'Pending' } } }, { node: { order: { status: 'Confirmed' } } }],
    },
  })
})

it('counts today’s visits, and from 20 minutes after its hour one that nobody began', async () => {
  const lee = await office.customer()
  await office.placed(lee, { date: '2026-11-30' })
  const at = (time: string) =>
    office.product.later({ minutes: minutesTo(office.product.now(), `2026-11-30T${time}[America/Edmonton]`) })
  const today = async () => {
    const { token } = await office.product.admin()
    const { dashboard } = (await office.ask(DASHBOARD, {}, token)) as { dashboard: { today: object } }
    return dashboard.today
  }
  at('09:19')
  expect(await today()).toEqual({ visits: 1, done: 0, running: 0, late: 0 })
  at('09:20')
  expect(await today()).toEqual({ visits: 1, done: 0, running: 0, late: 1 })
})

it('tells of a visit that its crew began and did not end, from the next day on', async () => {
  const { orderNo } = await office.visit({ day: '2026-12-01' })
  await office.itIs('2026-12-01', '09:00')
  await office.press('start', orderNo, office.sam)
  const unended = async () => {
    const { dashboard } = (await office.ask(DASHBOARD, {})) as {
      dashboard: { work: { unendedVisits: number } }
    }
    return dashboard.work.unendedVisits
  }
  expect(await unended()).toBe(0)
  await office.itIs('2026-12-02', '08:00')
  expect(await unended()).toBe(1)
  expect(await office.ask(UNENDED_VISITS)).toMatchObject({ unendedVisits: [{ order: { orderNo } }] })
})

function minutesTo(now: Temporal.Instant, moment: string): number {
  return Math.ceil(now.until(Temporal.ZonedDateTime.from(moment).toInstant()).total('minutes'))
}
