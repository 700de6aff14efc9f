import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startKurrentDouble } from '../eventstore/kurrentdb/testing/startKurrentDouble.ts'
import { createDb, createPool } from '../kernel/database.ts'
import type { Answer } from '../testing/apiClient.ts'
import { PLACE_ORDER } from '../testing/bookingDocuments.ts'
import { distinctDays } from '../testing/bookingSteps.ts'
import { CLEANING_POINTS, cleaning, inputOf } from '../testing/bookings.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import type { Newcomer } from '../testing/newcomers.ts'
import { type Relay, startRelay } from '../testing/relay.ts'
import { startTestApp, type TestApp, TUESDAY_MORNING } from '../testing/testApp.ts'

/** While a store does not answer, calls are 503 within 8 s, then at once until it is back (decisions K1, P9). */

interface World {
  readonly product: TestApp
  readonly wire: Relay
  stop(): Promise<void>
}

async function onPostgres(): Promise<World> {
  const fresh = await freshDatabase()
  const direct = new URL(fresh.url)
  const folder = direct.searchParams.get('host')
  const port = Number(direct.port || 5432)
  const wire = await startRelay(folder === null ? port : `${folder}/.s.PGSQL.${port}`)
  direct.searchParams.delete('host')
  direct.port = String(wire.port)
  const pool = createPool(direct.href)
  const drop = async () => {
    await pool.end()
    await wire.down()
    await fresh.drop()
  }
  const opening = async () => ({ url: direct.href, pool, db: createDb(pool), drop })
  const product = await startTestApp(TUESDAY_MORNING, undefined, undefined, opening)
  return { product, wire, stop: () => product.stop() }
}

async function onKurrent(): Promise<World> {
  const server = await startKurrentDouble()
  const product = await startTestApp(TUESDAY_MORNING, server.url)
  const stop = async () => {
    await product.stop()
    await server.stop()
  }
  return { product, wire: server.wire, stop }
}

interface Trouble {
  begin(wire: Relay): Promise<void>
  end(wire: Relay): Promise<void>
}

const troubles: Readonly<Record<string, Trouble>> = {
  hangs: { begin: async (wire) => wire.freeze(), end: async (wire) => wire.thaw() },
  refuses: { begin: (wire) => wire.down(), end: (wire) => wire.up() },
}

const PROFILE = '{ profile { firstName } }'
const freeDay = distinctDays('2026-12-01')

/** A call, and whether it needs the event store. */
type Call = (product: TestApp, customer: Newcomer) => Promise<Answer<unknown>>

const placings: Readonly<Record<string, Call>> = {
  'placing over GraphQL': (product, { addressIds: [home = ''], token }) =>
    product.graphql(
      PLACE_ORDER,
      { input: inputOf(cleaning(home, freeDay()), crypto.randomUUID()) },
      { token },
    ),
  'placing over REST': (product, { addressIds: [home = ''], token }) =>
    product.rest('/Service/createServiceOrder', cleaning(home, freeDay()), { token }),
  'the services and their prices': (product, { addressIds: [addressId = ''], token }) =>
    product.rest('/Service/getUserServiceDetail', { serviceCatalog: 1, addressId }, { token }),
}

const everything: typeof placings = {
  ...placings,
  'a read over REST': (product, { token }) => product.rest('/Account/getAccountAddresses', {}, { token }),
  'a read over GraphQL': (product, { token }) => product.graphql(PROFILE, {}, { token }),
  'signing in': (product, { email: userName, password }) =>
    product.rest('/Account/loginAccount', { userName, password }),
}

interface Timed {
  readonly reply: Answer<unknown>
  readonly ms: number
}

async function timed(call: Promise<Answer<unknown>>): Promise<Timed> {
  const started = performance.now()
  const reply = await call
  return { reply, ms: performance.now() - started }
}

/** Makes all the calls at once. */
async function timedCalls(calls: typeof placings, product: TestApp, customer: Newcomer) {
  return Promise.all(
    Object.entries(calls).map(async ([name, call]) => ({ name, ...(await timed(call(product, customer))) })),
  )
}

/** That the caller is told to come again, in the words of the API. */
function expectUnavailable({ reply }: Timed): void {
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  const told = reply.body as { tag?: string; errors?: { extensions: { code: string } }[] }
  if (told.errors) {
    const codes = told.errors.map(({ extensions }) => extensions.code)
    expect(['UNAVAILABLE', 'OUTCOME_UNKNOWN']).toEqual(expect.arrayContaining(codes))
  } else expect(told.tag).toBe('error')
}

