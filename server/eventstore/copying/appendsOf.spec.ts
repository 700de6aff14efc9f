import { describe, expect, it } from 'vitest'
import type { Position, RecordedEvent } from '../port.ts'
import { appendsOf } from './appendsOf.ts'
import { type PlacedAppend, packAppends, requestOf } from './packAppends.ts'

/** A log told as `command:stream`, in its order; `-` is an event without a command. */
function logOf(...told: readonly string[]): RecordedEvent[] {
  const revisions = new Map<string, bigint>()
  return told.map((each, index) => {
    const [command = '', stream = ''] = each.split(':')
    const revision = revisions.get(stream) ?? 0n
    revisions.set(stream, revision + 1n)
    const meta: Record<string, string> = command === '-' ? {} : { $causationId: command }
    const place = { stream, revision, position: String(index + 1) as Position, recordedAt: 0 }
    return { id: `event-${index}`, type: 'told', data: { index }, meta, ...place }
  })
}

async function* oneByOne<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  for (const item of items) yield item
}

async function groupsOf(log: readonly RecordedEvent[], window?: number): Promise<string[][]> {
  const groups: string[][] = []
  for await (const append of appendsOf(oneByOne(log), window))
    groups.push(append.map(({ meta, stream }) => `${meta.$causationId ?? '-'}:${stream}`))
  return groups
}

describe('the appends of a log', () => {
  it('are its commands, also where others wrote in between', async () => {
    expect(await groupsOf(logOf('a:order-1', 'b:wallet-2', 'a:wallet-1', 'b:order-2', 'a:day-1'))).toEqual([
      ['a:order-1', 'a:wallet-1', 'a:day-1'],
      ['b:wallet-2', 'b:order-2'],
    ])
  })

  it('leave events without a command alone', async () => {
    expect(await groupsOf(logOf('-:order-1', '-:order-1', 'a:order-1'))).toEqual([
      ['-:order-1'],
      ['-:order-1'],
      ['a:order-1'],
    ])
  })

  it('never overtake another’s event of the same stream', async () => {
    expect(await groupsOf(logOf('a:order-1', 'b:wallet-1', 'a:wallet-1', 'a:wallet-1'))).toEqual([
      ['a:order-1'],
      ['b:wallet-1'],
      ['a:wallet-1', 'a:wallet-1'],
    ])
  })

  it('are looked for a bounded way ahead', async () => {
    expect(await groupsOf(logOf('a:order-1', 'b:order-2', 'c:order-3', 'a:wallet-1'), 2)).toEqual([
      ['a:order-1'],
      ['b:order-2'],
      ['c:order-3'],
      ['a:wallet-1'],
    ])
  })
})

describe('packing appends', () => {
  const log = logOf('a:order-1', 'a:wallet-1', 'b:order-2', 'b:wallet-2')
  const pack = async (from: RecordedEvent[]) => {
    const packs: PlacedAppend[] = []
    for await (const packed of packAppends(appendsOf(oneByOne(from)))) packs.push(packed)
    return packs
  }

  it('joins them, but not those that share a stream', async () => {
    expect((await pack(log)).map(({ length }) => length)).toEqual([4])
    const sharing = logOf('a:order-1', 'a:wallet-1', 'b:order-2', 'b:wallet-1', 'c:order-3')
    expect((await pack(sharing)).map(({ length }) => length)).toEqual([2, 3])
  })

  it('ends a pack at 250 events, and never within an append', async () => {
    const many = logOf(...Array.from({ length: 300 }, (_, nth) => `c${Math.floor(nth / 3)}:order-${nth}`))
    expect((await pack(many)).map(({ length }) => length)).toEqual([249, 51])
  })

  it('ends a pack at 256 KiB', async () => {
    const large = log.map((event) => ({ ...event, data: 'x'.repeat(100_000) }))
    expect((await pack(large)).map(({ length }) => length)).toEqual([2, 2])
  })

  it('expects each stream as it was before its first event', () => {
    const twice = logOf('a:order-1', 'a:wallet-1', 'b:order-1', 'b:wallet-1')
    expect(requestOf(twice).expect).toEqual({ 'order-1': 'absent', 'wallet-1': 'absent' })
    expect(requestOf(twice.slice(2)).expect).toEqual({ 'order-1': 0n, 'wallet-1': 0n })
  })
})
