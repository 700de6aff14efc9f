import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { AppendTooLargeError, ConflictError, InvalidAppendError } from '../errors.ts'
import { APPEND_LIMIT } from '../grammar.ts'
import type { AppendRequest } from '../port.ts'
import { together } from './appending.ts'
import type { Case } from './subject.ts'
import { createWorld, readAll, type World } from './world.ts'

/** Cases 10, 11 and 23 to 25: retries, and what is refused before anything is sent. */
export function refusingCases(contractCase: Case): void {
  contractCase(
    '10 a retry gives the first answer again and writes nothing',
    async ({ store, has, request, stream }) => {
      const [a, b] = [stream('a'), stream('b')]
      await store.append(request(a, 'absent'))
      const placing = together({ [a]: 0n, [b]: 'absent' }, request(a, 0n, 2), request(b, 'absent'))
      const first = await store.append(placing)
      await store.append(request(a, 2n))
      const again = await store.append(placing)
      expect(again).toEqual({ ...first, duplicate: has('everyId') ? true : again.duplicate })
      expect(await readAll(store, a)).toHaveLength(4)
      expect(await readAll(store, b)).toHaveLength(1)
    },
  )

  contractCase(
    '10 the same request many times at once is written once',
    async ({ store, request, stream }) => {
      const placing = together(
        { [stream('a')]: 'absent', [stream('b')]: 'absent' },
        request(stream('b'), 'absent'),
        request(stream('a'), 'absent'),
      )
      const answers = await Promise.all(Array.from({ length: 8 }, () => store.append(placing)))
      expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
      expect(await readAll(store, stream('a'))).toHaveLength(1)
      expect(await readAll(store, stream('b'))).toHaveLength(1)
    },
  )

  contractCase('10 a retry with other data changes nothing', async ({ store, request, stream, event }) => {
    const id = randomUUID()
    await store.append(request(stream('a'), 'absent', [event({ id, data: { said: 'first' } })]))
    await store.append(request(stream('a'), 'absent', [event({ id, data: { said: 'second' } })]))
    expect((await readAll(store, stream('a'))).map(({ data }) => data)).toEqual([{ said: 'first' }])
  })

  contractCase(
    '11 old and new ids in one request conflict',
    async ({ store, request, stream, event }) => {
      const old = event()
      await store.append(request(stream('a'), 'absent', [old]))
      const mixed = request(stream('a'), 0n, [old, event()])
      await expect(store.append(mixed)).rejects.toThrow(ConflictError)
      expect(await readAll(store, stream('a'))).toHaveLength(1)
    },
    { abilities: ['everyId'] },
  )

  contractCase(
    '11 a request of which one stream is there and the other not conflicts',
    async ({ store, request, stream }) => {
      const [a, b] = [request(stream('a'), 'absent'), request(stream('b'), 'absent')]
      await store.append(a)
      const both = together({ ...a.expect, ...b.expect }, a, b)
      await expect(store.append(both)).rejects.toThrow(ConflictError)
      expect(await readAll(store, stream('b'))).toEqual([])
    },
  )

  contractCase(
    '23 more than 1 MiB is refused, just under it is kept',
    async ({ store, request, stream, event }) => {
      const sized = (bytes: number) => event({ data: 'x'.repeat(bytes - 4) })
      const fits = request(stream('a'), 'absent', [sized(APPEND_LIMIT / 2), sized(APPEND_LIMIT / 2)])
      const tooLarge = request(stream('b'), 'absent', [sized(APPEND_LIMIT / 2), sized(APPEND_LIMIT / 2 + 1)])
      await expect(store.append(tooLarge)).rejects.toThrow(AppendTooLargeError)
      await store.append(fits)
      expect((await readAll(store, stream('a'))).map(({ data }) => data)).toEqual(
        fits.events.map((one) => one.event.data),
      )
      expect(await readAll(store, stream('b'))).toEqual([])
    },
  )

  contractCase(
    '24 names, types, ids, data and metadata outside the grammar are refused',
    async ({ store }) => {
      const world = createWorld()
      for (const [what, request] of outsideTheGrammar(world)) {
        await expect(store.append(request), what).rejects.toThrow(InvalidAppendError)
      }
      expect(await readAll(store, world.stream('a'))).toEqual([])
    },
  )

  contractCase(
    '25 an empty append, and one stream under two spellings, are refused',
    async ({ store, request, stream }) => {
      const nothing = { expect: { [stream('a')]: 'absent' }, events: [] } as const
      await expect(store.append(nothing)).rejects.toThrow(InvalidAppendError)
      const [lower, upper] = [stream('a'), stream('a').toUpperCase()]
      const twice = together(
        { [lower]: 'absent', [upper]: 'absent' },
        request(lower, 'absent'),
        request(upper, 'absent'),
      )
      await expect(store.append(twice)).rejects.toThrow(InvalidAppendError)
      expect(await readAll(store, stream('a'))).toEqual([])
    },
  )
}

function outsideTheGrammar({ request, stream, event }: World): [string, AppendRequest][] {
  const a = stream('a')
  const holding = (data: unknown) => request(a, 'absent', [event({ data })])
  const labelled = (meta: Record<string, unknown>) =>
    request(a, 'absent', [event({ meta: meta as Record<string, string> })])
  const once = event()
  return [
    ['upper case in a stream name', request(`${a}X`, 'absent')],
    ['a space in a stream name', request('order 1', 'absent')],
    ['a system stream', request('$all', 'absent')],
    ['an event type with a slash', request(a, 'absent', [event({ type: 'order/placed' })])],
    ['an empty event type', request(a, 'absent', [event({ type: '' })])],
    ['an id that is no UUID', request(a, 'absent', [event({ id: 'one' })])],
    ['one id twice', request(a, 'absent', [once, once])],
    ['a written stream without expectation', { expect: {}, events: request(a, 'absent').events }],
    ['undefined as data', holding(undefined)],
    ['undefined in data', holding({ note: undefined })],
    ['a bigint', holding({ points: 1n })],
    ['a function', holding({ act: () => 1 })],
    ['a date', holding({ at: new Date(0) })],
    ['not a number', holding([Number.NaN])],
    ['infinity', holding({ deep: [{ n: Number.POSITIVE_INFINITY }] })],
    ['NUL in text', holding({ text: 'a\0b' })],
    ['half a surrogate pair', holding(['\ud800'])],
    ['half a surrogate pair in a key', holding({ '\udfff': 1 })],
    ['metadata that is not text', labelled({ schema: 1 })],
    ['a reserved metadata key', labelled({ '$schema.name': 'x' })],
    ['NUL in metadata', labelled({ actorId: '\0' })],
  ]
}
