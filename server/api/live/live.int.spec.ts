import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type KurrentDouble,
  startKurrentDouble,
} from '../../eventstore/kurrentdb/testing/startKurrentDouble.ts'
import { findLiveSession, revokeSession } from '../../identity/sessions.store.ts'
import { cleaning, inputOf } from '../../testing/bookings.ts'
import type { Colleague } from '../../testing/colleagues.ts'
import { closingOf, type Listening, listen } from '../../testing/listening.ts'
import type { Newcomer } from '../../testing/newcomers.ts'
import { officeSteps } from '../../testing/officeSteps.ts'
import { startTestApp, type TestApp, TUESDAY_MORNING } from '../../testing/testApp.ts'

/** Who hears of what, over a web socket, once it can be read (decision T8). */

const ORDER = 'query ($orderNo: String!) { order(orderNo: $orderNo) { status } }'
const open: Listening[] = []
const products: TestApp[] = []
let kurrent: KurrentDouble | undefined
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})
afterAll(async () => {
  for (const product of products) await product.stop()
  await kurrent?.stop()
})

async function hearing(product: TestApp, token: string | undefined, orderNo?: string) {
  const each = await listen({ url: product.url, token, ...(orderNo === undefined ? {} : { orderNo }) })
  open.push(each)
  return each
}

interface World {
  readonly product: TestApp
  readonly admin: Colleague
  readonly sam: Colleague
  readonly lee: Colleague
  readonly groupId: string
}

async function world(eventStoreUrl?: string): Promise<World> {
  const product = await startTestApp(TUESDAY_MORNING, eventStoreUrl)
  products.push(product)
  const [admin, sam, lee] = [await product.admin(), await product.staff(), await product.staff()]
  const office = officeSteps(product, admin.token)
  const groupId = await office.group('Crew 1', [sam.id])
  await office.group('Crew 2', [lee.id])
  return { product, admin, sam, lee, groupId }
}

let days = 0
async function placed({ product }: World): Promise<{ orderNo: string; customer: Newcomer }> {
  const customer = await product.customer({ points: 20_000 })
  const day = Temporal.PlainDate.from('2026-12-07').add({ weeks: days++ }).toString()
  const input = inputOf(cleaning(customer.addressIds[0] ?? '', day), crypto.randomUUID())
  const { order } = await product.place(input, customer.token)
  return { orderNo: order?.orderNo ?? '', customer }
}

