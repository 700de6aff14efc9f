import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WITH_OFFSET } from '../testing/bookingSteps.ts'
import {
  ADMIN_ORDER,
  ADMIN_ORDERS,
  AVAILABLE_GROUPS,
  ORDER_COUNTS,
  SEARCH_ORDERS,
} from '../testing/deskDocuments.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type OfficeWorld, openOfficeWorld } from '../testing/officeWorld.ts'
import { findOrderId } from './orderNumbers.store.ts'

/** The office's lists, searches and cards, through both doors of the running product. */

let office: OfficeWorld
let elise: Newcomer
let noah: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  elise = await office.customer({ firstName: 'Élise', lastName: 'O’Neil', phone: '+14035550172' })
  noah = await office.customer({ firstName: 'Noah', lastName: 'Singh', phone: '+15875550199' })
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

const page = { curPageIndex: 1, pageSize: 10 }
const tabOf = (orderType: number, more: object = {}) =>
  office.rest<{ allData: { orderSet: { orderNo: string }[]; totalCount: number } }>(
    '/Staff/getAdminOrderData',
    {
      orderByCreateTime: orderType === 3,
      orderType,
      serviceCatalog: 1,
      ...page,
      ...more,
    },
  )
const search = (searchType: unknown, searchText: unknown, more: object = {}) =>
  office.rest<{ orderData: { orderNo: string }[]; totalCount: number; tag?: string; msg?: string }>(
    '/Staff/getAdminOrderSearchData',
    { searchType, searchText, serviceCatalogs: [], orderByCreateTime: false, ...page, ...more },
  )
const numbersIn = (orders: readonly { orderNo: string }[]) => orders.map(({ orderNo }) => orderNo)

async function orderIdOf(orderNo: string): Promise<string> {
  return (await findOrderId(office.product.application.db, orderNo)) ?? ''
}

async function assign(orderNo: string, groupId: string) {
  return office.rest<{ msg: string; tag?: string }>('/Staff/assignStaffGroupToOrder', {
    orderId: await orderIdOf(orderNo),
    groupId,
  })
}

