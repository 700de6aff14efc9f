import { expect, it } from 'vitest'
import type { Batch, Position, RecordedEvent } from '../port.ts'
import { gatherBatches } from './gatherBatches.ts'

const batch = (position: number, live = false, size = 1): Batch => ({
  events: Array.from({ length: size }, () => ({ position: String(position) }) as RecordedEvent),
  checkpoint: String(position) as Position,
  live,
})

async function* from(...batches: Batch[]) {
  yield* batches
}

async function gathered(source: AsyncIterable<Batch>, limits?: Parameters<typeof gatherBatches>[1]) {
  const seen: string[] = []
  for await (const { events, checkpoint, live } of gatherBatches(source, limits))
    seen.push(`${events.length} to ${checkpoint}${live ? ' live' : ''}`)
  return seen
}

it('joins what comes while it catches up, and ends the join where it has caught up', async () => {
  expect(await gathered(from(batch(1), batch(2), batch(3, true), batch(4, true)))).toEqual([
    '3 to 3 live',
    '1 to 4 live',
  ])
})

it('stops joining at the size asked for', async () => {
  expect(await gathered(from(batch(1), batch(2), batch(3), batch(4)), { maxEvents: 2 })).toEqual([
    '2 to 2',
    '2 to 4',
  ])
})

it('does not wait longer than asked for more to join', async () => {
  const later = Promise.withResolvers<void>()
  async function* slow() {
    yield batch(1)
    await later.promise
    yield batch(2, true)
  }
  const gathering = gatherBatches(slow(), { maxMs: 5 })
  expect((await gathering.next()).value).toMatchObject({ checkpoint: '1' })
  later.resolve()
  expect((await gathering.next()).value).toMatchObject({ checkpoint: '2' })
})

it('passes on what the source throws', async () => {
  async function* broken(): AsyncGenerator<Batch> {
    yield batch(1, true)
    throw new Error('gone')
  }
  await expect(gathered(broken())).rejects.toThrow('gone')
})

it('can be left while the source waits for events', async () => {
  async function* endless(): AsyncGenerator<Batch> {
    yield batch(1, true)
    await new Promise(() => undefined)
  }
  for await (const { checkpoint } of gatherBatches(endless())) {
    expect(checkpoint).toBe('1')
    break
  }
})
