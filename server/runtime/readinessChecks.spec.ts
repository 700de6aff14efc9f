import { once } from 'node:events'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createWorld } from '../eventstore/contract/world.ts'
import { StoreUnavailableError } from '../eventstore/errors.ts'
import { openOnDouble } from '../eventstore/kurrentdb/testing/storeOnDouble.ts'
import { createMemoryEventStore } from '../eventstore/memory/memoryEventStore.ts'
import { type EventStore, type Position, START } from '../eventstore/port.ts'
import { type Clock, systemClock } from '../kernel/time.ts'
import type { ProjectionStatus } from '../readmodels/engine/readModelStatus.queries.ts'
import { type CheckedParts, readinessChecks } from './readinessChecks.ts'

const fine: ProjectionStatus = {
  name: 'orderHistory',
  generation: 3,
  codeVersion: 6,
  position: '90' as Position,
  head: '90' as Position,
  lag: 0,
  isCaughtUp: true,
  isOfOlderCode: false,
  isLedHere: true,
  deadLetters: 0,
  skippedEvents: 0,
  building: undefined,
}

const at = '2026-11-24T17:00:00Z'

/** The readiness, so long after an event was recorded that nobody has shown. */
async function checkOf(status: Partial<ProjectionStatus>, ageMs = 0): Promise<readonly string[]> {
  const store = createMemoryEventStore(() => new Date(at))
  const { request, stream } = createWorld()
  await store.append(request(stream('a'), 'absent', 2))
  return checkOn(store, status, () => Temporal.Instant.from(at).add({ milliseconds: ageMs }))
}

async function checkOn(store: EventStore, status: Partial<ProjectionStatus>, clock: Clock = systemClock) {
  const head = await store.head()
  const projections = { status: async () => [{ ...fine, head, position: head, ...status }] }
  const parts = { projections, store } as unknown as CheckedParts
  const check = readinessChecks(parts, clock).find(({ name }) => name === 'projections')
  return check?.check() ?? ['there is no such check']
}

/** A subscription of which nothing is heard. */
async function* untilAborted(signal: AbortSignal | undefined): AsyncIterable<never> {
  if (signal && !signal.aborted) await once(signal, 'abort')
  yield* []
}

const behind = { isCaughtUp: false, position: START }

it('is ready with read models of this version that show all there is', async () => {
  await expect(checkOf({}, 3_600_000)).resolves.toEqual([])
})

it('is ready however far positions lie apart, while nothing waits for half a minute to be shown', async () => {
  await expect(checkOf({ ...behind, lag: 1_000_000 }, 30_000)).resolves.toEqual([])
})

it('is not ready once a single event was not shown for longer', async () => {
  const words = 'orderHistory is 31 s behind'
  await expect(checkOf({ ...behind, lag: 1 }, 31_000)).rejects.toThrow(words)
})

it('is ready with rows that nobody goes on with while its own are being built: every instance reads them', async () => {
  const building = { generation: 4, position: START }
  const words = 'orderHistory is 31 s behind and is being built'
  await expect(checkOf({ ...behind, lag: 1, building }, 31_000)).resolves.toEqual([words])
})

it('is ready on KurrentDB with an event that was just recorded: there, distances are bytes', async () => {
  const { store, stop } = await openOnDouble()
  onTestFinished(stop)
  const { request, stream, event } = createWorld()
  const { position } = await store.append(
    request(stream('a'), 'absent', [event({ data: { text: 'x'.repeat(4_000) } })]),
  )
  await expect(checkOn(store, { ...behind, lag: Number(position) })).resolves.toEqual([])
})

it('does not wait for ever for a store that says nothing', async () => {
  const store = createMemoryEventStore()
  const mute: EventStore = { ...store, subscribe: ({ signal }) => untilAborted(signal) }
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
  onTestFinished(() => void vi.restoreAllMocks())
  await expect(checkOn(mute, { ...behind, lag: 1 })).rejects.toThrow(StoreUnavailableError)
})

it('is ready with events set aside, and remarks them: one bad event takes no instance away', async () => {
  await expect(checkOf({ deadLetters: 2 })).resolves.toEqual(['orderHistory has 2 events set aside'])
})

it('is not ready while a read model of this version is being built', async () => {
  const words = 'orderHistory is being built for this version'
  await expect(checkOf({ isOfOlderCode: true })).rejects.toThrow(words)
})
