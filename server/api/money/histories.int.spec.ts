import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { recordEvents } from '../../eventstore/commandEvents.ts'
import { appendAsItIs } from '../../eventstore/contract/asItIs.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { DomainEvent } from '../../kernel/event.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import { type MoneySteps, moneySteps } from '../../testing/moneySteps.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** The three histories and their filters through the documented calls (decisions F3-F8). */

let product: TestApp
let at: MoneySteps
beforeAll(async () => {
  product = await startTestApp()
  at = moneySteps(product, (await product.admin()).token)
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

interface Entry {
  readonly id: string
  readonly amount: number
  readonly isReward: boolean
  readonly optRole: number
  readonly paymentId: number
}

/** Writes events as the system would have, at that moment. */
async function happen(stream: string, when: string, ...happened: readonly DomainEvent[]): Promise<void> {
  const id = crypto.randomUUID()
  const at = Temporal.Instant.from(when)
  const actor = { id: 'office', role: ActorRole.Admin }
  const events = recordEvents(
    { id, actor, source: 'seed', at, correlationId: id },
    happened.map((event) => ({ stream, event })),
  )
  const { position } = await appendAsItIs(product.application.store, events)
  await product.projections.waitFor({ types: happened.map(({ type }) => type) }, position)
}

async function points(customer: Newcomer, filterType = 1, designatedYear = 0) {
  const asked = { userId: customer.userId, filterType, designatedYear }
  const { body } = await at.as<{ hisPoints: Entry[]; curPoints: number }>(
    customer,
    '/Account/getUserPointHistory',
    asked,
  )
  return body
}

describe('the point history', () => {
  // 200.00 with 10 %: 20,000 and 2,000; a cleaning is paid with the 2,000 first; its cancellation gives both back
  it('tells every movement newest first: two entries where two buckets moved, and 0 only where points went out', async () => {
    const customer = await product.customer()
    const { userId, token } = customer
    await at.pay({ userId, paidAmount: 200, rewardPercent: 10 })
    const placed = await product.place(
      inputOf(cleaning(customer.addressIds[0] ?? '', '2026-12-01'), 'one'),
      token,
    )
    const price = placed.order?.totalPoints ?? 0
    expect(price).toBeGreaterThan(2_000)
    await product.cancel(placed.order?.orderNo ?? '', token)
    await at.office('/Staff/addUserRewardPoint', { userId, amount: 50 })
    const { hisPoints, curPoints } = await points(customer)
    const paid = price - 2_000
    expect(
      hisPoints.map(({ amount, isReward, optRole, paymentId }) => [amount, isReward, optRole, paymentId]),
    ).toEqual([
      [50, true, 3, -5],
      [paid, false, 1, -4],
      [2_000, true, 1, -4],
      [paid, false, 1, 0],
      [2_000, true, 1, 0],
      [2_000, true, 3, 1],
      [20_000, false, 3, 1],
    ])
    expect(curPoints).toBe(22_050)
    expect(new Set(hisPoints.map(({ id }) => id)).size).toBe(hisPoints.length)
  })

  it('is the customer’s own', async () => {
    const [one, other] = [await product.customer(), await product.customer()]
    await at.office('/Staff/addUserRewardPoint', { userId: one.userId, amount: 700 })
    expect(await points(other)).toEqual({ hisPoints: [], curPoints: 0 })
    expect(await points(one)).toMatchObject({ hisPoints: [{ amount: 700 }], curPoints: 700 })
  })
})

describe('the filter', () => {
  const given = (grantId: string, amount: number) =>
    ({ type: 'points.rewarded', data: { grantId, amount } }) as const

  it('offers four stretches, then the years with entries, newest first, in the reader’s language', async () => {
    const customer = await product.customer()
    const stream = walletStream(customer.userId)
    // the last minute of 2024 and the first of 2025 on Alberta's clock, which then was seven hours behind
    await happen(stream, '2025-01-01T06:59:00Z', given('g1', 1))
    await happen(stream, '2025-01-01T07:00:00Z', given('g2', 2))
    await happen(stream, '2026-11-20T18:00:00Z', given('g3', 3))
    const items = async (historyCatalog: number, language: string) =>
      (await at.as(customer, '/Account/getHistoryFilterItem', { historyCatalog }, language)).body
    expect(await items(2, 'en')).toEqual({
      filterItems: [
        { value: 1, text: 'Last 30 days' },
        { value: 2, text: 'Last 90 days' },
        { value: 3, text: 'Last 6 months' },
        { value: 4, text: 'Last 12 months' },
        { value: 2026, text: '2026' },
        { value: 2025, text: '2025' },
        { value: 2024, text: '2024' },
      ],
    })
    expect(await items(1, 'fr')).toEqual({
      filterItems: [
        { value: 1, text: '30 derniers jours' },
        { value: 2, text: '90 derniers jours' },
        { value: 3, text: '6 derniers mois' },
        { value: 4, text: '12 derniers mois' },
      ],
    })
    const amounts = async (year: number) =>
      (await points(customer, 5, year)).hisPoints.map(({ amount }) => amount)
    expect([await amounts(2024), await amounts(2025), await amounts(2026), await amounts(2023)]).toEqual([
      [1],
      [2],
      [3],
      [],
    ])
  })

  // today is Tuesday 24 November 2026: 30 days back is 25 October, 90 days 26 August, 6 months 24 May, 12 months 24 November 2025
  it('reaches back so many days or months from today in Alberta', async () => {
    const customer = await product.customer()
    const days = [
      ...['2025-11-23', '2025-11-24', '2026-05-23', '2026-05-24'],
      ...['2026-08-25', '2026-08-26', '2026-10-24', '2026-10-25', '2026-11-24'],
    ]
    const events = days.map((day, nth) => [day, given(`day ${nth}`, nth + 1)] as const)
    for (const [day, event] of events) await happen(walletStream(customer.userId), `${day}T18:00:00Z`, event)
    const amounts = async (filterType: number) =>
      (await points(customer, filterType)).hisPoints.map(({ amount }) => amount)
    expect(await amounts(1)).toEqual([9, 8])
    expect(await amounts(2)).toEqual([9, 8, 7, 6])
    expect(await amounts(3)).toEqual([9, 8, 7, 6, 5, 4])
    expect(await amounts(4)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  })

  it.each([
    [{ filterType: 0, designatedYear: 0 }, 'filterType'],
    [{ filterType: 6, designatedYear: 2026 }, 'filterType'],
    [{ filterType: 5, designatedYear: 0 }, 'designatedYear'],
    [{ filterType: 5, designatedYear: 1999 }, 'designatedYear'],
  ])('%j is refused at %s by all three', async (body, tag) => {
    const customer = await product.customer()
    for (const path of ['getUserPointHistory', 'getUserExpHistory', 'getUserPayments'])
      expect(await at.as(customer, `/Account/${path}`, body)).toMatchObject({
        status: 400,
        body: { tag, msg: 'This value isn’t valid.' },
      })
  })
})

describe('the experience history', () => {
  it('only adds, by the system, newest first', async () => {
    const customer = await product.customer()
    const stream = experienceStream(customer.userId)
    const gained = (orderId: string, amount: number) =>
      ({ type: 'experience.gained', data: { orderId, amount } }) as const
    await happen(stream, '2026-11-10T18:00:00Z', gained('o1', 148))
    await happen(stream, '2026-11-20T18:00:00Z', gained('o2', 82))
    const { body } = await at.as(customer, '/Account/getUserExpHistory', { filterType: 1, designatedYear: 0 })
    const hisExps = [
      { id: '2', amount: 82, optRole: 0, strOccurredTime: '2026-11-20T12:00:00-06:00' },
      { id: '1', amount: 148, optRole: 0, strOccurredTime: '2026-11-10T12:00:00-06:00' },
    ]
    expect(body).toEqual({ hisExps })
    const office = await at.office('/Staff/getAdminUserExpHistory', { userId: customer.userId })
    expect(office.body).toEqual({ hisExps })
  })
})

describe('a history', () => {
  it('has at most 1,000 entries, the newest', async () => {
    const customer = await product.customer()
    const grants = Array.from({ length: 1_001 }, (_, nth) => ({
      type: 'points.rewarded',
      data: { grantId: `grant ${nth}`, amount: nth + 1 },
    }))
    await happen(walletStream(customer.userId), '2026-11-20T18:00:00Z', ...grants)
    const { hisPoints } = await points(customer)
    expect(hisPoints).toHaveLength(1_000)
    expect([hisPoints[0]?.amount, hisPoints.at(-1)?.amount]).toEqual([1_001, 2])
    const { body } = await at.office<{ hisPoints: Entry[] }>('/Staff/getAdminUserPointHistory', {
      userId: customer.userId,
    })
    expect(body.hisPoints).toEqual(hisPoints)
  })
})

describe('an invoice', () => {
  it('of somebody else’s payment is not there', async () => {
    const [one, other] = [await product.customer(), await product.customer()]
    await at.pay({ userId: one.userId, paidAmount: 10 })
    expect((await at.as(one, '/Account/getPaymentInvoice', { paymentId: 1 })).status).toBe(200)
    for (const paymentId of [1, '1', 0, 999_999_999, 'x', '1e0'])
      expect(await at.as(other, '/Account/getPaymentInvoice', { paymentId })).toMatchObject({
        status: 400,
        body: { tag: 'warning', msg: 'not found' },
      })
  })
})
