import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import { type FreshDatabase, freshDatabase } from '../../testing/freshDatabase.ts'
import { readModelLags } from './readModelStatus.queries.ts'
import { startProjections } from './runner.ts'

/** How far read models are behind, in events and in time. */

let time = '2026-11-24T17:00:00Z'
const store = createMemoryEventStore(() => new Date(time))
let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function gained(at: string): Promise<void> {
  time = at
  const stream = `experience-${crypto.randomUUID()}`
  const data = { orderId: crypto.randomUUID(), amount: 135 }
  const meta = { occurredAt: '2020-01-01T00:00:00Z', actorId: 'system', actorRole: '0', source: 'system' }
  const event = { id: crypto.randomUUID(), type: 'experience.gained', data, meta: { ...meta, schema: '1' } }
  await store.append({ expect: { [stream]: 'absent' }, events: [{ stream, event }] })
}

async function lagsAt(now: string) {
  const lags = await readModelLags({ db: database.db, store }, Temporal.Instant.from(now))
  return Object.fromEntries(
    lags.map(({ name, lag, oldestMs, isCaughtUp }) => [name, { lag, oldestMs, isCaughtUp }]),
  )
}

it('tells how long what is not shown yet waits: since it was recorded, and only what the list would show', async () => {
  const { db, url } = database
  const runner = await startProjections({ db, store, connectionString: url })
  await gained('2026-11-24T17:00:00Z')
  await runner.waitFor({ projections: ['experienceStatement', 'orderHistory'] }, await store.head(), {
    timeoutMs: 20_000,
  })
  await runner.stop()
  const shown = { lag: 0, oldestMs: 0, isCaughtUp: true }
  expect(await lagsAt('2026-11-24T17:05:00Z')).toMatchObject({
    experienceStatement: shown,
    orderHistory: shown,
  })

  await gained('2026-11-24T17:10:00Z')
  await gained('2026-11-24T17:10:30Z')
  const behind = await lagsAt('2026-11-24T17:11:00Z')
  expect(behind.experienceStatement).toEqual({ lag: 2, oldestMs: 60_000, isCaughtUp: false })
  // experience is none of its business
  expect(behind.orderHistory).toEqual({ lag: 2, oldestMs: 0, isCaughtUp: false })
  // clocks that are not the same to the millisecond make no age below nothing
  expect((await lagsAt('2026-11-24T17:09:59Z')).experienceStatement?.oldestMs).toBe(0)
})
