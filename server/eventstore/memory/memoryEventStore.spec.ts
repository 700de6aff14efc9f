import { describe, expect, it } from 'vitest'
import { describeEventStore } from '../contract/eventStoreContract.ts'
import { catchUp, createWorld, readAll } from '../contract/world.ts'
import { ConflictError } from '../errors.ts'
import { createMemoryEventStore } from './memoryEventStore.ts'

const NO_TRANSACTIONS = 'memory has no transactions to hold open'
const NO_CONNECTION = 'memory has no connection to lose'

describeEventStore('memory', {
  open: async () => ({ store: createMemoryEventStore(), cleanup: async () => {} }),
  lacks: {
    holdAppend: NO_TRANSACTIONS,
    openUnrelatedTransaction: NO_TRANSACTIONS,
    dropConnections: NO_CONNECTION,
    silenceAppends: NO_CONNECTION,
  },
})

describe('memory event store', () => {
  it('ends its subscriptions when it is closed', async () => {
    const store = createMemoryEventStore()
    const batches = store.subscribe({ signal: new AbortController().signal })[Symbol.asyncIterator]()
    expect((await batches.next()).value).toEqual({ events: [], checkpoint: '0', live: true })
    const next = batches.next()
    await store.close()
    expect((await next).done).toBe(true)
  })

  it('is told the time', async () => {
    const store = createMemoryEventStore(() => new Date(86_400_000))
    const id = '6f1c8f0e-6d0b-5c3e-9a54-2f6f6f5b7a10'
    await store.append({
      expect: { 'order-1': 'absent' },
      events: [{ stream: 'order-1', event: { id, type: 'order.placed', data: {}, meta: {} } }],
    })
    const [event] = await readAll(store, 'order-1')
    expect(event?.recordedAt).toBe(24 * 60 * 60 * 1000)
  })

  it('takes an id only once, also in another stream', async () => {
    const store = createMemoryEventStore()
    const { request, stream, event } = createWorld()
    const one = event()
    await store.append(request(stream('a'), 'absent', [one]))
    await expect(store.append(request(stream('b'), 'absent', [one]))).rejects.toThrow(ConflictError)
    expect(await readAll(store, stream('b'))).toEqual([])
  })

  it('gives every reader events of its own', async () => {
    const store = createMemoryEventStore()
    const { request, stream, event } = createWorld()
    const { position } = await store.append(
      request(stream('a'), 'absent', [event({ data: { points: [1] } })]),
    )
    for (let reader = 0; reader < 2; reader++) {
      const seen = (await catchUp(store, {}, position)).events()[0]?.data
      expect(seen).toEqual({ points: [1] })
      Object.assign(seen as object, { points: 'spoilt' })
    }
  })

  it('gives each store an identity of its own', async () => {
    const [one, other] = [createMemoryEventStore(), createMemoryEventStore()]
    expect(await one.identity()).not.toBe(await other.identity())
  })
})
