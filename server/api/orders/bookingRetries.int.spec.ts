import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listAddresses } from '../../addresses/addresses.store.ts'
import { distinctDays } from '../../testing/bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import { LARKSPUR } from '../../testing/homes.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A retry is the same order, whichever API it comes through and however often (decision D13). */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')

describe('a retry', () => {
  it('with the same key is the same order, also many at once; with another booking it is a mistake', async () => {
    const customer = await product.customer({ points: 60_000 })
    const booking = cleaning(customer.addressIds[0] ?? '', freeDay())
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => product.place(inputOf(booking, 'one intent'), customer.token)),
    )
    const numbers = new Set(tries.map(({ order: placed }) => placed?.orderNo))
    expect(numbers.size).toBe(1)
    expect(await product.balance(customer)).toBe(60_000 - CLEANING_POINTS)
    const before = await product.application.store.head()
    const other = await product.place(
      inputOf(cleaning(booking.addressId, freeDay()), 'one intent'),
      customer.token,
    )
    expect(other).toMatchObject({ order: null, userErrors: [{ code: 'KEY_REUSED', field: null }] })
    expect(await product.application.store.head()).toBe(before)
  })

  it('of a documented call within ten minutes is the same order, and a duplicate from then on', async () => {
    const customer = await product.customer({ points: 60_000 })
    const booking = cleaning(customer.addressIds[0] ?? '', freeDay())
    const path = '/Service/createServiceOrder'
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => product.call<{ newOrderNo: string }>(path, booking, customer.token)),
    )
    const numbers = new Set(tries.map(({ body }) => body.newOrderNo))
    expect([...numbers]).toEqual([expect.any(String)])
    const throughGraphql = await product.place(inputOf(booking, 'a key of its own'), customer.token)
    expect(throughGraphql.order?.orderNo).toBe([...numbers][0])
    product.later({ minutes: 9 })
    expect((await product.call(path, booking, customer.token)).body.newOrderNo).toBe([...numbers][0])
    product.later({ minutes: 2 })
    const late = await product.call(path, booking, customer.token)
    expect(late).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(await product.balance(customer)).toBe(60_000 - CLEANING_POINTS)
  })

  it('after a cancellation is a new order, and a repeated cancellation keeps nothing twice', async () => {
    const customer = await product.customer({ points: 60_000 })
    const booking = cleaning(customer.addressIds[0] ?? '', freeDay())
    const first = await product.place(inputOf(booking, 'first'), customer.token)
    const orderNo = first.order?.orderNo ?? ''
    const cancels = await Promise.all(
      Array.from({ length: 4 }, () => product.cancel(orderNo, customer.token, { key: 'away' })),
    )
    for (const { userErrors } of cancels) expect(userErrors).toEqual([])
    expect(await product.balance(customer)).toBe(60_000)
    const path = '/Service/createServiceOrder'
    const second = await product.call<{ newOrderNo: string }>(path, booking, customer.token)
    expect(second.status).toBe(200)
    expect(second.body.newOrderNo).not.toBe(orderNo)
  })
})

describe('a duplicate', () => {
  it('is told by the place, whichever record it was saved in, in the words of the text, through both APIs', async () => {
    const customer = await product.customer({ points: 60_000 })
    const { userId, token, addressIds } = customer
    const [home = ''] = addressIds
    const day = freeDay()
    expect(await product.place(inputOf(cleaning(home, day), 'first'), token)).toMatchObject({
      userErrors: [],
    })
    const save = async (place: object) => {
      const saved = await product.call('/Account/addAccountAddress', { userId, ...LARKSPUR, ...place }, token)
      expect(saved.status).toBe(200)
    }
    await save({ isDefault: true })
    const removed = await product.call('/Account/removeAccountAddress', { userId, addressId: home }, token)
    expect(removed.status).toBe(200)
    await save({ unit: '', streetNo: '12', streetName: 'SPRUCE Ln. N.W.', postal: 't2n1n4' })
    const again = (await listAddresses(product.application.db, userId)).find(
      ({ streetNo }) => streetNo === '12',
    )
    const msg = 'You’ve already booked this service at this address for this time.'
    const booking = cleaning(again?.addressId ?? '', day)
    expect(await product.place(inputOf(booking, 'second'), token)).toMatchObject({
      order: null,
      userErrors: [{ code: 'DUPLICATE_BOOKING', message: msg }],
    })
    expect(await product.call('/Service/createServiceOrder', booking, token)).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg },
    })
  })
})

describe('a key', () => {
  it('used for another order is refused, and nothing is done', async () => {
    const customer = await product.customer({ points: 60_000 })
    const [addressId = ''] = customer.addressIds
    const orderNos: string[] = []
    for (const key of ['first', 'second']) {
      const { order } = await product.place(inputOf(cleaning(addressId, freeDay()), key), customer.token)
      orderNos.push(order?.orderNo ?? '')
    }
    const [one = '', two = ''] = orderNos
    expect(await product.cancel(one, customer.token, { key: 'one key' })).toMatchObject({ userErrors: [] })
    expect(await product.cancel(two, customer.token, { key: 'one key' })).toMatchObject({
      order: null,
      userErrors: [{ code: 'KEY_REUSED' }],
    })
    expect(await product.order(two, customer.token)).toMatchObject({ status: 'Pending' })
    expect(await product.balance(customer)).toBe(60_000 - CLEANING_POINTS)
  })
})