describe('an order of the office', () => {
  it('goes through its tabs, with every documented field, and GraphQL tells the same with the full trail', async () => {
    const [{ groupId, members }] = office.crews
    // booked in the other order than they were placed
    const [sooner, later] = [office.freeDay(), office.freeDay()]
    const second = await office.placed(elise, { date: later })
    const first = await office.placed(elise, { date: sooner })
    const pending = await tabOf(1)
    expect(pending.body).toMatchObject({ slotAMStartHour: 9, slotPMEndHour: 14 })
    expect(pending.body.allData).toMatchObject({ totalCount: 2 })
    expect(numbersIn(pending.body.allData.orderSet)).toEqual([first, second])
    const byPlacing = await tabOf(1, { orderByCreateTime: true })
    expect(numbersIn(byPlacing.body.allData.orderSet)).toEqual([first, second])
    expect(pending.body.allData.orderSet[0]).toMatchObject({
      orderId: await orderIdOf(first),
      orderNo: first,
      userId: elise.userId,
      serviceCatalog: 1,
      status: 0,
      strCreateTime: expect.stringMatching(WITH_OFFSET),
      strBookTime: `${sooner}T09:00:00-06:00`,
      totalPoints: 13_500,
      basePoints: 13_500,
      additionalPoints: 0,
      rankDiscount: 0,
      requoteDifference: 0,
      addressId: elise.addressIds[0],
      isConfirmed: false,
      streetName: 'Spruce Lane NW',
      provinceId: 1,
      // the contact on site, and the customer's own phone and mail
      firstName: 'Nico',
      phoneNo: '+14035550172',
      emailAddress: elise.email,
      staffs: [],
      changedList: [],
    })

    expect((await assign(first, groupId)).body).toEqual({ msg: 'The group has been assigned to the order.' })
    const confirmed = await tabOf(2)
    expect(confirmed.body.allData.totalCount).toBe(1)
    const [card] = confirmed.body.allData.orderSet as unknown as [Record<string, unknown[]>]
    expect(card).toMatchObject({
      orderNo: first,
      status: 1,
      changedList: [{ action: 10, strModifiedTime: expect.stringMatching(WITH_OFFSET), srcRole: 3 }],
    })
    expect((card.staffs as { staffId: string }[]).map(({ staffId }) => staffId).sort()).toEqual(
      members.map(({ id }) => id).sort(),
    )

    const cancelled = await office.rest('/Staff/cancelOrder', { userId: elise.userId, orderNo: first })
    expect(cancelled.body).toEqual({
      msg: 'The order has been cancelled. 13,500 points are back in the customer’s balance.',
    })
    expect((await tabOf(2)).body.allData).toEqual({ orderSet: [], totalCount: 0 })
    expect(numbersIn((await tabOf(3)).body.allData.orderSet)).toEqual([first])

    const { orderCounts } = await office.ask(ORDER_COUNTS, {})
    expect(orderCounts).toEqual([
      { type: 'Pending', catalog: 'HouseCleaning', orders: 1 },
      { type: 'Pending', catalog: 'LawnCare', orders: 0 },
      { type: 'Pending', catalog: 'SnowRemoval', orders: 0 },
      { type: 'Confirmed', catalog: 'HouseCleaning', orders: 0 },
      { type: 'Confirmed', catalog: 'LawnCare', orders: 0 },
      { type: 'Confirmed', catalog: 'SnowRemoval', orders: 0 },
      { type: 'History', catalog: 'HouseCleaning', orders: 1 },
      { type: 'History', catalog: 'LawnCare', orders: 0 },
      { type: 'History', catalog: 'SnowRemoval', orders: 0 },
    ])

    const { adminOrders } = await office.ask(ADMIN_ORDERS, { type: 'History', catalog: 'HouseCleaning' })
    expect(adminOrders).toMatchObject({
      totalCount: 1,
      page: 1,
      pageSize: 10,
      items: [
        {
          revision: 2,
          customer: { firstName: 'Élise', phoneNo: '+14035550172' },
          order: { orderNo: first, status: 'Cancelled', totalPoints: 13_500 },
          address: { isConfirmed: false, postal: 'T2N 1N4' },
          requote: null,
          group: { id: groupId, groupNo: 'Crew 1' },
          trail: [
            {
              action: 'Placed',
              by: { role: 'Customer', name: 'Élise O’Neil' },
              channel: null,
              newStatus: 'Pending',
            },
            {
              action: 'Confirmed',
              by: { role: 'Admin', id: office.admin.id, name: expect.stringContaining('office-') },
              channel: 'Rest',
              oldStatus: 'Pending',
              newStatus: 'Confirmed',
              newGroup: { groupNo: 'Crew 1' },
            },
            {
              action: 'Cancelled',
              by: { role: 'Admin' },
              oldStatus: 'Confirmed',
              newStatus: 'Cancelled',
              reason: 'admin',
              refundPoints: 13_500,
              feePoints: 0,
            },
          ],
          officeMay: { assign: false, cancel: false, move: false },
        },
      ],
    })
  })

  it('shows the difference that the home as confirmed makes, and keeps its price', async () => {
    const customer = await office.customer()
    const orderNo = await office.placed(customer)
    const [addressId = ''] = customer.addressIds
    // over 4,000 square feet take 40 % longer in the demo catalogue
    await office.rest('/Staff/confirmPropertyDetails', {
      addressId,
      buildingType: 1,
      kitchenType: 1,
      areaType: 4,
      bathType: 1,
      hasHalfbath: true,
      driveWayType: 1,
      isCornerLot: false,
    })
    const { adminOrder } = await office.ask(ADMIN_ORDER, { orderNo })
    expect(adminOrder).toMatchObject({
      order: { totalPoints: 13_500 },
      address: { isConfirmed: true },
      property: { areaType: 'Over4000' },
      // 180 minutes and 40 % more are 252 minutes at 75 points
      requote: { totalPoints: 18_900, differencePoints: 5_400 },
    })
  })

  it('is null, or refused as not found, when there is none', async () => {
    expect(await office.ask(ADMIN_ORDER, { orderNo: 'ZZZZ-ZZZZ' })).toEqual({ adminOrder: null })
    expect(await office.ask(AVAILABLE_GROUPS, { orderNo: 'ZZZZ-ZZZZ' })).toEqual({ availableGroups: null })
    const orderNo = await office.placed(elise)
    const notFound = { status: 400, body: { tag: 'warning', msg: 'not found' } }
    const orderId = crypto.randomUUID()
    const [{ groupId }] = office.crews
    for (const [path, body] of [
      // the order is another customer's
      ['/Staff/getAdminOrderAvailableStaffGroup', { userId: noah.userId, orderNo }],
      ['/Staff/cancelOrder', { userId: noah.userId, orderNo }],
      [
        '/Staff/resendConfirmOrderMailNotification',
        { userId: noah.userId, orderId: await orderIdOf(orderNo) },
      ],
      ['/Staff/cancelOrder', { userId: elise.userId, orderNo: 'ZZZZ-ZZZZ' }],
      ['/Staff/resendConfirmOrderMailNotification', { userId: elise.userId, orderId }],
      ['/Staff/assignStaffGroupToOrder', { orderId, groupId }],
      ['/Staff/assignStaffGroupToOrder', { orderId: 'no id', groupId }],
    ] as const)
      expect(await office.rest(path, body)).toMatchObject(notFound)
  })
})

