import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { Colleague } from '../../testing/colleagues.ts'
import { CREW_DONE_TODAY, CREW_ORDER, CREW_TODAY, STAFF_GROUPS } from '../../testing/crewsDocuments.ts'
import { type OfficeWorld, openOfficeWorld } from '../../testing/officeWorld.ts'
import { ADMIN_ORDER } from '../../testing/orderDocuments.ts'

/** What crews do (back-office document sections 2-4 and 7; decisions E5-E7, K1, T10). */

let world: OfficeWorld
beforeAll(async () => {
  world = await openOfficeWorld()
})
afterAll(() => world.product.stop())
afterEach(() => expect(world.product.failures()).toEqual([]))

interface Crewed {
  readonly staff: readonly { readonly id: string }[]
}

const numbers = (orders: readonly { readonly orderNo: string }[]) => orders.map(({ orderNo }) => orderNo)

describe('a visit', () => {
  it('that began on a day before counts as today’s until it ends', async () => {
    const [day, later] = [world.freeDay(), world.freeDay()]
    const { orderId } = await world.visit({ day })
    await world.itIs(day, '09:05')
    await world.product.call('/Staff/startStaffOrder', { orderId }, world.sam.token)
    await world.itIs(later, '08:00')
    expect(await world.ask(CREW_TODAY, {}, world.sam.token)).toEqual({ crewToday: 1 })
    await world.product.call('/Staff/endStaffOrder', { orderId }, world.sam.token)
    expect(await world.ask(CREW_TODAY, {}, world.sam.token)).toEqual({ crewToday: 0 })
    // it was not one of this day
    expect(await world.ask(CREW_DONE_TODAY, {}, world.sam.token)).toEqual({ crewDoneToday: 0 })
  })

  it('is started and ended by the crew on its day, once; the customer gains 135 experience and the history has it', async () => {
    const day = world.freeDay()
    const { orderNo, orderId, customer } = await world.visit({ day })
    const before = await experienceOf(world.product.database.db, customer.userId)
    const start = (who: Colleague) =>
      world.product.call('/Staff/startStaffOrder', { staffId: who.id, orderId }, who.token)
    const end = (who: Colleague) => world.product.call('/Staff/endStaffOrder', { orderId }, who.token)
    expect(await start(world.sam)).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'You can’t start before the booked day.' },
    })
    await world.itIs(day, '09:05')
    expect(await world.ask(CREW_TODAY, {}, world.sam.token)).toEqual({ crewToday: 1 })
    expect(await end(world.sam)).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(await start(world.lee)).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    for (const who of [world.sam, world.kim, world.sam]) {
      const { status, body } = await start(who)
      expect([status, body]).toEqual([200, { msg: 'Visit started' }])
    }
    expect((await world.listed(world.kim)).find((order) => order.orderNo === orderNo)).toMatchObject({
      status: 2,
      strStartTime: expect.stringContaining(`${day}T09:05`),
    })
    await world.itIs(day, '11:50')
    expect(await end(world.lee)).toMatchObject({ status: 400, body: { msg: 'not found' } })
    for (const who of [world.kim, world.sam])
      expect((await end(who)).body).toEqual({ msg: 'Visit completed' })
    expect(await world.ask(CREW_TODAY, {}, world.sam.token)).toEqual({ crewToday: 0 })
    expect(await world.ask(CREW_DONE_TODAY, {}, world.sam.token)).toEqual({ crewDoneToday: 1 })
    const history = await world.listed(world.sam, 1)
    expect(history.find((order) => order.orderNo === orderNo)).toMatchObject({
      status: 3,
      strStartTime: expect.stringContaining(`${day}T09:05`),
      strEndTime: expect.stringContaining(`${day}T11:50`),
    })
    // floor(13,500 / 100)
    expect((await experienceOf(world.product.database.db, customer.userId)) - before).toBe(135)
  })

  it('keeps the times at which a crew without signal pressed, each press once', async () => {
    const day = world.freeDay()
    const { orderNo } = await world.visit({ day })
    await world.itIs(day, '15:00')
    const started = { key: 'start', pressedAt: `${day}T09:02:00-06:00` }
    for (const _ of [1, 2]) {
      const pressed = await world.press('start', orderNo, world.sam, started)
      expect(pressed).toMatchObject({ userErrors: [], order: { status: 'InService' } })
      expect(pressed?.order?.started.at).toBe(`${day}T09:02:00-06:00`)
    }
    const ended = await world.press('end', orderNo, world.kim, { key: 'end', pressedAt: `${day}T18:31:00Z` })
    expect(ended).toMatchObject({
      message: 'Visit completed',
      order: { status: 'Completed' },
    })
    expect(ended?.order?.ended.at).toBe(`${day}T12:31:00-06:00`)
    const again = await world.press('end', orderNo, world.kim, {
      key: 'end later',
      pressedAt: `${day}T20:00:00Z`,
    })
    expect(again?.order?.ended.at).toBe(`${day}T12:31:00-06:00`)
  })

  it('takes now for a press before the booked day or in the future', async () => {
    const day = world.freeDay()
    const [one, two] = [await world.visit({ day }), await world.visit({ day, crew: 1 })]
    await world.itIs(day, '10:00')
    const early = await world.press('start', one.orderNo, world.sam, { pressedAt: '2026-11-01T09:00:00Z' })
    const late = await world.press('start', two.orderNo, world.lee, { pressedAt: '2099-01-01T09:00:00Z' })
    for (const pressed of [early, late])
      expect(pressed?.order?.started.at).toMatch(new RegExp(`^${day}T10:0\\d:\\d\\d-06:00$`))
    // so that nobody has it at hand any more
    expect((await world.press('end', one.orderNo, world.sam))?.userErrors).toEqual([])
  })

  it('shows the office what was claimed, whatever the device took for the time', async () => {
    const day = world.freeDay()
    const { orderNo } = await world.visit({ day })
    await world.itIs(day, '10:00')
    await world.press('start', orderNo, world.sam, { pressedAt: '1900-01-01T00:00:00Z' })
    const query = 'query ($orderNo: String!) { adminOrder(orderNo: $orderNo) { trail { claimedAt { at } } } }'
    const { adminOrder } = await world.ask<{ adminOrder: { trail: { claimedAt: unknown }[] } }>(query, {
      orderNo,
    })
    expect(adminOrder.trail.at(-1)).toEqual({ claimedAt: { at: '1899-12-31T16:26:00-07:34' } })
    expect((await world.press('end', orderNo, world.sam))?.userErrors).toEqual([])
  })

  it.each([
    [{ pressedAt: 'at nine' }, { code: 'FIELD_INVALID', field: 'pressedAt' }],
    [{ key: '' }, { code: 'FIELD_REQUIRED', field: 'key' }],
    [{ orderNo: 'AAAA-AAAA' }, { code: 'NOT_FOUND', field: null }],
  ])('refuses a press with %j', async (input, error) => {
    for (const verb of ['start', 'end'] as const)
      expect(await world.press(verb, 'AAAA-AAAA', world.sam, input)).toMatchObject({
        order: null,
        userErrors: [error],
      })
  })

  it('that went to another crew is told to who had it, and is not there for others', async () => {
    const day = world.freeDay()
    const order = await world.visit({ day })
    await world.product.assignCrew(order.orderNo, world.crews[1].groupId)
    await world.itIs(day, '09:00')
    const stranger = await world.product.staff()
    expect((await world.press('start', order.orderNo, world.sam))?.userErrors).toMatchObject([
      { code: 'NOT_YOUR_ORDER' },
    ])
    expect((await world.press('start', order.orderNo, stranger))?.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await world.press('start', order.orderNo, world.lee))?.userErrors).toEqual([])
  })

  it('that has begun stays with who began it when they leave the crew, and may be ended by who joined since', async () => {
    const day = world.freeDay()
    const { orderNo } = await world.visit({ day })
    await world.itIs(day, '09:00')
    await world.press('start', orderNo, world.sam)
    const move = { groupId: world.crews[0].groupId, staffId: world.kim.id }
    await world.rest('/Staff/removeStaffFromGroup', move)
    const [left, joined] = [world.kim, await world.product.staff()]
    await world.rest('/Staff/addStaffToGroup', { groupId: world.crews[0].groupId, staffIds: [joined.id] })
    expect(numbers(await world.listed(left))).toEqual([orderNo])
    expect(await world.rest('/Staff/removeStaffItem', { staffId: left.id })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'This person is on an order that isn’t finished.' },
    })
    const { crewOrder } = await world.ask<{ crewOrder: object }>(CREW_ORDER, { orderNo }, joined.token)
    expect(crewOrder).toMatchObject({ viewerMay: { start: false, end: true } })
    expect((await world.press('end', orderNo, joined))?.userErrors).toEqual([])
    expect(numbers(await world.listed(left))).toEqual([])
    expect((await world.rest('/Staff/removeStaffItem', { staffId: left.id })).status).toBe(200)
    world.kim = await world.product.staff()
    await world.rest('/Staff/addStaffToGroup', { groupId: world.crews[0].groupId, staffIds: [world.kim.id] })
  })
})

