import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import type { Fold } from '../kernel/fold.ts'
import { derivedId, eventId } from '../kernel/ids.ts'
import { isRejection, reject } from '../kernel/rejection.ts'
import { type CommandContext, createCommandHandler, refuse } from './commandHandler.ts'
import { appendAsItIs } from './contract/asItIs.ts'
import { loadFold } from './loadFold.ts'
import { createMemoryEventStore } from './memory/memoryEventStore.ts'
import type { EventStore } from './port.ts'
import { handlerOn } from './testing/takingPlaces.ts'

const count: Fold<number, { type: string; data: unknown; meta: Record<string, string> }> = {
  initial: 0,
  evolve: (seen) => seen + 1,
}

function contextOver(store: EventStore, caughtUp = async () => true): CommandContext {
  const handle = createCommandHandler({
    store,
    caughtUp,
    random: () => 0,
    now: () => performance.now(),
  })
  return { db: {} as Db, store, handle }
}

async function write(store: EventStore, ...streams: string[]): Promise<void> {
  const event = () => ({ id: randomUUID(), type: 'thing.done', data: {}, meta: {} })
  await appendAsItIs(
    store,
    streams.map((stream) => ({ stream, event: event() })),
  )
}

const command: Command = {
  id: 'c0ffee00-93b1-5e0f-8a6d-2c4e6f8a0b12',
  actor: { id: 'somebody', role: 1 },
  source: 'system',
  at: Temporal.Instant.from('2026-11-24T17:00:00Z'),
  correlationId: 'spec',
}
describe('a command with a key (decision L14)', () => {
  const keyed = (terms: string, id = command.id): Command => ({
    ...command,
    id,
    key: { id: 'c0ffee00-93b1-5e0f-8a6d-2c4e6f8a0b99', terms },
  })
  /** A first outcome as a later call of the same command gives it: the events are not its own. */
  const again = (first: object) => ({ ...first, events: undefined })
  const other = 'decade00-93b1-5e0f-8a6d-2c4e6f8a0b12'

  /** Writes one thing into a stream and answers how many it then holds; nothing when told so. */
  function doing(store: EventStore, given: Command, stream: string, writes = true) {
    return contextOver(store).handle<{ count: number }>(
      { command: given, streams: [stream] },
      async (load) => {
        const { state } = await load(stream, count)
        const events = writes ? [{ stream, event: { type: 'thing.done', data: {} } }] : []
        return { answer: { count: state + events.length }, events }
      },
    )
  }
  const refusing = (store: EventStore, given: Command) =>
    contextOver(store).handle<{ count: number }>({ command: given, streams: [] }, async () =>
      reject(RejectionCode.NOT_FOUND),
    )
  async function lengthOf(store: EventStore, stream: string): Promise<number> {
    return (await loadFold(store, stream, count)).state
  }

  it('gives its first answer again when readers see what was written then, or says that they do not yet', async () => {
    const store = createMemoryEventStore()
    await doing(store, keyed('terms'), 'a-1')
    const written = await store.last()
    const asked: unknown[] = []
    const { run } = handlerOn(store, {
      caughtUp: async (types, position) => asked.push([types, position]) > 1,
    })
    const again = () => run([], async () => reject(RejectionCode.NOT_FOUND), keyed('terms'))
    expect(await again()).toEqual({ value: { count: 1 }, stale: true })
    expect(await again()).toEqual({ value: { count: 1 }, stale: false })
    expect(asked).toEqual(Array(2).fill([undefined, written]))
  })

  it('gives its first answer again, also when the stream has grown since', async () => {
    const store = createMemoryEventStore()
    const first = await doing(store, keyed('terms'), 'a-1')
    await write(store, 'a-1')
    expect(await doing(store, keyed('terms'), 'a-1')).toEqual(again(first))
    expect(await lengthOf(store, 'a-1')).toBe(2)
  })

  it('is refused with other terms, whichever stream they are about', async () => {
    const store = createMemoryEventStore()
    await doing(store, keyed('terms'), 'a-1')
    expect(await doing(store, keyed('others', other), 'b-1')).toEqual({ rejected: 'KEY_REUSED' })
    expect(await lengthOf(store, 'b-1')).toBe(0)
  })

  it('is carried out once by two processes at the same moment, about two streams', async () => {
    const store = createMemoryEventStore()
    const tries = [doing(store, keyed('terms'), 'a-1'), doing(store, keyed('others', other), 'b-1')]
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter(isRejection)).toEqual([{ rejected: 'KEY_REUSED' }])
    expect((await lengthOf(store, 'a-1')) + (await lengthOf(store, 'b-1'))).toBe(1)
  })

  it('has used it up also where there was nothing to write', async () => {
    const store = createMemoryEventStore()
    expect(await doing(store, keyed('terms'), 'a-1', false)).toMatchObject({ value: { count: 0 } })
    expect(await doing(store, keyed('terms'), 'a-1')).toMatchObject({ value: { count: 0 } })
    expect(await lengthOf(store, 'a-1')).toBe(0)
  })

  it('leaves it unused when it is refused', async () => {
    const store = createMemoryEventStore()
    expect(await refusing(store, keyed('terms'))).toEqual({ rejected: 'NOT_FOUND' })
    expect(await doing(store, keyed('others', other), 'a-1')).toMatchObject({ value: { count: 1 } })
  })

  it('that a rule now refuses still gives its first answer, and says whether readers see it', async () => {
    const store = createMemoryEventStore()
    const first = await doing(store, keyed('terms'), 'a-1')
    const refused = (given: Command, caughtUp = async () => true) =>
      refuse<{ count: number }>(contextOver(store, caughtUp), given, reject(RejectionCode.NOT_FOUND))
    expect(await refused(keyed('terms'), async () => false)).toEqual({ ...again(first), stale: true })
    expect(await refused(keyed('terms'))).toEqual(again(first))
    expect(await refused(keyed('others'))).toEqual({ rejected: 'KEY_REUSED' })
    expect(await refused(command)).toEqual({ rejected: 'NOT_FOUND' })
  })

  it('is known again where the store does not tell a retry from something new', async () => {
    const memory = createMemoryEventStore()
    const append: EventStore['append'] = async (request) => ({
      ...(await memory.append(request)),
      duplicate: false,
    })
    const store = { ...memory, tellsRetries: false, append }
    const first = await doing(store, keyed('terms'), 'a-1', false)
    await write(store, 'a-1')
    expect(await doing(store, keyed('terms'), 'a-1', false)).toEqual(again(first))
    expect(await doing(store, keyed('others'), 'a-1', false)).toEqual({ rejected: 'KEY_REUSED' })
  })

  it('is known again by its append where that writes nothing else', async () => {
    const store = createMemoryEventStore()
    const { handle } = contextOver(store)
    const doNothing = (given: Command, answer: string) =>
      handle({ command: given, streams: [] }, async () => ({ answer: { answer }, events: [] }))
    const first = await doNothing(keyed('terms'), 'first')
    expect(await doNothing(keyed('terms'), 'second')).toEqual(again(first))
    expect(await doNothing(keyed('others'), 'third')).toEqual({ rejected: 'KEY_REUSED' })
  })

  it('gives its first answer where a decider stumbles over what its first try has changed', async () => {
    const store = createMemoryEventStore()
    const context = contextOver(store)
    const once = (given: Command) =>
      context.handle<{ count: number }>({ command: given, streams: ['a-1'] }, async (load) => {
        const { state } = await load('a-1', count)
        if (state > 0) throw new Error('there is one already')
        return { answer: { count: 1 }, events: [{ stream: 'a-1', event: { type: 'thing.done', data: {} } }] }
      })
    const first = await once(keyed('terms'))
    expect(await once(keyed('terms'))).toEqual(again(first))
    expect(await once(keyed('others'))).toEqual({ rejected: 'KEY_REUSED' })
    await expect(once(command)).rejects.toThrow('there is one already')
  })

  it('lets nothing be written beforehand but for a decision on a fresh reading, under a key that is new', async () => {
    const store = createMemoryEventStore()
    const [here, there] = [contextOver(store), contextOver(store)]
    const notes: string[] = []
    const noting = ({ handle }: CommandContext, given: Command, note: string) =>
      handle<{ count: number }>({ command: given, streams: ['a-1'] }, async (load) => {
        const { state } = await load('a-1', count)
        if (state >= 2) return reject(RejectionCode.NOT_FOUND)
        const events = [{ stream: 'a-1', event: { type: 'thing.done', data: {} } }]
        return { answer: { count: state + 1 }, events, beforehand: async () => notes.push(note) }
      })
    const first = await noting(here, keyed('terms'), 'first')
    expect(await noting(here, keyed('terms'), 'again')).toEqual(again(first))
    expect(await noting(there, keyed('others'), 'other terms')).toEqual({ rejected: 'KEY_REUSED' })
    await write(store, 'a-1')
    expect(await noting(here, { ...command, id: other }, 'too late')).toEqual({ rejected: 'NOT_FOUND' })
    expect(notes).toEqual(['first'])
  })

  it('has ids of events that a retry makes again', async () => {
    const store = createMemoryEventStore()
    await doing(store, keyed('terms'), 'a-1')
    for await (const { id } of store.readStream('a-1')) expect(id).toBe(eventId(command.id, 0))
    const { key } = keyed('terms')
    for await (const { id } of store.readStream(`key-${key?.id}`))
      expect(id).toBe(derivedId(`${key?.id}`, 'used'))
  })
})