describe('a page', () => {
  it('past the end is empty with the true count; the first is 1; sizes are 10, 20 and 50', async () => {
    const { totalCount } = (await tabOf(1)).body.allData
    expect(totalCount).toBeGreaterThan(0)
    expect((await tabOf(1, { curPageIndex: 9 })).body.allData).toEqual({ orderSet: [], totalCount })
    expect((await search(2, 'elise', { curPageIndex: 9 })).body).toMatchObject({ orderData: [] })
    for (const curPageIndex of [0, -1, 1.5])
      expect(await tabOf(1, { curPageIndex })).toMatchObject({ status: 400, body: { tag: 'curPageIndex' } })
    for (const pageSize of [0, 11, 51, 1000])
      expect(await tabOf(1, { pageSize })).toMatchObject({ status: 400, body: { tag: 'pageSize' } })
    const { body } = await office.product.graphql(
      ADMIN_ORDERS,
      { type: 'Pending', catalog: 'HouseCleaning', page: 0 },
      { token: office.admin.token },
    )
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  })

  it('holds each order once, in the list’s order', async () => {
    const customer = await office.customer({ firstName: 'Pager', lastName: 'Many' })
    const placed: string[] = []
    for (let nth = 0; nth < 12; nth++) placed.push(await office.placed(customer))
    const found = [
      ...(await search(2, 'pager')).body.orderData,
      ...(await search(2, 'pager', { curPageIndex: 2 })).body.orderData,
    ]
    expect(numbersIn(found)).toEqual(placed)
    const newest = await search(2, 'pager', { orderByCreateTime: true, pageSize: 20 })
    expect(numbersIn(newest.body.orderData)).toEqual(placed.toReversed())
  })
})

