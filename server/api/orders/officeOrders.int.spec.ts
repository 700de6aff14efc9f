import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WITH_OFFSET } from '../../testing/bookingSteps.ts'
import { inputOf, mowing } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { numbersIn, type OfficeLists, officeLists } from '../../testing/officeLists.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { ADMIN_ORDER, ADMIN_ORDERS, AVAILABLE_GROUPS, ORDER_COUNTS } from '../../testing/orderDocuments.ts'

/** The office's cards of orders on their way through its tabs, and the crews that each can be given to, through both APIs. */

let office: OfficeWorld
let lists: OfficeLists
let elise: Newcomer
let noah: Newcomer
beforeAll(async () => {
  office = await openOfficeWorld()
  lists = officeLists(office)
  elise = await office.customer({ firstName: 'Élise', lastName: 'O’Neil', phone: '+14035550172' })
  noah = await office.customer({ firstName: 'Noah', lastName: 'Singh', phone: '+15875550199' })
})
afterAll(() => office.product.stop())
afterEach(() => expect(office.product.failures()).toEqual([]))

describe('an order of the office', () => {
  it('goes through its tabs, with every documented field, and GraphQL tells the same with the full trail', async () => {
    const [{ groupId, members }] = office.crews
    // booked in the other order than they were placed
    const [sooner, later] = [office.freeDay(), office.freeDay()]
    const second = await office.placed(elise, { date: later })
    const first = await office.placed(elise, { date: sooner })
    const pending = await lists.tabOf(1)
    expect(pending.body).toMatchObject({ slotAMStartHour: 9, slotPMEndHour: 14 })
    expect(pending.body.allData).toMatchObject({ totalCount: 2 })
    expect(numbersIn(pending.body.allData.orderSet)).toEqual([first, second])
    const byPlacing = await lists.tabOf(1, { orderByCreateTime: true })
    expect(numbersIn(byPlacing.body.allData.orderSet)).toEqual([first, second])
    expect(pending.body.allData.orderSet[0]).toMatchObject({
      orderId: await lists.orderIdOf(first),
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

    expect((await lists.assign(first, groupId)).body).toEqual({
      msg: 'Crew assigned',
    })
    const confirmed = await lists.tabOf(2)
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
      msg: 'Order cancelled. 13,500 points are back in the customer’s balance.',
    })
    expect((await lists.tabOf(2)).body.allData).toEqual({ orderSet: [], totalCount: 0 })
    expect(numbersIn((await lists.tabOf(3)).body.allData.orderSet)).toEqual([first])

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
        { userId: noah.userId, orderId: await lists.orderIdOf(orderNo) },
      ],
      ['/Staff/cancelOrder', { userId: elise.userId, orderNo: 'ZZZZ-ZZZZ' }],
      ['/Staff/resendConfirmOrderMailNotification', { userId: elise.userId, orderId }],
      ['/Staff/assignStaffGroupToOrder', { orderId, groupId }],
      ['/Staff/assignStaffGroupToOrder', { orderId: 'no id', groupId }],
    ] as const)
      expect(await office.rest(path, body)).toMatchObject(notFound)
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
    await lists.assign(theirs, one.groupId)
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
    expect(await lists.assign(mine, one.groupId)).toMatchObject({
      status: 400,
      body: { tag: 'info', msg: 'This crew is already booked then.' },
    })
    await lists.assign(mine, two.groupId)
    await office.product.cancel(mine, elise.token)
    expect(await offered(mine, elise)).toEqual([])
  })

  it('with work of another catalog then are given one only knowingly (decision M9)', async () => {
    const [{ groupId }] = office.crews
    const date = office.freeDay()
    const cleaned = await office.placed(elise, { date })
    const booking = inputOf(mowing(noah.addressIds[0] ?? '', date), crypto.randomUUID())
    const mown = (await office.product.place(booking, noah.token)).order?.orderNo ?? ''
    expect(await lists.assign(cleaned, groupId)).toMatchObject({ status: 200 })
    const offers = async (includeBusy: boolean) =>
      (await office.ask(AVAILABLE_GROUPS, { orderNo: mown, includeBusy })).availableGroups
    expect(await offers(false)).toMatchObject([{ groupNo: 'Crew 2', isBusyElsewhere: false }])
    expect(await offers(true)).toMatchObject([
      { groupNo: 'Crew 1', isBusy: false, isBusyElsewhere: true, otherJobs: 1 },
      { groupNo: 'Crew 2' },
    ])
    expect(await lists.assign(mown, groupId)).toMatchObject({ status: 400, body: { tag: 'groupId' } })
    const assign = { orderNo: mown, groupId }
    const refused = await office.command('assignGroup', assign)
    expect(refused.userErrors).toMatchObject([{ code: 'CREW_BUSY_ELSEWHERE', field: 'groupId' }])
    const meant = await office.command('assignGroup', { ...assign, evenIfBusy: true })
    expect(meant).toMatchObject({ userErrors: [], order: { order: { status: 'Confirmed' } } })
  })
})
