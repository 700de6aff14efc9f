import { expect, it, vi } from 'vitest'
import { createWorld, readAll } from './contract/world.ts'
import { StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import { guardEventStore } from './guardedEventStore.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import type { EventStore } from './port.ts'

/** A store behind its circuit, which hangs from when it is told. */
function hanging() {
  const inner = createMemoryEventStore()
  let isHanging = false
  const orHang = <T>(call: () => Promise<T>) => (isHanging ? new Promise<T>(() => undefined) : call())
  const changes: boolean[] = []
  const silent: EventStore = {
    ...inner,
    append: (request) => orHang(() => inner.append(request)),
    head: () => orHang(() => inner.head()),
    async *readStream(stream, options) {
      await orHang(async () => undefined)
      yield* inner.readStream(stream, options)
    },
  }
  const store = guardEventStore(silent, {
    timeLimits: { beatMs: 10, beatAnswerMs: 100, missedBeats: 2 },
    onChange: (isAway) => changes.push(isAway),
  })
  return {
    store,
    changes,
    hang: () => {
      isHanging = true
    },
    answer: () => {
      isHanging = false
    },
  }
}

const world = createWorld()

it('ends what is under way when the store went away: an append is unknown, a read was not answered', async () => {
  const { store, hang } = hanging()
  hang()
  const under = Promise.allSettled([
    store.append(world.request(world.stream('a'), 'absent')),
    readAll(store, world.stream('a')),
    store.head(),
  ])
  const reasons = (await under).map((each) => each.status === 'rejected' && each.reason.constructor)
  expect(reasons).toEqual([UnknownOutcomeError, StoreUnavailableError, StoreUnavailableError])
  await store.close()
})

it('refuses at once while it is away, having sent nothing, and serves again when it is back', async () => {
  const { store, hang, answer, changes } = hanging()
  const request = world.request(world.stream('b'), 'absent')
  hang()
  await vi.waitUntil(() => changes.length === 1, { timeout: 10_000 })
  await expect(store.append(request)).rejects.toThrow(StoreUnavailableError)
  await expect(readAll(store, world.stream('b'))).rejects.toThrow(StoreUnavailableError)
  answer()
  await vi.waitUntil(() => changes.length === 2, { timeout: 10_000 })
  await store.append(request)
  expect(await readAll(store, world.stream('b'))).toHaveLength(1)
  await store.close()
})