describe('a search', () => {
  it('asks for a type and a text in the documents’ words', async () => {
    for (const type of [null, undefined, 0])
      expect(await search(type, 'x')).toMatchObject({
        status: 400,
        body: { tag: 'searchType', msg: 'Search type must be selected.' },
      })
    for (const text of ['', '  ', null, undefined])
      expect(await search(1, text)).toMatchObject({
        status: 400,
        body: { tag: 'searchText', msg: 'Search text cannot be empty.' },
      })
    expect(await search(6, 'x')).toMatchObject({ status: 400, body: { tag: 'searchType' } })
    expect(await search(1, 'x', { serviceCatalogs: [4] })).toMatchObject({
      status: 400,
      body: { tag: 'serviceCatalogs' },
    })
  })

  it('finds numbers exactly, names by their beginning without case or accents, phones by their last digits', async () => {
    const orderNo = await office.placed(noah)
    const found = async (type: number, text: string) =>
      (await search(type, text)).body.orderData.map((o) => o.orderNo)
    expect(await found(1, ` ${orderNo.toLowerCase()} `)).toEqual([orderNo])
    expect(await found(1, orderNo.slice(0, 6))).toEqual([])
    for (const text of ['NOAH', 'noa', 'Nóah', 'noah si']) expect(await found(2, text)).toEqual([orderNo])
    expect(await found(2, 'oah')).toEqual([])
    expect((await search(2, 'elise')).body.totalCount).toBeGreaterThan(1)
    for (const text of ['+1 (587) 555-0199', '5550199', '99']) expect(await found(3, text)).toEqual([orderNo])
    expect(await found(3, '587555')).toEqual([])
    for (const text of ['%', '_', '...']) expect(await found(2, text)).toEqual([])
    expect(await found(3, 'none')).toEqual([])
  })

  it('looks in the catalogs that are ticked, and in all when none is', async () => {
    const orderNo = await office.placed(noah)
    const inCatalogs = async (serviceCatalogs: number[]) =>
      (await search(1, orderNo, { serviceCatalogs })).body.totalCount
    expect([await inCatalogs([]), await inCatalogs([1, 3]), await inCatalogs([2, 3])]).toEqual([1, 1, 0])
  })

  it('by a crew member finds the orders of their crew now, and those they did', async () => {
    const [, { groupId, members }] = office.crews
    const [member] = members
    await office.product.database.db
      .updateTable('staff')
      .set({ first_name: 'Zoë' })
      .where('id', '=', member?.id ?? '')
      .execute()
    const row = await office.product.database.db
      .selectFrom('staff')
      .select('staff_no')
      .where('id', '=', member?.id ?? '')
      .executeTakeFirstOrThrow()
    const orderNo = await office.placed(noah)
    expect((await search(5, 'zoe')).body.totalCount).toBe(0)
    await assign(orderNo, groupId)
    expect(numbersIn((await search(5, 'zoe')).body.orderData)).toEqual([orderNo])
    expect(numbersIn((await search(4, row.staff_no.toLowerCase())).body.orderData)).toEqual([orderNo])
    expect((await search(4, row.staff_no.slice(0, -1))).body.totalCount).toBe(0)
    const { searchOrders } = await office.ask(SEARCH_ORDERS, { type: 'StaffNo', text: row.staff_no })
    expect(searchOrders).toMatchObject({ totalCount: 1, items: [{ order: { orderNo } }] })
  })

  it('shows open orders before those that are over', async () => {
    const customer = await office.customer({ firstName: 'Quentin', lastName: 'Order' })
    const [a, b, c, d] = [office.freeDay(), office.freeDay(), office.freeDay(), office.freeDay()]
    const over = [await office.placed(customer, { date: a }), await office.placed(customer, { date: c })]
    const open = [await office.placed(customer, { date: b }), await office.placed(customer, { date: d })]
    for (const orderNo of over) await office.at.cancel(orderNo, customer.token)
    // open ones by the next visit, then the latest visit first
    expect(numbersIn((await search(2, 'quentin')).body.orderData)).toEqual([...open, over[1], over[0]])
  })
})

describe('the crews to choose from', () => {
  it('are those that are free then, and the current one; GraphQL can show the busy ones too', async () => {
    const [one, two] = office.crews
    const date = office.freeDay()
    const [mine, theirs] = [await office.placed(elise, { date }), await office.placed(noah, { date })]
    const offered = async (orderNo: string, { userId }: Newcomer) => {
      const reply = await office.rest<{ groupData: { dbGroup: { groupNo: string }; isCurrent: boolean }[] }>(
        '/Staff/getAdminOrderAvailableStaffGroup',
        { userId, orderNo },
      )
      return reply.body.groupData.map(({ dbGroup, isCurrent }) => [dbGroup.groupNo, isCurrent])
    }
    expect(await offered(mine, elise)).toEqual([
      ['Crew 1', false],
      ['Crew 2', false],
    ])
    await assign(theirs, one.groupId)
    expect(await offered(mine, elise)).toEqual([['Crew 2', false]])
    expect(await offered(theirs, noah)).toEqual([
      ['Crew 1', true],
      ['Crew 2', false],
    ])
    const all = await office.ask(AVAILABLE_GROUPS, { orderNo: mine, includeBusy: true })
    expect(all.availableGroups).toMatchObject([
      { groupNo: 'Crew 1', isBusy: true, staff: [{}, {}], otherJobs: 0 },
      { groupNo: 'Crew 2', isBusy: false, staff: [{}] },
    ])
    expect(await assign(mine, one.groupId)).toMatchObject({
      status: 400,
      body: { tag: 'info', msg: 'This crew already has another job at that time.' },
    })
    await assign(mine, two.groupId)
    await office.at.cancel(mine, elise.token)
    expect(await offered(mine, elise)).toEqual([])
  })
})
