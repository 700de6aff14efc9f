import { expect, it } from 'vitest'
import { silentLog } from '../../eventstore/consumer/followerLog.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { openOrderFeed } from './orderFeed.ts'

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
  feed.listen((news) => told.push(news))
  const event = { type: 'order.placed', data: {}, meta: { occurredAt: '2026-11-24T17:00:00Z' } }
  let isHeard = false
  const heard = asked.promise.then(() => {
    isHeard = true
  })
  // it hears from when it found the store's head on, whenever that was
  while (!isHeard) {
    const stream = `order-${crypto.randomUUID()}`
    await store.append({
      expect: { [stream]: 'absent' },
      events: [{ stream, event: { id: crypto.randomUUID(), ...event } }],
    })
    await Promise.race([heard, new Promise(setImmediate)])
  }
  await feed.stop()
  expect(told).toEqual([])
  await store.close()
})

it('asks nothing while nobody listens', async () => {
  const store = createMemoryEventStore()
  let asked = 0
  const counting: EventStore = {
    ...store,
    head: () => store.head().finally(() => (asked += 1)),
    subscribe(options) {
      asked += 1
      return store.subscribe(options)
    },
  }
  const projections = { waitFor: async () => true }
  const feed = openOrderFeed({ db: {} as Db, store: counting, projections, log: silentLog })
  await new Promise(setImmediate)
  expect(asked).toBe(0)
  const stop = feed.listen(() => undefined)
  await expect.poll(() => asked, { interval: 1 }).toBe(2)
  stop()
  await feed.stop()
  expect(asked).toBe(2)
  await store.close()
})
