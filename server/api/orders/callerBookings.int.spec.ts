import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  AVAILABILITY,
  CUSTOMER_AVAILABILITY,
  CUSTOMER_OFFERS,
  OFFERS,
} from '../../testing/bookingDocuments.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld, refusedWith } from '../../testing/officeWorld.ts'

/** The office books for a customer who phones (decision W2). */

let office: OfficeWorld
let caller: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  caller = await office.customer()
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const booked = (who: Newcomer, date: string, key: string = crypto.randomUUID()) => ({
  ...inputOf(cleaning(who.addressIds[0] ?? '', date), key),
  customerId: who.userId,
})
const place = (input: object) => office.command('placeCustomerOrder', input)
const serviceId = cleaning('', '2026-12-01').serviceId

describe('for a caller, the office', () => {
  it("sees the customer's own prices and times, of every catalog", async () => {
    const [addressId = ''] = caller.addressIds
    const whose = { customerId: caller.userId, addressId }
    const { customerServiceOffers: all } = await office.ask<{ customerServiceOffers: Offered }>(
      CUSTOMER_OFFERS,
      whose,
    )
    const { serviceOffers: own } = await office.ask<{ serviceOffers: Offered }>(
      OFFERS,
      { addressId, catalog: 'HouseCleaning' },
      caller.token,
    )
    expect(new Set(all.offers.map(({ catalog }) => catalog)).size).toBe(3)
    const cleanings = all.offers.filter(({ catalog }) => catalog === 'HouseCleaning')
    expect({ ...all, offers: cleanings }).toEqual(own)
    const { customerAvailability: times } = await office.ask(CUSTOMER_AVAILABILITY, { ...whose, serviceId })
    const asked = await office.ask(AVAILABILITY, { addressId, serviceId }, caller.token)
    expect({ ...(times as object), now: '' }).toEqual({ ...(asked.availability as object), now: '' })
  })

  it('sees nothing of an address that is another customer’s', async () => {
    const stranger = await office.customer()
    const whose = { customerId: caller.userId, addressId: stranger.addressIds[0] }
    expect(await office.ask(CUSTOMER_OFFERS, whose)).toEqual({ customerServiceOffers: null })
    expect(await office.ask(CUSTOMER_AVAILABILITY, { ...whose, serviceId })).toEqual({
      customerAvailability: null,
    })
    const foreign = { ...booked(stranger, office.freeDay()), customerId: caller.userId }
    expect(await place(foreign)).toMatchObject(refusedWith('NOT_FOUND'))
  })

  it('places an order that the customer pays and is mailed about; the trail says who placed it', async () => {
    const before = await office.product.balance(caller)
    const placed = await place({ ...booked(caller, office.freeDay()), note: 'The side door.' })
    expect(placed).toMatchObject({
      stale: false,
      message: 'Order placed',
      userErrors: [],
      order: {
        customer: { id: caller.userId },
        order: { status: 'Pending', instructions: [{ text: 'The side door.', role: 'Admin' }] },
        trail: [
          { action: 'Placed', by: { role: 'Admin', id: office.admin.id }, channel: 'Office' },
          { action: 'InstructionsAdded', by: { role: 'Admin' }, channel: 'Office' },
        ],
      },
    })
    expect(await office.product.balance(caller)).toBe(before - CLEANING_POINTS)
    const orderNo = placed.order?.order.orderNo ?? ''
    const own = await office.product.order(orderNo, caller.token)
    expect(own?.changes[0]).toMatchObject({ action: 'Placed', role: 'Admin', byViewer: false })
    // the read model says the same as the fold
    const { adminOrder } = await office.ask<{ adminOrder: { trail: object[] } }>(
      'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { trail { action channel by { role } } } }',
      { orderNo },
    )
    expect(adminOrder.trail[0]).toEqual({ action: 'Placed', channel: 'Office', by: { role: 'Admin' } })
  })

  it('places once for its key, and never takes the customer’s own booking for its own', async () => {
    const input = booked(caller, office.freeDay(), 'one call')
    const [first, again] = [await place(input), await place(input)]
    expect(again).toEqual(first)
    const day = office.freeDay()
    const own = await office.placed(caller, { date: day })
    const twice = await place(booked(caller, day))
    expect(twice).toMatchObject({
      order: null,
      userErrors: [{ code: 'DUPLICATE_BOOKING', message: expect.stringContaining(own) }],
    })
  })

  it.each([
    [
      'a price that is old',
      { priceSeen: { basePoints: 1, additionalPoints: 0, rankDiscountTenths: 0 } },
      'PRICE_CHANGED',
      null,
    ],
    ['a past day', { year: 2025 }, 'DATE_PAST', 'day'],
    ['a note that is too long', { note: 'x'.repeat(501) }, 'FIELD_TOO_LONG', 'note'],
    ['a customer who does not exist', { customerId: 'nobody\u0000' }, 'NOT_FOUND', null],
    ['no address', { addressId: '' }, 'ADDRESS_REQUIRED', 'addressId'],
  ])('is refused with %s, and nothing is placed', async (_, change, code, field) => {
    const before = await office.product.application.store.head()
    const refused = await place({ ...booked(caller, '2026-12-07'), ...change })
    expect(refused).toMatchObject(refusedWith(code, field))
    expect(await office.product.application.store.head()).toBe(before)
  })

  it('is refused without enough points, and places after a recharge', async () => {
    const poor = await office.product.customer({ points: 100 })
    const input = booked(poor, office.freeDay())
    expect(await place(input)).toMatchObject(refusedWith('NOT_ENOUGH_POINTS'))
    await office.product.givePoints(poor.userId, CLEANING_POINTS)
    expect(await place(input)).toMatchObject({ userErrors: [] })
  })
})

interface Offered {
  readonly offers: readonly { readonly catalog: string }[]
}
