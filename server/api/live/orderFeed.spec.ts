import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../eventstore/consumer/followerLog.ts'
import { createMemoryEventStore } from '../../eventstore/memory/memoryEventStore.ts'
import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { orderPlaced, story } from '../../readmodels/testing/happened.ts'
import { type OrderFeed, openOrderFeed } from './orderFeed.ts'

/** A store that counts how often streams are read, a process that writes read models, and another one that notifies. */
let store: EventStore
let reads: number
let written: (events: readonly RecordedEvent[]) => void
let notified: (payload: string) => void
let told: [channel: string, payload: string][]
let feed: OrderFeed

beforeEach(() => {
  reads = 0
  told = []
  const memory = createMemoryEventStore()
  const readStreams: EventStore['readStreams'] = (...asked) => {
    reads += 1
    return memory.readStreams(...asked)
  }
  store = { ...memory, readStreams }
  feed = openOrderFeed({
    db: {} as Db,
    store,
    projections: {
      onWritten(listener) {
        written = listener
        return () => undefined
      },
    },
    notifications: {
      notify: (channel, payload) => void told.push([channel, payload]),
      listen(_, listener) {
        notified = listener
        return () => undefined
      },
    },
    log: silentLog,
  })
})
afterEach(() => feed.stop().then(() => store.close()))

async function placed(): Promise<RecordedEvent> {
  const stream = `order-${crypto.randomUUID()}`
  const [event] = story(stream, [orderPlaced()]).map((told) => ({ ...told, id: crypto.randomUUID() }))
  if (!event) throw new Error('no event')
  const { id, type, data, meta } = event
  await store.append({
    expect: { [stream]: 'absent' },
    events: [{ stream, event: { id, type, data, meta } }],
  })
  return event
}

it('reads nothing while nobody listens, and notifies the other processes all the same', async () => {
  const event = await placed()
  written([event])
  await feed.stop()
  expect([reads, told]).toEqual([0, [['order_changed', `${event.stream} 0`]]])
})

it('hears of changes of this process and of others, of a burst about one order once', async () => {
  const heard: string[] = []
  feed.listen(({ order }) => heard.push(`order-${order.orderId}`))
  const [here, there] = [await placed(), await placed()]
  written([here, { ...here, revision: 1n }])
  notified(`${there.stream} 0`)
  await expect.poll(() => heard).toEqual([here.stream, there.stream])
  expect(told).toHaveLength(1)
})
