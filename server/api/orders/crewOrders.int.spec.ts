import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { WITH_OFFSET } from '../../testing/bookingSteps.ts'
import { CLEANING_POINTS } from '../../testing/bookings.ts'
import { CREW_ORDER, CREW_ORDERS, CREW_TODAY } from '../../testing/crewsDocuments.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'

/** What crews see (back-office document sections 2-4 and 7; decisions E13, I9, I10). */

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

const numbers = (orders: readonly { readonly orderNo: string }[]) => orders.map(({ orderNo }) => orderNo)

describe('a crew member', () => {
  it('sees the confirmed orders of their crew, next booking first, with name, address and notes and no way to call', async () => {
    const [late, early] = [await world.visit(), await world.visit({ day: '2026-11-27' })]
    const [others, pending] = [await world.visit({ crew: 1 }), await world.visit({ crew: 'none' })]
    await world.product.graphql(
      'mutation Note($input: AddInstructionsInput!) { addInstructions(input: $input) { userErrors { code } } }',
      { input: { key: 'note', orderNo: early.orderNo, text: 'Key under the mat' } },
      { token: early.customer.token },
    )
    const orders = await world.listed(world.sam)
    expect(numbers(orders)).toEqual([early.orderNo, late.orderNo])
    expect(numbers(await world.listed(world.lee))).toEqual([others.orderNo])
    for (const who of [world.sam, world.kim, world.lee])
      expect(JSON.stringify(await world.listed(who))).not.toContain(pending.orderNo)
    const { rows } = await world.product.database.pool.query('select user_no from customer where id = $1', [
      early.customer.userId,
    ])
    expect(orders[0]).toEqual({
      orderId: early.orderId,
      orderNo: early.orderNo,
      userNo: rows[0].user_no,
      name: 'Nico Newcomer',
      createTime: expect.stringMatching(WITH_OFFSET),
      strBookTime: '2026-11-27T09:00:00-06:00',
      strStartTime: null,
      strEndTime: null,
      totalPoints: CLEANING_POINTS,
      status: 1,
      serviceCatalog: 1,
      seriesId: null,
      periodType: 0,
      serviceName: 'Standard clean',
      unit: '',
      streetNo: '12',
      streetName: 'Spruce Lane NW',
      city: 'Calgary',
      postal: 'T2N 1N4',
      province: 'AB',
      provinceId: 1,
      country: 'CA',
      staffs: expect.arrayContaining([
        { staffId: world.sam.id, staffNo: expect.any(String), photo: expect.any(String), firstName: 'Sam' },
        { staffId: world.kim.id, staffNo: expect.any(String), photo: expect.any(String), firstName: 'Sam' },
      ]),
      instructions: [
        { text: 'Key under the mat', srcRole: 1, strWrittenTime: expect.stringMatching(WITH_OFFSET) },
      ],
    })
    const { crewOrder } = await world.ask<{ crewOrder: object }>(
      CREW_ORDER,
      { orderNo: early.orderNo },
      world.sam.token,
    )
    // as somebody types it
    const typed = { orderNo: early.orderNo.toLowerCase() }
    expect(await world.ask(CREW_ORDER, typed, world.sam.token)).toEqual({ crewOrder })
    expect(crewOrder).toMatchObject({
      customerName: 'Nico Newcomer',
      address: { streetName: 'Spruce Lane NW' },
      instructions: [{ text: 'Key under the mat', role: 'Customer' }],
      viewerMay: { start: false, end: false },
      // 13,500 points at 75 a minute
      plannedMinutes: 180,
    })
    for (const text of [JSON.stringify(orders), JSON.stringify(crewOrder)]) {
      expect(text).not.toContain(early.customer.email)
      expect(text.toLowerCase()).not.toMatch(/phone|email/)
    }
  })

  it('reads on page by page, and sees nothing of another crew, as of what is absent', async () => {
    const { orderNo } = await world.visit({ crew: 1 })
    const theirs = await world.ask(CREW_ORDER, { orderNo }, world.sam.token)
    expect(theirs).toEqual(await world.ask(CREW_ORDER, { orderNo: 'AAAA-AAAA' }, world.sam.token))
    const read = (first: number, after: string | null, who = world.sam) =>
      world.ask<{
        crewOrders: {
          totalCount: number
          pageInfo: { hasNextPage: boolean; endCursor: string }
          edges: { node: { orderNo: string } }[]
        }
      }>(CREW_ORDERS, { group: 'Ongoing', first, after }, who.token)
    const whole = (await read(100, null)).crewOrders
    const [first, second] = [await read(1, null), await read(1, whole.pageInfo.endCursor)]
    expect(first.crewOrders).toMatchObject({ totalCount: whole.totalCount, pageInfo: { hasNextPage: true } })
    const next = await read(1, first.crewOrders.pageInfo.endCursor)
    expect(
      [first, next].flatMap(({ crewOrders }) => crewOrders.edges.map(({ node }) => node.orderNo)),
    ).toEqual(whole.edges.slice(0, 2).map(({ node }) => node.orderNo))
    expect(second.crewOrders.edges).toEqual([])
    expect((await read(100, null, world.lee)).crewOrders.edges.map(({ node }) => node.orderNo)).toContain(
      orderNo,
    )
  })

  it('of no crew sees an empty page', async () => {
    const newcomer = await world.product.staff()
    expect([await world.listed(newcomer), await world.listed(newcomer, 1)]).toEqual([[], []])
    expect(await world.ask(CREW_TODAY, {}, newcomer.token)).toEqual({ crewToday: 0 })
  })
})
