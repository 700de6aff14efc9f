import { expect } from 'vitest'
import type { EventStore } from '../port.ts'
import { together } from './appending.ts'
import type { Case } from './subject.ts'
import { createWorld, readAll } from './world.ts'

/** Cases 12 to 14: one stream read back, and the order of everything. */
export function readingCases(contractCase: Case): void {
  contractCase('12 reading forwards and backwards, from a revision, up to a limit', async ({ store }) => {
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent', 5))
    const revisions = async (options?: Parameters<EventStore['readStream']>[1]) =>
      (await readAll(store, stream('a'), options)).map(({ revision }) => Number(revision))
    expect(await revisions()).toEqual([0, 1, 2, 3, 4])
    expect(await revisions({ from: 3n })).toEqual([3, 4])
    expect(await revisions({ from: 1n, limit: 2 })).toEqual([1, 2])
    expect(await revisions({ from: 5n })).toEqual([])
    expect(await revisions({ backwards: true })).toEqual([4, 3, 2, 1, 0])
    expect(await revisions({ backwards: true, limit: 2 })).toEqual([4, 3])
    expect(await revisions({ backwards: true, from: 1n })).toEqual([1, 0])
    expect(await revisions({ backwards: true, from: 99n, limit: 1 })).toEqual([4])
    expect(await revisions({ limit: 0 })).toEqual([])
  })

  contractCase('12 several whole streams at once, each in its order', async ({ store }) => {
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent', 3))
    await store.append(request(stream('b'), 'absent', 2))
    await store.append(request(stream('a'), 2n, 1))
    const names = [stream('b'), stream('none'), stream('a'), 'No Such\0Name']
    const read = await store.readStreams(names)
    expect(new Set(read.keys())).toEqual(new Set([stream('a'), stream('b')]))
    for (const name of [stream('a'), stream('b')]) expect(read.get(name)).toEqual(await readAll(store, name))
    expect(await store.readStreams([])).toEqual(new Map())
  })

  contractCase(
    '12 several streams at once, each from where it is asked for, up to a limit',
    async ({ store }) => {
      const { request, stream } = createWorld()
      const [a, b] = [stream('a'), stream('b')]
      await store.append(request(a, 'absent', 5))
      await store.append(request(b, 'absent', 3))
      const revisions = async (...asked: Parameters<EventStore['readStreams']>) =>
        [...(await store.readStreams(...asked))].map(([name, events]) => [
          name,
          ...events.map(({ revision }) => Number(revision)),
        ])
      expect(await revisions([{ stream: a, from: 3n }, b])).toEqual([
        [a, 3, 4],
        [b, 0, 1, 2],
      ])
      expect(await revisions([{ stream: a, from: 1n }, b], { limit: 2 })).toEqual([
        [a, 1, 2],
        [b, 0, 1],
      ])
      expect(
        await revisions([
          { stream: a, from: 5n },
          { stream: stream('none'), from: 0n },
        ]),
      ).toEqual([])
    },
  )

  contractCase('12 a stream that does not exist reads as nothing', async ({ store }) => {
    const { stream } = createWorld()
    expect(await readAll(store, stream('none'))).toEqual([])
    expect(await readAll(store, stream('none'), { backwards: true, limit: 1 })).toEqual([])
    expect(await readAll(store, 'No Such\0Name')).toEqual([])
  })

  contractCase('12 a stream longer than a page, and a reader that stops early', async ({ store }) => {
    const { request, stream } = createWorld()
    const long = request(stream('a'), 'absent', 1_203)
    await store.append(long)
    const ids = long.events.map(({ event }) => event.id)
    expect((await readAll(store, stream('a'))).map(({ id }) => id)).toEqual(ids)
    expect((await readAll(store, stream('a'), { backwards: true })).map(({ id }) => id)).toEqual(
      ids.toReversed(),
    )
    for await (const first of store.readStream(stream('a'))) {
      expect(first.id).toBe(ids[0])
      break
    }
  })

  contractCase('13 data and metadata come back as they were', async ({ store }) => {
    const { request, stream, event } = createWorld()
    const kept = [
      { text: 'æøå 漢字 हिन्दी 🌲 \u202e "quoted" \\ \n\t', '': 'empty key', __v: 1 },
      { deep: [[[{ a: [null, true, false, [], {}] }]]] },
      [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0, 0.1, 1e-7, 1.7976931348623157e308],
      'text alone',
      null,
    ]
    const meta = {
      $correlationId: 'c',
      $causationId: 'k',
      actorId: 'é 漢',
      occurredAt: '2026-11-21T00:00:00Z',
    }
    const written = request(
      stream('a'),
      'absent',
      kept.map((data) => event({ data, meta })),
    )
    await store.append(written)
    const read = await readAll(store, stream('a'))
    expect(read.map(({ id, type, data, meta }) => ({ id, type, data, meta }))).toEqual(
      written.events.map((one) => one.event),
    )
    for (const recorded of read) {
      expect(recorded.stream).toBe(stream('a'))
      expect(Math.abs(recorded.recordedAt - Date.now())).toBeLessThan(60_000)
    }
  })

  contractCase(
    '13 what a caller does to its objects afterwards does not reach the store',
    async ({ store }) => {
      const { request, stream, event } = createWorld()
      const data = { points: [1] }
      await store.append(request(stream('a'), 'absent', [event({ data })]))
      data.points.push(2)
      const [read] = await readAll(store, stream('a'))
      expect(read?.data).toEqual({ points: [1] })
    },
  )

  contractCase('14 positions rise along a stream and from cause to effect', async ({ store }) => {
    const { request, stream } = createWorld()
    const [a, b] = [stream('a'), stream('b')]
    const before = BigInt(await store.head())
    const answers = [
      await store.append(request(a, 'absent', 2)),
      await store.append(request(b, 'absent')),
      await store.append(together({ [a]: 1n, [b]: 0n }, request(b, 0n), request(a, 1n))),
      await store.append(request(b, 1n, 3)),
    ]
    const positions = answers.map(({ position }) => BigInt(position))
    for (const name of [a, b]) {
      expectRising((await readAll(store, name)).map(({ position }) => BigInt(position)))
    }
    expectRising([before, ...positions])
    expect(BigInt(await store.head())).toBeGreaterThanOrEqual(positions.at(-1) ?? 0n)
    expect(BigInt(await store.last())).toBeGreaterThanOrEqual(positions.at(-1) ?? 0n)
  })

  contractCase('14 the store keeps its identity', async ({ store }) => {
    expect(await store.identity()).toBe(await store.identity())
    expect(await store.identity()).not.toBe('')
  })
}

export function expectRising(positions: readonly bigint[]): void {
  for (const [index, position] of positions.entries()) {
    if (index > 0) expect(position).toBeGreaterThan(positions[index - 1] ?? position)
  }
}