const stores = [
  ['PostgreSQL', onPostgres, everything],
  ['KurrentDB', onKurrent, placings],
] as const

describe.each(stores)('when %s', (_store, open, calls) => {
  let world: World
  let customer: Newcomer
  beforeAll(async () => {
    world = await open()
    customer = await world.product.customer({ points: 500_000 })
    for (const { reply } of await timedCalls(calls, world.product, customer)) expect(reply.status).toBe(200)
  })
  afterAll(() => world.stop())

  it.each(Object.entries(troubles))('%s', async (_how, { begin, end }) => {
    const { product, wire } = world
    const isReady = async () => (await product.send('/health/ready')).status
    await expect.poll(isReady, { timeout: 20_000 }).toBe(200)
    await begin(wire)
    const first = await timedCalls(calls, product, customer)
    const later = await timedCalls(calls, product, customer)
    const readiness = await isReady()
    await end(wire)
    for (const each of [...first, ...later]) expectUnavailable(each)
    for (const { ms } of first) expect(ms).toBeLessThan(8_000)
    // at once, on a machine that may be busy
    for (const { ms } of later) expect(ms).toBeLessThan(2_000)
    expect(readiness).toBe(503)
    await expect.poll(isReady, { timeout: 15_000 }).toBe(200)
    for (const { reply } of await timedCalls(calls, product, customer)) expect(reply.status).toBe(200)
    expect(product.failures()).toEqual([])
  })

  it('an outage of two seconds goes unnoticed by whoever calls meanwhile', async () => {
    const { product, wire } = world
    await expect.poll(async () => (await product.send('/health/ready')).status, { timeout: 20_000 }).toBe(200)
    await wire.down()
    const calling = timedCalls(calls, product, customer)
    await pause(2_000)
    await wire.up()
    for (const { reply } of await calling) expect(reply.status).toBe(200)
  })
})

it('a statement that waits for a lock keeps only its own caller waiting, and no longer than 8 s', async () => {
  const product = await startTestApp()
  const customer = await product.customer()
  const holder = await product.database.pool.connect()
  await holder.query('begin; lock table address in access exclusive mode')
  const { 'a read over REST': addresses, 'a read over GraphQL': profile } = everything
  if (!addresses || !profile) throw new Error('no such calls')
  const waiting = timed(addresses(product, customer))
  expect((await profile(product, customer)).status).toBe(200)
  const held = await waiting
  expectUnavailable(held)
  expect(held.ms).toBeLessThan(8_000)
  expect((await profile(product, customer)).status).toBe(200)
  await holder.query('commit')
  holder.release()
  expect((await addresses(product, customer)).status).toBe(200)
  await product.stop()
})

it('an order whose placing got no answer is there once after the same key came again', async () => {
  const server = await startKurrentDouble()
  const product = await startTestApp(TUESDAY_MORNING, server.url)
  const customer = await product.customer({ points: 50_000 })
  const input = inputOf(cleaning(customer.addressIds[0] ?? '', freeDay()), 'one intent')
  const place = () => product.graphql<{ placeOrder: { order: unknown } }>(PLACE_ORDER, { input }, customer)
  const appends = server.script.count('append')
  server.script.append.push({ kind: 'hang', committed: true })
  const unknown = timed(place())
  await server.script.whenArrived('append', appends + 1)
  server.wire.freeze()
  const { reply, ms } = await unknown
  expect(ms).toBeLessThan(8_000)
  expect(reply.status).toBe(503)
  expect(reply.body).toMatchObject({ errors: [{ extensions: { code: 'OUTCOME_UNKNOWN' } }] })
  server.wire.thaw()
  await expect.poll(async () => (await place()).status, { timeout: 20_000 }).toBe(200)
  expect((await place()).body.data).toMatchObject({
    placeOrder: { userErrors: [], order: { status: 'Pending' } },
  })
  const { body } = await product.rest<{ rewardPoints: number }>('/Account/getAccountDetail', {}, customer)
  expect(body.rewardPoints).toBe(50_000 - CLEANING_POINTS)
  await product.stop()
  await server.stop()
})
