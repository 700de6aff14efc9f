import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { together } from '../contract/appending.ts'
import { createWorld, readAll } from '../contract/world.ts'
import { ConflictError, InvalidAppendError, UnknownOutcomeError } from '../errors.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { failureOf, GENERATIONS, proposals, sending } from './testing/appends.ts'
import { collectingLog, openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe.each(GENERATIONS)('appending to KurrentDB $generation by $call', ({ generation }) => {
  let on: StoreOnDouble
  beforeAll(async () => {
    on = await openOnDouble(generation)
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

  it('never sends "any" or "present": a restarted server would write the retry again', async () => {
    const { request, stream } = createWorld()
    const before = on.double.writes.length
    await on.store.append(request(stream('a'), 'any'))
    await on.store.append(request(stream('a'), 'present'))
    const sent = on.double.writes.slice(before).flatMap(({ conditions }) => conditions)
    expect(sent.map(({ expected }) => expected)).toEqual([-1n, 0n])
  })

  it('recognises a repeated append that expected "any", without sending it', async () => {
    const { request, stream } = createWorld()
    const loose = request(stream('a'), 'any')
    const first = await on.store.append(loose)
    await on.store.append(request(stream('a'), 'any'))
    const sent = sending(on)
    expect(await on.store.append(loose)).toEqual({ ...first, duplicate: true })
    expect(sent()).toEqual([])
  })

  it('recognises a command that was decided again on a newer state', async () => {
    const { request, stream, event } = createWorld()
    const [noted, later] = [event(), event()]
    await on.store.append(request(stream('a'), 'absent', [noted, later]))
    const again = await on.store.append(request(stream('a'), 1n, [noted]))
    expect(again).toMatchObject({ revisions: { [stream('a')]: 0n }, duplicate: true })
    expect(await readAll(on.store, stream('a'))).toHaveLength(2)
  })

  it('recognises what another process wrote and this one has read', async () => {
    const { request, stream, event } = createWorld()
    const noted = request(stream('a'), 'absent', [event(), event()])
    on.double.log.write([{ stream: stream('a'), expected: -1n }], proposals(noted))
    await readAll(on.store, stream('a'))
    const again = await on.store.append({ ...noted, expect: { [stream('a')]: 1n } })
    expect(again).toMatchObject({ revisions: { [stream('a')]: 1n }, duplicate: true })
    expect(on.double.log.of(stream('a'))).toHaveLength(2)
  })

  it('appends that expect "any" in two processes all succeed, whoever overtakes whom', async () => {
    const { request, stream } = createWorld()
    const { log } = collectingLog()
    const other = await createKurrentEventStore({ url: on.double.url, log })
    const appends = Array.from({ length: 8 }, () =>
      [on.store, other].map((store) => store.append(request(stream('a'), 'any'))),
    )
    const revisions = (await Promise.all(appends.flat())).map((appended) =>
      Number(appended.revisions[stream('a')]),
    )
    expect(revisions.sort((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => n))
    await other.close()
  })

  it('an append that expects "any" and is overtaken looks again and goes on', async () => {
    const { request, stream } = createWorld()
    const { script, log } = on.double
    const sent = sending(on)
    const looked = script.whenArrived('read', script.count('read') + 1)
    const appending = on.store.append(request(stream('a'), 'any'))
    await looked
    log.write([{ stream: stream('a'), expected: -1n }], proposals(request(stream('a'), 'absent')))
    expect((await appending).revisions[stream('a')]).toBe(1n)
    expect(sent()).toHaveLength(2)
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
    for (const expected of ['absent', 'any', 0n] as const) {
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
})

describe('streams that are only checked', () => {
  it('one that moved on after the answer was lost does not make a conflict of what is written', async () => {
    const on = await openOnDouble('26.1.0')
    const { request, stream } = createWorld()
    const [a, guard] = [stream('a'), stream('guard')]
    await on.store.append(request(guard, 'absent'))
    const wanted = together({ [a]: 'absent', [guard]: 0n }, request(a, 'absent'))
    on.double.script.append.push({ kind: 'hang', committed: true })
    await expect(on.store.append(wanted, { timeoutMs: 60 })).rejects.toThrow(UnknownOutcomeError)
    await on.store.append(request(guard, 0n))
    expect(await on.store.append(wanted)).toMatchObject({ revisions: { [a]: 0n }, duplicate: true })
    await on.stop()
  })

  it('are refused where the server cannot check them', async () => {
    const on = await openOnDouble('25.1.4')
    const { request, stream } = createWorld()
    const wanted = together(
      { [stream('a')]: 'absent', [stream('b')]: 'absent' },
      request(stream('a'), 'absent'),
    )
    expect(on.store.capabilities).toEqual({
      checkOnly: false,
      holdsRows: false,
      tellsRetries: false,
      keepsOrder: false,
    })
    expect(await failureOf(on, wanted)).toBeInstanceOf(InvalidAppendError)
    await on.stop()
  })
})
