import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Db } from '../kernel/database.ts'
import type { Fold } from '../kernel/fold.ts'
import { type CommandContext, carryOut } from './carryOut.ts'
import { createCommandRunner } from './handle.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import type { EventStore } from './port.ts'

const count: Fold<number, { type: string; data: unknown; meta: Record<string, string> }> = {
  initial: 0,
  evolve: (seen) => seen + 1,
}

function contextOver(store: EventStore): CommandContext {
  const runner = createCommandRunner({ store, random: () => 0, now: () => performance.now() })
  return { db: {} as Db, store, runner, caughtUp: async () => true }
}

async function write(store: EventStore, ...streams: string[]): Promise<void> {
  await store.append({
    expect: Object.fromEntries(streams.map((stream) => [stream, 'any'])),
    events: streams.map((stream) => ({
      stream,
      event: { id: randomUUID(), type: 'thing.done', data: {}, meta: {} },
    })),
  })
}

it('decides again what made no sense because somebody wrote between two readings', async () => {
  const store = createMemoryEventStore()
  let tries = 0
  const outcome = await carryOut<{ seen: number }>(contextOver(store), ['a-1'], async (load) => {
    tries += 1
    const first = await load('a-1', count)
    if (tries === 1) await write(store, 'a-1', 'b-1')
    const second = await load('b-1', count)
    if (first.state !== second.state) throw new Error('one without the other')
    return { value: { seen: first.state, types: ['thing.done'] } }
  })
  expect([outcome, tries]).toEqual([{ value: { seen: 1 }, stale: false }, 2])
})

it('lets a bug be a bug', async () => {
  const store = createMemoryEventStore()
  await write(store, 'a-1')
  const carrying = carryOut(contextOver(store), ['a-1'], async (load) => {
    await load('a-1', count)
    throw new Error('a bug')
  })
  await expect(carrying).rejects.toThrow('a bug')
})
