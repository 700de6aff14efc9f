import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { together } from '../contract/appending.ts'
import { createWorld, readAll } from '../contract/world.ts'
import { ConflictError, InvalidAppendError } from '../errors.ts'
import { failureOf, sending } from './testing/appends.ts'
import { openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe('appending to KurrentDB', () => {
  let on: StoreOnDouble
  beforeAll(async () => {
    on = await openOnDouble()
  })
  afterAll(() => on.stop())

  it('writes two streams in one call, with exact expectations and the metadata as it was given', async () => {
    const { event, stream, request } = createWorld()
    const [wallet, order] = [stream('wallet'), stream('order')]
    await on.store.append(request(wallet, 'absent', 3))
    const before = on.double.writes.length
    const spent = event({ meta: { $correlationId: 'c', actorId: '7' } })
    const appended = await on.store.append({
      expect: { [wallet]: 2n, [order]: 'absent' },
      events: [
        { stream: wallet, event: spent },
        { stream: order, event: event() },
      ],
    })
    expect(appended).toMatchObject({ revisions: { [wallet]: 3n, [order]: 0n }, duplicate: false })
    const [write, ...others] = on.double.writes.slice(before)
    expect(others).toEqual([])
    expect(write?.conditions).toEqual([
      { stream: wallet, expected: 2n },
      { stream: order, expected: -1n },
    ])
    expect(write?.records[0]).toMatchObject({ id: spent.id, type: spent.type, properties: spent.meta })
    const [, , , read] = await readAll(on.store, wallet)
    expect(read?.meta).toEqual(spent.meta)
  })

  it('gives a conflict in the words of the caller', async () => {
    const { request, stream } = createWorld()
    await on.store.append(request(stream('a'), 'absent', 2))
    const error = await failureOf(on, request(stream('a'), 0n))
    expect(error).toBeInstanceOf(ConflictError)
    expect(error).toHaveProperty('violations', [{ stream: stream('a'), expected: 0n, actual: 1n }])
  })

  it('takes a tombstoned stream for a conflict, whatever was expected', async () => {
    const { request, stream } = createWorld()
    on.double.log.tombstone(stream('a'))
    for (const expected of ['absent', 0n] as const) {
      const error = await failureOf(on, request(stream('a'), expected))
      expect(error).toBeInstanceOf(ConflictError)
      expect(error).toHaveProperty('violations', [{ stream: stream('a'), expected, actual: -1n }])
    }
    expect(await readAll(on.store, stream('a'))).toEqual([])
  })

  it('what could never be written is refused before anything is sent', async () => {
    const { request, stream, event } = createWorld()
    const sent = sending(on)
    const unsendable = [
      request(stream('a'), 'absent', [event({ data: undefined })]),
      request(stream('a'), 'absent', [event({ data: { points: 1n } })]),
      request(stream('a').toUpperCase(), 'absent'),
      { events: request(stream('a'), 'absent').events, expect: {} },
    ]
    for (const wrong of unsendable) expect(await failureOf(on, wrong)).toBeInstanceOf(InvalidAppendError)
    expect(sent()).toEqual([])
  })

  it('sends no expectation about a stream that it does not write', async () => {
    const { request, stream } = createWorld()
    const sent = sending(on)
    await on.store.append(
      together({ [stream('a')]: 'absent', [stream('b')]: 7n }, request(stream('a'), 'absent')),
    )
    expect(sent()).toEqual([expect.not.stringContaining(stream('b'))])
  })
})
