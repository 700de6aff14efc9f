import { expect, it } from 'vitest'
import { silentLog } from '../../eventstore/consumer/followerLog.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { openOrderFeed } from './orderFeed.ts'

const event = { type: 'order.placed', data: {}, meta: { occurredAt: '2026-11-24T17:00:00Z' } }

/** An order changes; it is followed from what was there before it. */
async function change(store: EventStore): Promise<void> {
  const stream = `order-${crypto.randomUUID()}`
  await store.append({
    expect: { [stream]: 'absent' },
    events: [{ stream, event: { id: crypto.randomUUID(), ...event } }],
  })
}

it('ends at once, also while it waits for read models that are behind', async () => {
  const store = createMemoryEventStore()
  const asked = Promise.withResolvers<void>()
  const projections = {
    waitFor: () => {
      asked.resolve()
      return new Promise<boolean>(() => undefined)
    },
  }
  const told: unknown[] = []
  // nothing is read before the read models have caught up
  const feed = openOrderFeed({ db: {} as Db, store, projections, log: silentLog })
  feed.listen((update) => told.push(update))
  await new Promise(setImmediate)
  await change(store)
  await asked.promise
  await feed.stop()
  expect(told).toEqual([])
  await store.close()
})

it('follows before anybody listens, and reads nothing for nobody', async () => {
  const store = createMemoryEventStore()
  const waits: unknown[] = []
  const heard = Promise.withResolvers<void>()
  const projections = {
    waitFor: async (_: unknown, position: unknown) => {
      waits.push(position)
      heard.resolve()
      return new Promise<boolean>(() => undefined)
    },
  }
  const feed = openOrderFeed({ db: {} as Db, store, projections, log: silentLog })
  await new Promise(setImmediate)
  await change(store)
  // whoever begins to listen hears of the very next change, as it is followed already
  await new Promise(setImmediate)
  const stop = feed.listen(() => undefined)
  await change(store)
  await heard.promise
  expect(waits).toEqual([await store.head()])
  stop()
  await feed.stop()
  await store.close()
})