describe('a visit to come', () => {
  const disable = (who: Colleague, isDisabled: boolean) =>
    world.product.database.pool.query('update staff set is_disabled = $2 where id = $1', [who.id, isDisabled])
  const kimIn = (people: readonly { readonly id: string }[] = []) =>
    people.some(({ id }) => id === world.kim.id)
  const isComing = async (orderNo: string) => {
    const { adminOrder } = await world.ask<{ adminOrder: Crewed }>(ADMIN_ORDER, { orderNo })
    return kimIn(adminOrder.staff)
  }

  it('shows those of its crew who can work; the crew itself shows everybody', async () => {
    const { orderNo } = await world.visit()
    expect(await isComing(orderNo)).toBe(true)
    await disable(world.kim, true)
    expect(await isComing(orderNo)).toBe(false)
    const { staffGroups } = await world.ask<{ staffGroups: { members: Crewed['staff'] }[] }>(STAFF_GROUPS)
    expect(kimIn(staffGroups[0]?.members)).toBe(true)
    await disable(world.kim, false)
    expect(await isComing(orderNo)).toBe(true)
  })
})

describe('a key', () => {
  it('is one start and one end; used for another order it is refused', async () => {
    const [earlier, later] = [world.freeDay(), world.freeDay()]
    const [first, second] = [await world.visit({ day: earlier }), await world.visit({ day: later })]
    await world.itIs(later, '09:00')
    const key = 'one key'
    for (const verb of ['start', 'end'] as const) {
      world.product.later({ minutes: 1 })
      expect(await world.press(verb, first.orderNo, world.sam, { key })).toMatchObject({
        userErrors: [],
        order: { status: verb === 'start' ? 'InService' : 'Completed' },
      })
      expect(await world.press(verb, second.orderNo, world.sam, { key })).toMatchObject({
        order: null,
        userErrors: [{ code: 'KEY_REUSED', field: null }],
      })
    }
  })
})
