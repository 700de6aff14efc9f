import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../eventstore/port.ts'
import { createDb, createPool } from '../kernel/database.ts'
import { reject } from '../kernel/rejection.ts'
import type { MailMessage } from '../messaging/mailMessage.ts'
import { queueSystemMail } from '../messaging/outbox.store.ts'
import { keepReferenceData } from '../ordering/referenceData.store.ts'
import { createLogger } from '../runtime/logger.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { settleNewcomer } from '../testing/newcomers.ts'
import { lastDoneFor } from './scheduledRuns.store.ts'
import { startBackground } from './startBackground.ts'

const patient = { timeout: 30_000, interval: 20 }
const now = () => Temporal.Now.instant()
const nothing = { series: 0, placed: 0, waiting: 0, missed: 0 }
let database: FreshDatabase
let store: EventStore
let delivered: MailMessage[]
let ends: (() => Promise<unknown>)[]

beforeEach(async () => {
  database = await freshDatabase()
  store = createMemoryEventStore()
  delivered = []
  ends = []
})
afterEach(async () => {
  await Promise.all(ends.map((end) => end()))
  await store.close()
  await database.drop()
})

/** As one more process. */
async function start() {
  const pool = createPool(database.url)
  const db = createDb(pool)
  const background = await startBackground({
    db,
    store,
    projections: { onWritten: () => () => undefined },
    databaseUrl: database.url,
    referenceDataAt: keepReferenceData(db),
    ordering: { cancelOrder: async () => reject('NOT_FOUND') },
    recurringVisits: { everywhere: async () => nothing, ofCustomer: async () => nothing },
    delivery: { deliver: async (message) => void delivered.push(message), purge: async () => 0 },
    publicUrl: 'https://book.aspenrow.example',
    clock: now,
    logger: createLogger({ isProduction: true, logLevel: 'silent' }),
  })
  const stop = () => background.stop().then(() => (pool.ended ? undefined : pool.end()))
  ends.push(stop)
  return { stop }
}

async function post(): Promise<string> {
  const home = { db: database.db, store, sessionSecret: 'a secret of this spec' }
  const { userId } = await settleNewcomer(home, { points: 0, now: now() })
  await queueSystemMail(database.db, { kind: 'passwordChanged', customerId: userId })
  return `${userId}@example.com`
}

it('sends what waits and what comes, each once over several processes, and stops when told', async () => {
  const waiting = await post()
  // its job was lost
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
  const first = await start()
  await start()
  const others = await Promise.all(Array.from({ length: 10 }, post))
  await expect.poll(() => delivered.length, patient).toBe(11)
  await first.stop()
  const last = await post()
  await expect.poll(() => delivered.length, patient).toBe(12)
  const reached = delivered.map(({ to }) => to.address).sort()
  expect(reached).toEqual([waiting, ...others, last].sort())
})

it('looks at the clock when it starts', async () => {
  await start()
  await expect.poll(() => lastDoneFor(database.db, 'reminders'), patient).toBeDefined()
})

it('goes on when every connection to the database was cut, again and again, also while it starts', async () => {
  await start()
  for (let cut = 0; cut < 5; cut++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
      .execute(database.db)
      .catch(() => undefined)
  }
  await expect
    .poll(
      () =>
        post().then(
          () => 'posted',
          () => 'away',
        ),
      patient,
    )
    .toBe('posted')
  await expect.poll(() => delivered.length, patient).toBeGreaterThan(0)
})
