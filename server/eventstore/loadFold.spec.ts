import { expect, it } from 'vitest'
import type { RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import { createWorld } from './contract/world.ts'
import { foldOn, joinReads, loadFolds } from './loadFold.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import { type EventStore, rangeOf } from './port.ts'

const count: Fold<number, RecordedEvent> = { initial: 0, evolve: (seen) => seen + 1 }
const world = createWorld()

/** A store with so many events in each of these streams, and the questions that it is asked. */
async function storeWith(lengths: Readonly<Record<string, number>>) {
  const store = createMemoryEventStore()
  for (const [stream, length] of Object.entries(lengths))
    await store.append(world.request(stream, 'absent', length))
  const questions: string[] = []
  const asked: EventStore = {
    ...store,
    readStreams(streams, options) {
      questions.push(
        streams
          .map(rangeOf)
          .map(({ stream, from }) => `${stream} from ${from}`)
          .join(', '),
      )
      return store.readStreams(streams, options)
    },
    readStream(stream, options) {
      questions.push(`all of ${stream} from ${options?.from}`)
      return store.readStream(stream, options)
    },
  }
  return { questions, store: asked }
}

it('asks once for the streams that are loaded at once, also for those that are not there', async () => {
  const { store, questions } = await storeWith({ 'a-1': 3, 'b-1': 2 })
  const load = loadFolds(store)
  const loaded = await Promise.all(['a-1', 'b-1', 'c-1'].map((stream) => load(stream, count)))
  expect(loaded).toEqual([
    { state: 3, expect: 2n },
    { state: 2, expect: 1n },
    { state: 0, expect: 'absent' },
  ])
  await load('a-1', count)
  expect(questions).toEqual(['a-1 from 0, b-1 from 0, c-1 from 0', 'a-1 from 0'])
})

it('goes on with a stream that is longer than a page', async () => {
  const { store, questions } = await storeWith({ 'a-1': 1_203, 'b-1': 500 })
  const load = loadFolds(store)
  const loaded = await Promise.all(['a-1', 'b-1'].map((stream) => load(stream, count)))
  expect(loaded.map(({ state }) => state)).toEqual([1_203, 500])
  expect(questions).toEqual(['a-1 from 0, b-1 from 0', 'all of a-1 from 500', 'all of b-1 from 500'])
})

it('reads one stream from two places', async () => {
  const { store } = await storeWith({ 'a-1': 5 })
  const read = joinReads(store)
  const [whole, rest] = await Promise.all([
    foldOn(read, 'a-1', { fold: count, folded: { state: 0, expect: 'absent' } }),
    foldOn(read, 'a-1', { fold: count, folded: { state: 0, expect: 2n } }),
  ])
  expect([whole, rest]).toEqual([
    { state: 5, expect: 4n },
    { state: 2, expect: 4n },
  ])
})
