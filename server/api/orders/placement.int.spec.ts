import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalog } from '../../demo/demoCatalog.store.ts'
import { createPostgresEventStore } from '../../eventstore/postgres/postgresEventStore.ts'
import { businessDate } from '../../kernel/time.ts'
import { type Answer, type ApiClient, apiClient } from '../../testing/apiClient.ts'
import { PLACE_ORDER, type Placing } from '../../testing/bookingDocuments.ts'
import { type Booking, CLEANING_POINTS, cleaning, inputOf, workdays } from '../../testing/bookings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import { type Newcomer, settleNewcomer } from '../../testing/newcomers.ts'
import { runBuiltCommand, type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts'

/**
 * Many customers compete for the same places and the same points through both APIs of two processes of the built product. A fresh
 * install has no crews, so that each half day of cleaning holds three orders (decision D3).
 */

const PLACES = 3

let database: FreshDatabase
let environment: Record<string, string>
let servers: ServerProcess[]
// 80 customers for the 24 places of 8 half days; 16 with five wishes and points for two; 8 who compete for 15 places and have points for three
let rivals: Newcomer[]
let savers: Newcomer[]
let both: Newcomer[]
beforeAll(async () => {
  database = await freshDatabase()
  await seedCatalog(database.db, Temporal.Now.instant())
  environment = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of this spec alone',
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
  }
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
  rivals = await settle(80, 1)
  savers = await settle(16, 2)
  both = await settle(8, 3)
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()))
  await database.drop()
})

it('of 200 parallel placements exactly as many succeed as places and points allow', async () => {
  const days = workdays(businessDate(Temporal.Now.instant()).add({ days: 2 }), 23)
  const halves = days.flatMap((day) => [`${day} morning`, `${day} afternoon`])
  const wishes: Wish[] = [
    ...rivals.map((customer, index) => wishOf(customer, halves[index % 8])),
    ...savers.flatMap((customer, index) =>
      fiveOf((nth) => wishOf(customer, halves[8 + ((index * 5 + nth) % 28)])),
    ),
    ...both.flatMap((customer) => fiveOf((nth) => wishOf(customer, halves[36 + nth]))),
  ]
  expect(wishes).toHaveLength(200)

  const [one, other] = clients()
  const outcomes = await Promise.all(
    wishes.map((wish, index) => (index % 2 ? placeByRest : placeByGraphql)(index & 2 ? other : one, wish)),
  )
  const told = (customers: readonly Newcomer[]) =>
    tallyOf(outcomes.filter(({ customer }) => customers.includes(customer)))
  expect(told(rivals)).toEqual({ placed: 24, 'slot is full': 56 })
  expect(told(savers)).toEqual({ placed: 32, 'not enough points': 48 })
  const { placed, ...refused } = told(both)
  expect(placed).toBe(15)
  expect(Object.keys(refused).every((text) => text === 'slot is full' || text === 'not enough points')).toBe(
    true,
  )

  const orders = outcomes.filter(({ orderNo }) => orderNo !== undefined)
  for (const held of Map.groupBy(orders, ({ half }) => half).values())
    expect(held.length).toBeLessThanOrEqual(PLACES)
  expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(71)
  expect(await storedOrderNumbers()).toEqual(orders.map(({ orderNo }) => orderNo).sort())
  for (const [customers, grants] of [
    [rivals, 1],
    [savers, 2],
    [both, 3],
  ] as const)
    for (const customer of customers) {
      const spent = orders.filter((order) => order.customer === customer).length
      expect(await pointsOf(one, customer)).toBe((grants - spent) * CLEANING_POINTS)
    }
  expect(await runBuiltCommand('verify', environment)).toMatchObject({ code: 0 })
  for (const server of servers) expect(server.output()).not.toMatch(/ERROR|request failed/)
})

function clients(): readonly [ApiClient, ApiClient] {
  const [one, other] = servers.map(({ url }) => apiClient(url))
  if (!one || !other) throw new Error('There are two servers')
  return [one, other]
}

/** One customer's wish to be at home on a half day. */
interface Wish {
  readonly customer: Newcomer
  readonly half: string
  readonly booking: Booking
}
interface Outcome extends Wish {
  readonly orderNo?: string | undefined
  readonly refusal?: string | undefined
}

function settle(count: number, orders: number): Promise<Newcomer[]> {
  const home = {
    db: database.db,
    store: createPostgresEventStore({ pool: database.pool }),
    sessionSecret: environment.SESSION_SECRET ?? '',
  }
  const wishes = { points: orders * CLEANING_POINTS, now: Temporal.Now.instant() }
  return Promise.all(Array.from({ length: count }, () => settleNewcomer(home, wishes)))
}

function wishOf(customer: Newcomer, half = ''): Wish {
  const [day = '', name] = half.split(' ')
  const booking = cleaning(customer.addressIds[0] ?? '', day, name === 'morning' ? name : 'afternoon')
  return { customer, half, booking }
}

function fiveOf(make: (nth: number) => Wish): Wish[] {
  return Array.from({ length: 5 }, (_, nth) => make(nth))
}

async function placeByRest(client: ApiClient, wish: Wish): Promise<Outcome> {
  const { body } = await answered(() =>
    client.rest<{ newOrderNo?: string; msg?: string }>(
      '/Service/createServiceOrder',
      wish.booking,
      wish.customer,
    ),
  )
  return { ...wish, orderNo: body.newOrderNo, refusal: body.msg }
}

async function placeByGraphql(client: ApiClient, wish: Wish): Promise<Outcome> {
  const input = inputOf(wish.booking, crypto.randomUUID())
  const { body } = await answered(() => client.graphql<Placing>(PLACE_ORDER, { input }, wish.customer))
  const { order, userErrors } = body.data.placeOrder
  return { ...wish, orderNo: order?.orderNo, refusal: userErrors[0]?.message }
}

/** Below the limit of the spec, whose end would not say what the server answered. */
const BUSY_MS = 40_000

/** Asks again as clients do while the server is too busy: the same key or the same booking is the same intent. */
async function answered<Body>(
  ask: () => Promise<Answer<Body>>,
  until = performance.now() + BUSY_MS,
): Promise<Answer<Body>> {
  const reply = await ask()
  if (reply.status !== 503) return reply
  if (performance.now() > until) {
    const printed = servers.map(({ output }) => output()).join('\n')
    throw new Error(`still too busy after ${BUSY_MS} ms: ${reply.text}\n${printed}`)
  }
  await wait(1_000 * Number(reply.headers.get('retry-after')))
  return answered(ask, until)
}

/** How many were placed, and how many were told what; figures in a text do not count. */
function tallyOf(outcomes: readonly Outcome[]): Record<string, number> {
  const named = Object.groupBy(outcomes, ({ orderNo, refusal = 'nothing' }) =>
    orderNo === undefined ? (refusal.split(/[:(]/)[0] ?? '').trim() : 'placed',
  )
  return Object.fromEntries(Object.entries(named).map(([name, of]) => [name, of?.length ?? 0]))
}

async function storedOrderNumbers(): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select data ->> 'orderNo' as order_no from es.event where type = 'order.placed' order by 1`,
  )
  return rows.map((row) => String(row.order_no))
}

async function pointsOf(client: ApiClient, { token }: Newcomer): Promise<number> {
  const reply = await client.rest<{ points: number; rewardPoints: number }>(
    '/Account/getAccountDetail',
    {},
    { token },
  )
  return reply.body.points + reply.body.rewardPoints
}
