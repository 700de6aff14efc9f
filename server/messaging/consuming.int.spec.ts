import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../eventstore/consumer/followerLog.ts'
import { type Batch, type EventStore, type Position, START } from '../eventstore/port.ts'
import { orderPlaced } from '../readmodels/testing/happened.ts'
import { countStatements } from '../testing/countStatements.ts'
import { appendEach, type MailWorld, openMailWorld } from '../testing/mailWorld.ts'
import { type Consumed, consume } from './consuming.handlers.ts'
import { openMailCheckpoint } from './mailCheckpoint.store.ts'

const userId = '8d0c7a52-9a5e-4f0b-8b52-0c1d2e3f4a5b'
const orders = [1, 2, 3].map((nth) => `order-00000000-0000-4000-8000-00000000000${nth}`)
const now = Temporal.Instant.from('2026-11-24T15:00:00Z')
const money = { refundPoints: 0, refundRewardPoints: 8288, feePoints: 0, feeRewardPoints: 0 }

let world: MailWorld
let before: Consumed
beforeAll(async () => {
  world = await openMailWorld('memory', () => now)
  before = { ...(await openMailCheckpoint(world.db, world.store, now)), passedOver: 0 }
})
afterAll(() => world.close())

/** What was appended since a place, as one batch. */
async function batchAfter(store: EventStore, after: Position): Promise<Batch> {
  for await (const batch of store.subscribe({ after, signal: AbortSignal.timeout(5000) }))
    if (batch.events.length > 0) return batch
  throw new Error('nothing came')
}

it('takes one statement for all mails of a batch, and one read of the log for all orders that are older', async () => {
  const { type, data } = orderPlaced({ userId })
  await appendEach(world.store, ...orders.map((stream) => ({ stream, type, data })))
  const placed = await batchAfter(world.store, START)
  const counted = countStatements(world.db)
  const context = { db: counted.db, store: world.store, log: silentLog }
  const placings = await consume(context, before, placed)
  expect(counted.statements()).toBe(1)

  const cancellations = orders.map((stream) => ({
    stream,
    type: 'order.cancelled',
    data: { reason: 'admin', ...money },
  }))
  await appendEach(world.store, ...cancellations)
  let reads = 0
  const store: EventStore = {
    ...world.store,
    readStreams(streams) {
      reads += 1
      return world.store.readStreams(streams)
    },
  }
  await consume({ ...context, store }, placings, await batchAfter(world.store, placed.checkpoint))
  expect({ reads, statements: counted.statements() }).toEqual({ reads: 1, statements: 2 })
  expect(await world.outbox()).toHaveLength(6)
})

it('asks the database nothing for what mails nobody, and moves its checkpoint after many of them', async () => {
  const counted = countStatements(world.db)
  const context = { db: counted.db, store: world.store, log: silentLog }
  const { storeIdentity } = before
  let consumed: Consumed = { ...(await openMailCheckpoint(world.db, world.store, now)), passedOver: 0 }
  const quiet = { type: 'points.rewarded', stream: `wallet-${userId}`, meta: {} } as Batch['events'][number]
  for (const checkpoint of ['100', '200', '300', '400', '500'] as Position[]) {
    expect(counted.statements()).toBe(0)
    const events = Array.from({ length: 100 }, () => ({ ...quiet, position: checkpoint }))
    consumed = await consume(context, consumed, { events, checkpoint, live: true })
  }
  expect(counted.statements()).toBe(1)
  expect(consumed).toMatchObject({ storeIdentity, position: '500', passedOver: 0 })
})
