import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalog } from '../../demo/demoCatalog.store.ts'
import { createPostgresEventStore } from '../../eventstore/postgres/postgresEventStore.ts'
import { businessDate } from '../../kernel/time.ts'
import { apiClient } from '../../testing/apiClient.ts'
import { PLACE_ORDER, type Placing } from '../../testing/bookingDocuments.ts'
import { CLEANING_POINTS, cleaning, inputOf, workdays } from '../../testing/bookings.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import { type Listening, listen } from '../../testing/listening.ts'
import { type Newcomer, settleNewcomer } from '../../testing/newcomers.ts'
import { type ServerProcess, startServerProcess } from '../../testing/serverProcess.ts'

/** Two processes of the built product on one database: what one of them does is heard from the other, and one of them ends in good order. */

const SESSION_SECRET = 'a secret of this spec alone'

let database: FreshDatabase
let servers: readonly ServerProcess[] = []
let customer: Newcomer
const ears: Listening[] = []
beforeAll(async () => {
  database = await freshDatabase()
  const { db, pool, url } = database
  const now = Temporal.Now.instant()
  await seedCatalog(db, now)
  const home = { db, store: createPostgresEventStore({ pool }), sessionSecret: SESSION_SECRET }
  customer = await settleNewcomer(home, { points: CLEANING_POINTS, now })
  const environment = { DATABASE_URL: url, SESSION_SECRET, DEMO_DATA: 'off', LOG_LEVEL: 'warn' }
  servers = await Promise.all([startServerProcess(environment), startServerProcess(environment)])
})
afterAll(async () => {
  for (const ear of ears) await ear.close()
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
})

async function heardFrom(server: ServerProcess): Promise<Listening> {
  const ear = await listen({ url: server.url, token: customer.token })
  ears.push(ear)
  return ear
}

const [here, there] = [() => present(servers[0]), () => present(servers[1])]

it('an order placed and cancelled through one process is heard from the other', async () => {
  const ear = await heardFrom(there())
  const [day = ''] = workdays(businessDate(Temporal.Now.instant()).add({ days: 2 }), 1)
  const input = inputOf(cleaning(customer.addressIds[0] ?? '', day, 'morning'), crypto.randomUUID())
  const placed = ear.next()
  const client = apiClient(here().url)
  const reply = await client.graphql<Placing>(PLACE_ORDER, { input }, customer)
  const orderNo = reply.body.data.placeOrder?.order?.orderNo
  expect(await placed).toEqual({
    orderChanged: { orderNo, status: 'Pending', catalog: 'HouseCleaning', revision: 0 },
  })
  const cancelled = ear.next()
  expect((await client.rest('/Service/cancelServiceOrder', { orderNo }, customer)).status).toBe(200)
  expect(await cancelled).toEqual({
    orderChanged: { orderNo, status: 'Cancelled', catalog: 'HouseCleaning', revision: 1 },
  })
})

it('a process that ends tells its sockets, and ends what it was asked before it closes the database', async () => {
  const leaving = there()
  const ear = await heardFrom(leaving)
  const update = ear.next()
  const holder = await database.pool.connect()
  await holder.query('begin; lock table session in access exclusive mode')
  const timer = new AbortController()
  const headers = { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' }
  const asked = fetch(`${leaving.url}/api/Account/getAccountDetail`, {
    method: 'POST',
    headers,
    body: '{}',
    signal: timer.signal,
  }).catch(() => 'gone')
  await expect.poll(waitingForSessions, { timeout: 30_000 }).toBe(true)
  timer.abort()
  expect(await asked).toBe('gone')
  const printed = leaving.output().length
  const ended = leaving.stop()
  expect(await update).toMatchObject({ code: 1001 })
  await expect.poll(() => isListening(leaving), { timeout: 30_000 }).toBe(false)
  await holder.query('rollback')
  holder.release()
  await ended
  expect(leaving.output().slice(printed)).not.toMatch(/WARN|ERROR/)
})

async function waitingForSessions(): Promise<boolean> {
  const { rows } = await database.pool.query(
    `select 1 from pg_locks join pg_stat_activity using (pid)
     where not granted and relation = 'session'::regclass and query like '%token_hash%'`,
  )
  return rows.length > 0
}

function isListening({ url }: ServerProcess): Promise<boolean> {
  return fetch(`${url}/health/live`).then(
    () => true,
    () => false,
  )
}

function present<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('was not started')
  return thing
}