async function assign({ product, groupId }: World, orderNo: string): Promise<void> {
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

const confirmed = (orderNo: string) => ({
  orderChanged: { orderNo, status: 'Confirmed', catalog: 'HouseCleaning', revision: 1 },
})

describe('over the whole product', () => {
  let here: World
  beforeAll(async () => {
    here = await world()
  })
  afterEach(() => expect(here.product.failures()).toEqual([]))

  it('customers hear of their own orders, crews of theirs, administrators of all, and read it at once', async () => {
    const { product, admin, sam, lee } = here
    const own = await placed(here)
    const foreign = await placed(here)
    const ears = await Promise.all(
      [own.customer, foreign.customer, admin, sam, lee].map(({ token }) => hearing(product, token)),
    )
    const [customer, stranger, office, crew, otherCrew] = ears.map((ear) => ear.next())
    await assign(here, own.orderNo)
    expect(await customer).toEqual(confirmed(own.orderNo))
    const { body } = await product.graphql(ORDER, { orderNo: own.orderNo }, { token: own.customer.token })
    expect(body.data).toEqual({ order: { status: 'Confirmed' } })
    expect(await Promise.all([office, crew])).toEqual([confirmed(own.orderNo), confirmed(own.orderNo)])
    // the first that these hear is the next order's update
    await assign(here, foreign.orderNo)
    expect(await stranger).toEqual(confirmed(foreign.orderNo))
    // and this one heard nothing of either
    await ears[4]?.close()
    expect(await otherCrew).toBeUndefined()
  })

  it('one order alone can be listened to', async () => {
    const [first, second] = [await placed(here), await placed(here)]
    const ear = await hearing(here.product, here.admin.token, second.orderNo.toLowerCase())
    const update = ear.next()
    await assign(here, first.orderNo)
    await assign(here, second.orderNo)
    expect(await update).toEqual(confirmed(second.orderNo))
  })

  it('nobody hears anything without a session, from a foreign page, or beyond the limits', async () => {
    const { url } = here.product
    expect(await (await hearing(here.product, undefined)).next()).toMatchObject({ code: 4401 })
    expect(await (await hearing(here.product, 'garbage')).next()).toMatchObject({ code: 4401 })
    expect(await closingOf(url, { origin: 'https://evil.example' })).toBe(400)
    expect(await closingOf(url, {}, 'x'.repeat(20_000))).toBe(1009)
    expect(await closingOf(url, {}, '{"type":"subscribe"}')).toBe(4400)
  })

  it.each([
    ['a foreign page', 'origin: https://evil.example', 400],
    ['what any call is refused for', 'content-encoding: gzip', 415],
  ])('a request for a socket that is refused for %s keeps no connection', async (_why, header, status) => {
    const { hostname, port } = new URL(here.product.url)
    const socket = connect(Number(port), hostname)
    const lines = [
      'GET /graphql HTTP/1.1',
      `host: ${hostname}:${port}`,
      'connection: upgrade',
      'upgrade: websocket',
    ]
    const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
    socket.write([...lines, 'sec-websocket-version: 13', key, header, '', ''].join('\r\n'))
    // resolves when the other side has ended
    expect(await text(socket)).toContain(`HTTP/1.1 ${status} `)
  })

  it('only subscriptions are answered, within the limits of every query', async () => {
    const { url } = here.product
    const { token } = here.admin
    for (const [query, message] of [
      ['{ clock { at } }', 'Only subscriptions are answered here.'],
      ['subscription { nothing }', 'Cannot query field "nothing" on type "Subscription".'],
      [
        'subscription { orderChange { orderNo } }',
        'Cannot query field "orderChange" on type "Subscription".',
      ],
    ] as const) {
      const ear = await listen({ url, token, query })
      open.push(ear)
      expect(await ear.next()).toMatchObject([{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }])
    }
    const { body } = await here.product.graphql('subscription { orderChanged { orderNo } }', {}, { token })
    expect(body.data?.orderChanged ?? null).toBeNull()
    expect(body.errors).toHaveLength(1)
  })

  it('a session that ends closes its socket', async () => {
    const { accounts, db } = here.product.application
    const person = await here.product.customer()
    const ear = await hearing(here.product, person.token)
    const update = ear.next()
    const now = here.product.now()
    const session = await findLiveSession(accounts, { token: person.token, now })
    await revokeSession(db, session?.viewer.sessionId ?? '', now)
    expect(await update).toMatchObject({ code: 4401 })
  })

  it('the sockets are counted', async () => {
    const before = await figure(here.product)
    await hearing(here.product, here.admin.token)
    expect(await figure(here.product)).toBe(before + 1)
  })
})

it('hears from a played KurrentDB as well', async () => {
  kurrent = await startKurrentDouble()
  const there = await world(kurrent.url)
  const { orderNo, customer } = await placed(there)
  const ear = await hearing(there.product, customer.token)
  const update = ear.next()
  await assign(there, orderNo)
  expect(await update).toEqual(confirmed(orderNo))
})

it('tells its sockets when it leaves', async () => {
  const leaving = await startTestApp()
  const { token } = await leaving.customer()
  const ear = await listen({ url: leaving.url, token })
  const update = ear.next()
  await leaving.stop()
  expect(await update).toMatchObject({ code: 1001 })
  await ear.close()
})

async function figure(product: TestApp): Promise<number> {
  const { text } = await product.send('/metrics')
  return Number(/^live_sockets (\d+)$/m.exec(text)?.[1])
}
