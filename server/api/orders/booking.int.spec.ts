import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  ADDRESSES,
  AVAILABILITY,
  ME,
  OFFERS,
  ORDERS,
  SIGN_IN,
  UNFINISHED,
} from '../../testing/bookingDocuments.ts'
import { distinctDays, WITH_OFFSET } from '../../testing/bookingSteps.ts'
import { type Booking, CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

/** A customer books through both APIs of the running product; each shows what the other wrote. */

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const freeDay = distinctDays('2026-12-01')

describe('a booking over the documented calls', () => {
  it('goes from sign-in to cancellation, and GraphQL shows every step of it', async () => {
    const customer = await product.customer({ points: 50_000 })
    const day = freeDay()
    const [addressId = ''] = customer.addressIds
    const signedIn = await product.call<{ token: string; user: { userId: string; firstName: string } }>(
      '/Account/loginAccount',
      { userName: customer.email.toUpperCase(), password: customer.password, isRemember: false },
    )
    expect(signedIn).toMatchObject({ status: 200, body: { user: { userId: customer.userId } } })
    const { token } = signedIn.body
    const { userId } = customer

    const account = await product.call('/Account/getAccountDetail', { userId }, token)
    expect(account.body).toMatchObject({
      points: 0,
      rewardPoints: 50_000,
      rank: 1,
      exp: 0,
      orderOngoingCount: 0,
      orders: [],
      frequentAddress: { addressId },
    })
    const listed = await product.call<{ addresses: object[] }>(
      '/Account/getAccountAddresses',
      { userId },
      token,
    )
    expect(listed.body.addresses).toMatchObject([
      { addressId, isDefault: true, isFrequent: true, province: 'AB' },
    ])

    const offers = await product.call<{ services: Booking[]; rankDiscount: number }>(
      '/Service/getUserServiceDetail',
      { userId, serviceCatalog: 1, addressId },
      token,
    )
    const { serviceId = '' } = offers.body.services[0] ?? {}
    expect(offers.body.services[0]).toMatchObject({
      basePoints: CLEANING_POINTS,
      totalPoints: CLEANING_POINTS,
    })
    const times = await product.call<{ fullDays: string[]; slotAMStartHour: number }>(
      '/Service/getUserAvailableServiceTime',
      { userId, serviceCatalog: 1, addressId, serviceId },
      token,
    )
    expect(times.body).toMatchObject({
      slotAMStartHour: 9,
      slotPMEndHour: 14,
      dayLatestBookTime: 14,
      fullDays: [],
    })

    const booking = { ...cleaning(addressId, day), serviceId }
    const placed = await product.call<{ newOrderNo: string; createTime: string }>(
      '/Service/createServiceOrder',
      { userId, ...booking },
      token,
    )
    const orderNo = placed.body.newOrderNo
    expect(placed.body.createTime).toMatch(WITH_OFFSET)
    expect(await product.balance(customer)).toBe(50_000 - CLEANING_POINTS)

    const list = await product.call<{ orderData: { orderNo: string }[] }>(
      '/Service/getUserOrderList',
      { userId, catalog: 0 },
      token,
    )
    expect(list.body.orderData).toMatchObject([
      { orderNo, status: 0, serviceCatalog: 1, totalPoints: CLEANING_POINTS },
    ])
    const recent = await product.call<{ orders: object[] }>(
      '/Service/getRecentOrdersByCatalog',
      { userId, catalog: 1 },
      token,
    )
    expect(recent.body.orders).toMatchObject([{ orderNo }])
    const detail = await product.call<{ orderData: Record<string, string> }>(
      '/Service/getOrderDetails',
      { userId, orderNo },
      token,
    )
    expect(detail.body).toMatchObject({
      orderData: { orderNo, strStartTime: null, strEndTime: null },
      contractInfo: { addressId },
      service: { serviceCatalog: 1, periodType: 0 },
      cancelConsumingPoints: 0,
      staffInfo: [],
    })
    for (const time of ['createTime', 'strCreateTime', 'bookTime', 'strBookTime'])
      expect(detail.body.orderData[time]).toMatch(WITH_OFFSET)
    expect(detail.body.orderData.strBookTime).toBe(`${day}T09:00:00-06:00`)
    expect(await product.order(orderNo, customer.token)).toMatchObject({
      status: 'Pending',
      totalPoints: CLEANING_POINTS,
      placed: { at: placed.body.createTime },
      changes: [{ action: 'Placed', byViewer: true }],
    })

    const cancelled = await product.call<{ msg: string }>(
      '/Service/cancelServiceOrder',
      { userId, orderNo },
      token,
    )
    expect(cancelled).toMatchObject({ status: 200, body: { msg: expect.stringContaining('13,500') } })
    expect(await product.balance(customer)).toBe(50_000)
    expect(await product.order(orderNo, customer.token)).toMatchObject({
      status: 'Cancelled',
      cancellation: null,
    })
    const history = await product.call('/Service/getUserOrderList', { userId, catalog: 1 }, token)
    expect(history.body.orderData).toMatchObject([{ orderNo, status: 4 }])
  })
})

it('lists what a property changes for the services whose price depends on it, and nothing for flat ones', async () => {
  const { userId, addressIds, token } = await product.customer({})
  const asked = { userId, serviceCatalog: 3, addressId: addressIds[0] }
  const offers = await product.call<{ services: object[] }>('/Service/getUserServiceDetail', asked, token)
  expect(offers.body.services).toMatchObject([
    { name: 'Single snow visit', additionalItems: [{}, {}, {}, {}, {}] },
    { name: 'Monthly snow plan', additionalItems: [] },
    { name: 'Seasonal snow removal', additionalItems: [] },
  ])
})

describe('a booking over GraphQL', () => {
  it('goes from sign-in to cancellation, never stale, and the documented calls show every step of it', async () => {
    const customer = await product.customer({ points: 50_000, addresses: 2 })
    const [addressId = '', otherAddressId] = customer.addressIds
    const signIn = await product.graphql<{ signIn: { token: string } }>(SIGN_IN, {
      input: { area: 'Customer', userName: customer.email, password: customer.password, isRemember: true },
    })
    expect(signIn.body.data.signIn).toMatchObject({ customer: { id: customer.userId }, userErrors: [] })
    const { token } = signIn.body.data.signIn
    const ask = async (query: string, variables: Record<string, unknown> = {}) => {
      const reply = await product.graphql(query, variables, { token })
      expect(reply.body.errors).toBeUndefined()
      return reply.body.data
    }
    expect(await ask(ME)).toMatchObject({
      me: {
        id: customer.userId,
        rewardPoints: 50_000,
        defaultAddress: { id: addressId },
        rank: { title: 'Bronze' },
      },
    })
    expect(await ask(ADDRESSES)).toMatchObject({
      addresses: [
        { id: addressId, isDefault: true },
        { id: otherAddressId, isDefault: false },
      ],
    })
    const offered = (await ask(OFFERS, { addressId, catalog: 'HouseCleaning' })) as {
      serviceOffers: { offers: { id: string; price: { totalPoints: number; lines: { points: number }[] } }[] }
    }
    const [offer] = offered.serviceOffers.offers
    expect(offer?.price.lines.reduce((sum, line) => sum + line.points, 0)).toBe(offer?.price.totalPoints)
    const times = await ask(AVAILABILITY, { addressId, serviceId: offer?.id })
    expect(times).toMatchObject({
      availability: { timeZone: 'America/Edmonton', lastDate: '2027-04-30', stepMinutes: 30 },
    })
    expect((times as { availability: { now: string } }).availability.now).toMatch(WITH_OFFSET)

    const placed = await product.place(inputOf(cleaning(addressId, freeDay(), 'afternoon'), 'first'), token)
    expect(placed).toMatchObject({ stale: false, userErrors: [], order: { status: 'Pending' } })
    expect(placed.message).not.toBeNull()
    const orderNo = placed.order?.orderNo ?? ''
    expect(await product.order(orderNo, token)).toEqual(placed.order)
    expect(placed.order?.placed.at).toMatch(WITH_OFFSET)
    expect(placed.order?.booked.at).toMatch(/T12:00:00-06:00$/)
    expect(await ask(ORDERS, { group: 'Ongoing' })).toMatchObject({
      orders: { totalCount: 1, edges: [{ node: { orderNo } }], pageInfo: { hasNextPage: false } },
    })
    expect(await ask(UNFINISHED, { catalog: 'HouseCleaning' })).toMatchObject({
      unfinishedOrders: [{ orderNo }],
    })
    const detail = await product.call('/Service/getOrderDetails', { orderNo }, token)
    expect(detail.body).toMatchObject({ orderData: { orderNo, status: 0 } })

    const cancelled = await product.cancel(orderNo, token)
    expect(cancelled).toMatchObject({ stale: false, userErrors: [], order: { status: 'Cancelled' } })
    const after = await product.call('/Service/getOrderDetails', { orderNo }, token)
    expect(after.body).toMatchObject({ orderData: { orderNo, status: 4 }, cancelConsumingPoints: 0 })
    expect(await product.balance(customer)).toBe(50_000)
  })
})
