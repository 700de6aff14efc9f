import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSession } from '../../identity/sessions.store.ts'
import { experienceOf } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { stepsThrough, WITH_OFFSET } from '../../testing/bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../../testing/bookings.ts'
import type { Colleague } from '../../testing/colleagues.ts'
import { contractFaults } from '../../testing/contractReplies.ts'
import {
  CREW_ORDER,
  CREW_ORDERS,
  CREW_TODAY,
  END_SERVICE,
  START_SERVICE,
} from '../../testing/crewsDocuments.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { type OfficeSteps, officeSteps } from '../../testing/officeSteps.ts'
import { type StartedProduct, startProduct } from '../../testing/startProduct.ts'

/** What crews see and do (back-office document sections 2-4 and 7; decisions E5-E7, E13, I9, I10, K1, T10). */

let product: StartedProduct
let office: OfficeSteps
let [sam, kim, lee]: Colleague[] = []
let groups: readonly [string, string]
let days = 0

beforeAll(async () => {
  product = await startProduct()
  office = officeSteps(product, (await product.admin()).token)
  ;[sam, kim, lee] = [await product.staff(), await product.staff(), await product.staff()]
  groups = [await office.group('Crew 1', [id(sam), id(kim)]), await office.group('Crew 2', [id(lee)])]
})
afterAll(() => product.stop())
afterEach(() => expect(product.failures()).toEqual([]))

const id = (person: Colleague | undefined) => person?.id ?? ''
const token = (person: Colleague | undefined) => person?.token ?? ''

/** A clean on a day of its own. */
const nextDay = () => {
  for (;;) {
    const day = Temporal.PlainDate.from('2026-12-01').add({ days: days++ })
    if (day.dayOfWeek !== 7) return day.toString()
  }
}

interface Visit {
  readonly orderNo: string
  readonly orderId: string
  readonly customer: Newcomer
}

/** A clean at nine of a customer of its own, without any rank; given to a crew unless told otherwise. */
async function visit(of: { day?: string; group?: 0 | 1 | 'none' } = {}): Promise<Visit> {
  const customer = await product.customer({ points: 20_000 })
  const booking = cleaning(customer.addressIds[0] ?? '', of.day ?? nextDay())
  const { order } = await stepsThrough(product).place(inputOf(booking, crypto.randomUUID()), customer.token)
  const placed = { orderNo: order?.orderNo ?? '', orderId: order?.id ?? '', customer }
  const group = of.group ?? 0
  if (group !== 'none') await assign(placed, groups[group])
  return placed
}

async function assign({ orderNo }: Visit, groupId: string) {
  const command = {
    id: crypto.randomUUID(),
    actor: { id: crypto.randomUUID(), role: 3 as const },
    source: 'graphql' as const,
    at: product.now(),
    correlationId: 'spec',
  }
  expect(await product.application.ordering.assignCrew(command, { orderNo, groupId })).toMatchObject({
    value: { orderNo },
  })
}

async function call<Body = Record<string, unknown>>(path: string, body: object, who: Colleague | undefined) {
  const reply = await product.rest<Body>(path, body, { token: token(who) })
  expect(contractFaults(path, reply)).toEqual([])
  return reply
}

interface StaffOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly status: number
  readonly [field: string]: unknown
}
async function listed(who: Colleague | undefined, catalog = 0) {
  const { body } = await call<{ orderData: StaffOrder[] }>('/Staff/getStaffOrders', { catalog }, who)
  return body.orderData
}
const numbers = (orders: readonly { readonly orderNo: string }[]) => orders.map(({ orderNo }) => orderNo)

async function ask<Data>(query: string, variables: Record<string, unknown>, who: Colleague | undefined) {
  const { body } = await product.graphql<Data>(query, variables, { token: token(who) })
  expect(body.errors).toBeUndefined()
  return body.data
}

