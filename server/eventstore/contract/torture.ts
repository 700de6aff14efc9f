import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { ConflictError } from '../errors.ts'
import type { AppendRequest, RecordedEvent } from '../port.ts'
import { together } from './appending.ts'
import { expectNow } from './asItIs.ts'
import { expectRising } from './reading.ts'
import type { Case, Subject } from './subject.ts'
import { catchUp, createWorld, readAll, type Watch, type World, watch } from './world.ts'

const WRITERS = 24
/** Without appends that stay open there are far fewer ways to go wrong, and each append may be slow. */
const ROUNDS = { held: 24, plain: 10 }

/** Case 17: whatever writers do, a subscriber sees every event once, in order. */
export function tortureCases(contractCase: Case): void {
  contractCase(
    '17 an append held open keeps later ones back, and is not skipped',
    async ({ store, faults, request, stream, category }) => {
      const options = { after: await store.head(), category }
      const [early, late] = [request(stream('a'), 'absent', 2), request(stream('b'), 'absent', 2)]
      const held = await faults.holdAppend?.(early)
      const { position } = await store.append(late)
      const reader = watch(store, options)
      await reader.until('live', (batches) => batches.some(({ live }) => live))
      expect(reader.ids()).toEqual([])
      expect(BigInt(await store.head())).toBeLessThan(BigInt(position))
      await held?.commit()
      await reader.until('both appends', () => reader.ids().length === 4)
      await reader.stop()
      expect(reader.ids()).toEqual([...early.events, ...late.events].map(({ event }) => event.id))
    },
    { abilities: ['holdAppend'] },
  )

  contractCase(
    '17 the last position covers what is done, also while an earlier append is held open, and is reached after it',
    async ({ store, faults, request, stream, category }) => {
      const after = await store.head()
      const held = await faults.holdAppend?.(request(stream('a'), 'absent', 2))
      const { position } = await store.append(request(stream('b'), 'absent', 2))
      const last = await store.last()
      expect(BigInt(await store.head())).toBeLessThan(BigInt(position))
      expect(BigInt(last)).toBeGreaterThanOrEqual(BigInt(position))
      await held?.rollBack()
      await catchUp(store, { after, category }, last)
    },
    { abilities: ['holdAppend'] },
  )

  contractCase(
    '17 an append held open and rolled back lets later ones through',
    async ({ store, faults, request, stream, category }) => {
      const reader = watch(store, { after: await store.head(), category })
      const held = await faults.holdAppend?.(request(stream('a'), 'absent', 2))
      const late = request(stream('b'), 'absent', 2)
      await store.append(late)
      await held?.rollBack()
      await reader.until('the later append', () => reader.ids().length === 2)
      await reader.stop()
      expect(reader.ids()).toEqual(late.events.map(({ event }) => event.id))
      expect(await readAll(store, stream('a'))).toEqual([])
    },
    { abilities: ['holdAppend'] },
  )

  contractCase(
    '17 torture: many writers with delays and rollbacks, every event is seen once and in order',
    async (subject) => {
      const world = createWorld()
      const options = { after: await subject.store.head(), category: world.category }
      const readers = [watch(subject.store, options), watch(subject.store, { ...options, maxBatch: 3 })]
      const written = await Promise.all(
        Array.from({ length: WRITERS }, (_, writer) => write(subject, world, writer)),
      )
      const expected = new Set(written.flat())
      expect(expected.size).toBeGreaterThan(WRITERS * 4)
      for (const reader of readers) {
        await reader.until('every event', () => reader.ids().length >= expected.size, 20_000)
        await reader.stop()
        expectOnceInOrder(reader, expected)
      }
      const late = watch(subject.store, options)
      await late.until('every event again', () => late.ids().length >= expected.size)
      await late.stop()
      expect(late.ids()).toEqual(readers[0]?.ids())
    },
    { timeout: 60_000 },
  )
}

/** Appends round after round, to a stream of its own or to shared ones, and gives the ids that were committed. */
async function write(subject: Subject, world: World, writer: number): Promise<string[]> {
  const committed: string[] = []
  const rounds = subject.faults.holdAppend ? ROUNDS.held : ROUNDS.plain
  for (let round = 0; round < rounds; round++) {
    const request = await pick(subject, world, writer)
    const isWritten = await attempt(subject, request).catch((error: unknown) => {
      if (error instanceof ConflictError) return false
      throw error
    })
    if (isWritten) committed.push(...request.events.map(({ event }) => event.id))
    await sleep(Math.random() * 4)
  }
  return committed
}

async function attempt({ store, faults }: Subject, request: AppendRequest): Promise<boolean> {
  if (!faults.holdAppend || Math.random() < 0.5) {
    await store.append(request)
    return true
  }
  const held = await faults.holdAppend(request)
  await sleep(Math.random() * 25)
  if (Math.random() < 0.25) {
    await held.rollBack()
    return false
  }
  await held.commit()
  return true
}

async function pick({ store }: Subject, world: World, writer: number): Promise<AppendRequest> {
  const [own, shared] = [
    world.stream(`w${writer}`),
    world.stream(`s${Math.floor(Math.random() * (WRITERS / 2))}`),
  ]
  const events = () => 1 + Math.floor(Math.random() * 3)
  if (Math.random() < 0.2) return world.request(shared, 'absent', events())
  const expected = await expectNow(store, own, shared)
  const some = (stream: string) => world.request(stream, 'absent', events())
  if (Math.random() < 0.4) return together({ [own]: expected[own] ?? 'absent' }, some(own))
  return together(expected, some(own), some(shared), some(own))
}

function expectOnceInOrder(reader: Watch, expected: ReadonlySet<string>): void {
  const events = reader.events()
  expect(events.length).toBe(expected.size)
  expect(new Set(reader.ids())).toEqual(expected)
  expectRising(events.map(({ position }) => BigInt(position)))
  const streams = Map.groupBy(events, ({ stream }: RecordedEvent) => stream)
  for (const ofStream of streams.values()) {
    expect(ofStream.map(({ revision }) => revision)).toEqual(ofStream.map((_, index) => BigInt(index)))
  }
}
