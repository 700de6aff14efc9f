import { expect, it } from 'vitest'
import { silentLog } from '../../eventstore/consumer/followerLog.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
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