interface Pressed {
  readonly message: string | null
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
  readonly order: {
    readonly status: string
    readonly started: { at: string }
    readonly ended: { at: string }
  } | null
}
const press = async (
  verb: 'start' | 'end',
  orderNo: string,
  who: Colleague | undefined,
  input: object = {},
) => {
  const [query, root] =
    verb === 'start' ? ([START_SERVICE, 'startService'] as const) : ([END_SERVICE, 'endService'] as const)
  const given = { key: crypto.randomUUID(), orderNo, ...input }
  return (await ask<Record<string, Pressed>>(query, { input: given }, who))[root]
}

/** Moves the clock to a local time of a day; it only goes forward. */
function itIs(day: string, time: string): void {
  const wanted = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('America/Edmonton').toInstant()
  product.later(product.now().until(wanted))
}

describe('a crew member', () => {
  it('sees the confirmed orders of their crew, next booking first, with name, address and notes and no way to call', async () => {
    const [late, early] = [await visit(), await visit({ day: '2026-11-27' })]
    const [others, pending] = [await visit({ group: 1 }), await visit({ group: 'none' })]
    await product.graphql(
      'mutation Note($input: AddInstructionsInput!) { addInstructions(input: $input) { userErrors { code } } }',
      { input: { key: 'note', orderNo: early.orderNo, text: 'Key under the mat' } },
      { token: early.customer.token },
    )
    const orders = await listed(sam)
    expect(numbers(orders)).toEqual([early.orderNo, late.orderNo])
    expect(numbers(await listed(lee))).toEqual([others.orderNo])
    for (const who of [sam, kim, lee])
      expect(JSON.stringify(await listed(who))).not.toContain(pending.orderNo)
    const { rows } = await product.database.pool.query('select user_no from customer where id = $1', [
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
        { staffId: id(sam), staffNo: expect.any(String), photo: expect.any(String), firstName: 'Sam' },
        { staffId: id(kim), staffNo: expect.any(String), photo: expect.any(String), firstName: 'Sam' },
      ]),
      instructions: [
        { text: 'Key under the mat', srcRole: 1, strWrittenTime: expect.stringMatching(WITH_OFFSET) },
      ],
    })
    const { crewOrder } = await ask<{ crewOrder: object }>(CREW_ORDER, { orderNo: early.orderNo }, sam)
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
    const { orderNo } = await visit({ group: 1 })
    const theirs = await ask(CREW_ORDER, { orderNo }, sam)
    expect(theirs).toEqual(await ask(CREW_ORDER, { orderNo: 'AAAA-AAAA' }, sam))
    const read = (first: number, after: string | null, who = sam) =>
      ask<{
        crewOrders: {
          totalCount: number
          pageInfo: { hasNextPage: boolean; endCursor: string }
          edges: { node: { orderNo: string } }[]
        }
      }>(CREW_ORDERS, { group: 'Ongoing', first, after }, who)
    const whole = (await read(100, null)).crewOrders
    const [first, second] = [await read(1, null), await read(1, whole.pageInfo.endCursor)]
    expect(first.crewOrders).toMatchObject({ totalCount: whole.totalCount, pageInfo: { hasNextPage: true } })
    const next = await read(1, first.crewOrders.pageInfo.endCursor)
    expect(
      [first, next].flatMap(({ crewOrders }) => crewOrders.edges.map(({ node }) => node.orderNo)),
    ).toEqual(whole.edges.slice(0, 2).map(({ node }) => node.orderNo))
    expect(second.crewOrders.edges).toEqual([])
    expect((await read(100, null, lee)).crewOrders.edges.map(({ node }) => node.orderNo)).toContain(orderNo)
  })

  it('of no crew sees an empty page', async () => {
    const newcomer = await product.staff()
    expect([await listed(newcomer), await listed(newcomer, 1)]).toEqual([[], []])
    expect(await ask(CREW_TODAY, {}, newcomer)).toEqual({ crewToday: 0 })
  })
})

