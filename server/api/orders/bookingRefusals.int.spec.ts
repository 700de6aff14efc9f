import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PLACE_ORDER, type Placing } from '../../testing/bookingDocuments.ts'
import { distinctDays } from '../../testing/bookingSteps.ts'
import { type Booking, CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** What one API refuses, the other refuses with the same words, and nothing changes. */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')

describe('a refusal', () => {
  let customer: Newcomer
  beforeAll(async () => {
    customer = await product.customer({ points: 20_000 })
  })
  const good = () => cleaning(customer.addressIds[0] ?? '', freeDay())
  const refusals: [string, () => Booking, { tag: string; code: string; field: string | null }][] = [
    [
      'no address',
      () => ({ ...good(), addressId: '' }),
      { tag: 'addressId', code: 'ADDRESS_REQUIRED', field: 'addressId' },
    ],
    [
      'no service',
      () => ({ ...good(), serviceId: '' }),
      { tag: 'serviceId', code: 'SERVICE_REQUIRED', field: 'serviceId' },
    ],
    [
      'a Sunday',
      () => ({ ...good(), month: 12, day: 6, year: 2026 }),
      { tag: 'day', code: 'DATE_INVALID', field: 'day' },
    ],
    [
      'a day past',
      () => ({ ...good(), month: 11, day: 23, year: 2026 }),
      { tag: 'day', code: 'DATE_PAST', field: 'day' },
    ],
    [
      '31 February',
      () => ({ ...good(), month: 2, day: 31, year: 2027 }),
      { tag: 'day', code: 'DATE_INVALID', field: 'day' },
    ],
    ['month 13', () => ({ ...good(), month: 13 }), { tag: 'month', code: 'DATE_INVALID', field: 'month' }],
    ['year 1', () => ({ ...good(), year: 1 }), { tag: 'year', code: 'DATE_INVALID', field: 'year' }],
    [
      'six months ahead',
      () => ({ ...good(), month: 5, day: 3, year: 2027 }),
      { tag: 'day', code: 'DATE_TOO_FAR', field: 'day' },
    ],
    [
      'an hour of the past today',
      () => ({ ...good(), year: 2026, month: 11, day: 24, hour: 10 }),
      { tag: 'hour', code: 'TOO_LATE_TODAY', field: 'hour' },
    ],
    [
      'no half of the day',
      () => ({ ...good(), slot: 0 }),
      { tag: 'slot', code: 'SLOT_REQUIRED', field: 'slot' },
    ],
    ['no hour', () => ({ ...good(), hour: 0 }), { tag: 'hour', code: 'TIME_REQUIRED', field: 'hour' }],
    [
      'an afternoon hour in the morning',
      () => ({ ...good(), hour: 12 }),
      { tag: 'hour', code: 'TIME_OUTSIDE_SLOT', field: 'hour' },
    ],
    [
      'a quarter past',
      () => ({ ...good(), minute: 15 }),
      { tag: 'minute', code: 'FIELD_INVALID', field: 'minute' },
    ],
    [
      'another kind of period',
      () => ({ ...good(), periodType: 1 }),
      { tag: 'periodType', code: 'FIELD_INVALID', field: 'periodType' },
    ],
    [
      'the service of another catalog',
      () => ({ ...good(), serviceCatalog: 2 }),
      { tag: 'warning', code: 'SERVICE_UNAVAILABLE', field: null },
    ],
    [
      'a lower price',
      () => ({ ...good(), basePoints: 1 }),
      { tag: 'warning', code: 'PRICE_CHANGED', field: null },
    ],
    [
      'a negative price',
      () => ({ ...good(), basePoints: -CLEANING_POINTS }),
      { tag: 'warning', code: 'PRICE_CHANGED', field: null },
    ],
    [
      "another rank's discount",
      () => ({ ...good(), rankDiscount: 150 }),
      { tag: 'warning', code: 'PRICE_CHANGED', field: null },
    ],
    [
      'an unknown address',
      () => ({ ...good(), addressId: crypto.randomUUID() }),
      { tag: 'warning', code: 'NOT_FOUND', field: null },
    ],
    [
      'an unknown service',
      () => ({ ...good(), serviceId: crypto.randomUUID() }),
      { tag: 'warning', code: 'NOT_FOUND', field: null },
    ],
  ]
  it.each(refusals)('of %s is the same in both APIs and changes nothing', async (_what, booking, told) => {
    const before = await product.application.store.head()
    const payload = booking()
    const rest = await product.call<{ tag: string; msg: string }>(
      '/Service/createServiceOrder',
      payload,
      customer.token,
    )
    expect(rest).toMatchObject({ status: 400, body: { tag: told.tag } })
    const { order: none, userErrors } = await product.place(
      inputOf(payload, crypto.randomUUID()),
      customer.token,
    )
    expect(none).toBeNull()
    expect(userErrors).toEqual([{ code: told.code, field: told.field, message: rest.body.msg }])
    expect(await product.application.store.head()).toBe(before)
  })

  it('of a full half day names it in both APIs, and availability greys it out', async () => {
    const day = freeDay()
    const rivals = await Promise.all(Array.from({ length: 5 }, () => product.customer({ points: 20_000 })))
    const [last, alsoLast, ...first] = rivals as [Newcomer, Newcomer, ...Newcomer[]]
    for (const rival of first) {
      const placed = await product.place(
        inputOf(cleaning(rival.addressIds[0] ?? '', day), 'mine'),
        rival.token,
      )
      expect(placed.userErrors).toEqual([])
    }
    const times = { serviceCatalog: 1, addressId: last.addressIds[0], serviceId: cleaning('', day).serviceId }
    const shown = await product.call('/Service/getUserAvailableServiceTime', times, last.token)
    expect(shown.body).toMatchObject({ fullSlots: [{ date: day, slot: 1 }], fullDays: [] })
    const before = await product.application.store.head()
    const booking = cleaning(last.addressIds[0] ?? '', day)
    const rest = await product.call<{ msg: string }>('/Service/createServiceOrder', booking, last.token)
    expect(rest).toMatchObject({ status: 400, body: { tag: 'warning', msg: expect.stringMatching(/full/i) } })
    const refused = await product.place(
      inputOf(cleaning(alsoLast.addressIds[0] ?? '', day), 'mine'),
      alsoLast.token,
    )
    expect(refused.userErrors).toEqual([{ code: 'SLOT_FULL', field: null, message: rest.body.msg }])
    expect(await product.application.store.head()).toBe(before)
  })

  it('of too few points says how many are needed, in both APIs', async () => {
    const poor = await product.customer({ points: 100 })
    const booking = cleaning(poor.addressIds[0] ?? '', freeDay())
    const rest = await product.call<{ msg: string }>('/Service/createServiceOrder', booking, poor.token)
    expect(rest.body).toMatchObject({ tag: 'warning', msg: expect.stringContaining('13,500') })
    const { userErrors } = await product.place(inputOf(booking, 'poor'), poor.token)
    expect(userErrors).toEqual([{ code: 'NOT_ENOUGH_POINTS', field: null, message: rest.body.msg }])
    expect(await product.balance(poor)).toBe(100)
  })

  it('of a second cancellation, of a foreign and of an unknown order is told alike in both APIs', async () => {
    const booking = cleaning(customer.addressIds[0] ?? '', freeDay())
    const placed = await product.place(inputOf(booking, crypto.randomUUID()), customer.token)
    const orderNo = placed.order?.orderNo ?? ''
    const stranger = await product.customer()
    for (const [number, token] of [
      [orderNo, stranger.token],
      ['2222-2222', customer.token],
    ] as const) {
      const rest = await product.call<{ msg: string }>(
        '/Service/cancelServiceOrder',
        { orderNo: number },
        token,
      )
      expect(rest).toMatchObject({ status: 400, body: { tag: 'warning' } })
      const { userErrors } = await product.cancel(number, token)
      expect(userErrors).toEqual([{ code: 'NOT_FOUND', field: null, message: rest.body.msg }])
    }
    await product.cancel(orderNo, customer.token)
    const again = await product.call<{ msg: string }>(
      '/Service/cancelServiceOrder',
      { orderNo },
      customer.token,
    )
    expect(again).toMatchObject({ status: 400, body: { tag: 'warning' } })
    const { userErrors } = await product.cancel(orderNo, customer.token)
    expect(userErrors).toEqual([{ code: 'ORDER_NOT_CANCELLABLE', field: null, message: again.body.msg }])
  })

  it('speaks the language of the request in both APIs', async () => {
    const headers = { 'accept-language': 'fr' }
    const poor = await product.customer()
    const booking = cleaning(poor.addressIds[0] ?? '', freeDay())
    const { token } = poor
    const rest = await product.rest('/Service/createServiceOrder', booking, { token, headers })
    const graphql = await product.graphql<Placing>(
      PLACE_ORDER,
      { input: inputOf(booking, 'fr') },
      { token, headers },
    )
    expect(graphql.body.data.placeOrder.userErrors[0]?.message).toBe(rest.body.msg)
    expect(rest.body.msg).not.toBe(
      (await product.rest('/Service/createServiceOrder', booking, { token })).body.msg,
    )
  })
})