describe('a visit', () => {
  it('that began on a day before counts as today’s until it ends', async () => {
    const [day, later] = [nextDay(), nextDay()]
    const { orderId } = await visit({ day })
    itIs(day, '09:05')
    ;[sam, kim, lee] = await signedInAgain()
    await call('/Staff/startStaffOrder', { orderId }, sam)
    itIs(later, '08:00')
    ;[sam, kim, lee] = await signedInAgain()
    expect(await ask(CREW_TODAY, {}, sam)).toEqual({ crewToday: 1 })
    await call('/Staff/endStaffOrder', { orderId }, sam)
    expect(await ask(CREW_TODAY, {}, sam)).toEqual({ crewToday: 0 })
  })

  it('is started and ended by the crew on its day, once; the customer gains 135 experience and the history has it', async () => {
    const day = nextDay()
    const { orderNo, orderId, customer } = await visit({ day })
    const before = await experienceOf(product.database.db, customer.userId)
    const start = (who: Colleague | undefined) =>
      call('/Staff/startStaffOrder', { staffId: id(who), orderId }, who)
    const end = (who: Colleague | undefined) => call('/Staff/endStaffOrder', { orderId }, who)
    expect(await start(sam)).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'The service cannot be started before the booked day.' },
    })
    itIs(day, '09:05')
    ;[sam, kim, lee] = await signedInAgain()
    expect(await ask(CREW_TODAY, {}, sam)).toEqual({ crewToday: 1 })
    expect(await end(sam)).toMatchObject({ status: 400, body: { tag: 'warning' } })
    expect(await start(lee)).toMatchObject({ status: 400, body: { tag: 'warning', msg: 'not found' } })
    for (const who of [sam, kim, sam]) {
      const { status, body } = await start(who)
      expect([status, body]).toEqual([200, { msg: 'The service has started.' }])
    }
    expect((await listed(kim)).find((order) => order.orderNo === orderNo)).toMatchObject({
      status: 2,
      strStartTime: expect.stringContaining(`${day}T09:05`),
    })
    itIs(day, '11:50')
    expect(await end(lee)).toMatchObject({ status: 400, body: { msg: 'not found' } })
    for (const who of [kim, sam])
      expect((await end(who)).body).toEqual({ msg: 'The service is done. Thank you!' })
    expect(await ask(CREW_TODAY, {}, sam)).toEqual({ crewToday: 0 })
    const history = await listed(sam, 1)
    expect(history.find((order) => order.orderNo === orderNo)).toMatchObject({
      status: 3,
      strStartTime: expect.stringContaining(`${day}T09:05`),
      strEndTime: expect.stringContaining(`${day}T11:50`),
    })
    // floor(13,500 / 100)
    expect((await experienceOf(product.database.db, customer.userId)) - before).toBe(135)
  })

  it('keeps the times at which a crew without signal pressed, each press once', async () => {
    const day = nextDay()
    const { orderNo } = await visit({ day })
    itIs(day, '15:00')
    ;[sam, kim, lee] = await signedInAgain()
    const started = { key: 'start', pressedAt: `${day}T09:02:00-06:00` }
    for (const _ of [1, 2]) {
      const pressed = await press('start', orderNo, sam, started)
      expect(pressed).toMatchObject({ userErrors: [], order: { status: 'InService' } })
      expect(pressed?.order?.started.at).toBe(`${day}T09:02:00-06:00`)
    }
    const ended = await press('end', orderNo, kim, { key: 'end', pressedAt: `${day}T18:31:00Z` })
    expect(ended).toMatchObject({
      message: 'The service is done. Thank you!',
      order: { status: 'Completed' },
    })
    expect(ended?.order?.ended.at).toBe(`${day}T12:31:00-06:00`)
    const again = await press('end', orderNo, kim, { key: 'end later', pressedAt: `${day}T20:00:00Z` })
    expect(again?.order?.ended.at).toBe(`${day}T12:31:00-06:00`)
  })

  it('takes now for a press before the booked day or in the future', async () => {
    const day = nextDay()
    const [one, two] = [await visit({ day }), await visit({ day, group: 1 })]
    itIs(day, '10:00')
    ;[sam, kim, lee] = await signedInAgain()
    const early = await press('start', one.orderNo, sam, { pressedAt: '2026-11-01T09:00:00Z' })
    const late = await press('start', two.orderNo, lee, { pressedAt: '2099-01-01T09:00:00Z' })
    for (const pressed of [early, late])
      expect(pressed?.order?.started.at).toMatch(new RegExp(`^${day}T10:0\\d:\\d\\d-06:00$`))
    // so that nobody has it at hand any more
    expect((await press('end', one.orderNo, sam))?.userErrors).toEqual([])
  })

  it.each([
    [{ pressedAt: 'at nine' }, { code: 'FIELD_INVALID', field: 'pressedAt' }],
    [{ key: '' }, { code: 'FIELD_REQUIRED', field: 'key' }],
    [{ orderNo: 'AAAA-AAAA' }, { code: 'NOT_FOUND', field: null }],
  ])('refuses a press with %j', async (input, error) => {
    ;[sam, kim, lee] = await signedInAgain()
    for (const verb of ['start', 'end'] as const)
      expect(await press(verb, 'AAAA-AAAA', sam, input)).toMatchObject({ order: null, userErrors: [error] })
  })

  it('that went to another crew is told to who had it, and is not there for others', async () => {
    const day = nextDay()
    const order = await visit({ day })
    await assign(order, groups[1])
    itIs(day, '09:00')
    ;[sam, kim, lee] = await signedInAgain()
    const stranger = await product.staff()
    expect((await press('start', order.orderNo, sam))?.userErrors).toMatchObject([{ code: 'NOT_YOUR_ORDER' }])
    expect((await press('start', order.orderNo, stranger))?.userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
    expect((await press('start', order.orderNo, lee))?.userErrors).toEqual([])
  })

  it('that has begun stays with who began it when they leave the crew, and may be ended by who joined since', async () => {
    const day = nextDay()
    const { orderNo } = await visit({ day })
    itIs(day, '09:00')
    ;[sam, kim, lee] = await signedInAgain()
    await press('start', orderNo, sam)
    const move = { groupId: groups[0], staffId: id(kim) }
    await office.call('/Staff/removeStaffFromGroup', move)
    const [left, joined] = [kim, await product.staff()]
    await office.call('/Staff/addStaffToGroup', { groupId: groups[0], staffIds: [id(joined)] })
    expect(numbers(await listed(left))).toEqual([orderNo])
    expect(await office.call('/Staff/removeStaffItem', { staffId: id(left) })).toMatchObject({
      status: 400,
      body: { tag: 'warning', msg: 'This staff member is on an order that is not finished.' },
    })
    const { crewOrder } = await ask<{ crewOrder: object }>(CREW_ORDER, { orderNo }, joined)
    expect(crewOrder).toMatchObject({ viewerMay: { start: false, end: true } })
    expect((await press('end', orderNo, joined))?.userErrors).toEqual([])
    expect(numbers(await listed(left))).toEqual([])
    expect((await office.call('/Staff/removeStaffItem', { staffId: id(left) })).status).toBe(200)
    kim = await product.staff()
    await office.call('/Staff/addStaffToGroup', { groupId: groups[0], staffIds: [id(kim)] })
  })
})

/** Half a day later their sessions are over. */
async function signedInAgain(): Promise<Colleague[]> {
  const { accounts } = product.application
  const again = async (person: Colleague | undefined) => {
    const session = { area: 'staff', personId: id(person), isRemembered: false, now: product.now() } as const
    return { id: id(person), token: (await openSession(accounts, session)).token }
  }
  office = officeSteps(product, (await product.admin()).token)
  return Promise.all([sam, kim, lee].map(again))
}

describe('a key', () => {
  it('is one start and one end; used for another order it is refused', async () => {
    const [earlier, later] = [nextDay(), nextDay()]
    const [first, second] = [await visit({ day: earlier }), await visit({ day: later })]
    itIs(later, '09:00')
    ;[sam, kim, lee] = await signedInAgain()
    const key = 'one key'
    for (const verb of ['start', 'end'] as const) {
      product.later({ minutes: 1 })
      expect(await press(verb, first.orderNo, sam, { key })).toMatchObject({
        userErrors: [],
        order: { status: verb === 'start' ? 'InService' : 'Completed' },
      })
      expect(await press(verb, second.orderNo, sam, { key })).toMatchObject({
        order: null,
        userErrors: [{ code: 'KEY_REUSED', field: null }],
      })
    }
  })
})
