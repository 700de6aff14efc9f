import { status as code, Metadata } from '@grpc/grpc-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { together } from '../contract/appending.ts'
import { createWorld, readAll } from '../contract/world.ts'
import { ConflictError, InvalidAppendError, UnknownOutcomeError } from '../errors.ts'
import type { AppendRequest } from '../port.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import {
  deadlineExceeded,
  notLeader,
  notLeaderInWords,
  notLeaderNode,
  refusal,
  torn,
  unavailable,
} from './testing/refusals.ts'
import type { AppendFault } from './testing/script.ts'
import { collectingLog, openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const ATTEMPTS = 5

describe.each([
  { generation: '26.1.0', call: 'appendRecords' },
  { generation: '25.1.4', call: 'multiStreamAppend' },
] as const)('appending to KurrentDB $generation by $call', ({ generation }) => {
  let on: StoreOnDouble
  beforeAll(async () => {
    on = await openOnDouble(generation)
  })
  afterAll(() => on.stop())

  /** What was sent since, one entry per call, as text. */
  function sending() {
    const before = on.double.writes.length
    return () => on.double.writes.slice(before).map(asText)
  }

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
    const sent = sending()
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
    const sent = sending()
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

  const passing: [string, AppendFault][] = [
    ['the answer is lost after the commit', { kind: 'refuse', refusal: unavailable, committed: true }],
    ['the server is not ready', { kind: 'refuse', refusal: unavailable }],
    ['the commit timed out, and was made', { kind: 'refuse', refusal: deadlineExceeded, committed: true }],
    ['the commit timed out', { kind: 'refuse', refusal: deadlineExceeded }],
    ['another node leads, in the words of the v2 calls', { kind: 'refuse', refusal: notLeaderNode() }],
    ['another node leads, in words alone', { kind: 'refuse', refusal: notLeaderInWords }],
    ['the socket is killed after the commit', { kind: 'cut', committed: true }],
    ['the socket is killed before the commit', { kind: 'cut' }],
  ]
  it.each(passing)('sends the identical request again when %s', async (_, fault) => {
    const { request, stream } = createWorld()
    const [a, b] = [stream('a'), stream('b')]
    await on.store.append(request(a, 'absent'))
    const sent = sending()
    on.double.script.append.push(fault)
    const both = together({ [a]: 0n, [b]: 'absent' }, request(a, 0n), request(b, 'absent'))
    const appended = await on.store.append(both)
    expect(appended.revisions).toEqual({ [a]: 1n, [b]: 0n })
    const calls = sent()
    expect(calls).toHaveLength(2)
    expect(calls[1]).toBe(calls[0])
    expect(await readAll(on.store, a)).toHaveLength(2)
    expect(await readAll(on.store, b)).toHaveLength(1)
  })

  it.each([
    ['with details', notLeaderNode()],
    ['in words alone', notLeaderInWords],
  ])('takes a new client when the v2 calls say %s that another node leads', async (_, refused) => {
    const { request, stream } = createWorld()
    const lines = on.logged.length
    on.double.script.append.push({ kind: 'refuse', refusal: refused })
    await on.store.append(request(stream('a'), 'absent'))
    expect(on.logged.slice(lines).filter((line) => line.includes('client replaced'))).toHaveLength(1)
  })

  it('follows the v1 calls to the node that leads', async () => {
    const { request, stream } = createWorld()
    const leader = notLeader('127.0.0.1', on.double.port)
    on.double.script.append.push({ kind: 'refuse', refusal: leader })
    const appended = await on.store.append(request(stream('a'), 'absent'))
    expect(appended.revisions).toEqual({ [stream('a')]: 0n })
  })

  it('stops sending after a few times and finds what was written after all', async () => {
    const { request, stream } = createWorld()
    const sent = sending()
    const fault = { kind: 'refuse', refusal: unavailable } as const
    on.double.script.append.push(...Array<AppendFault>(ATTEMPTS - 1).fill(fault), {
      ...fault,
      committed: true,
    })
    const wanted = request(stream('a'), 'absent', 2)
    const appended = await on.store.append(wanted)
    expect(appended).toMatchObject({ revisions: { [stream('a')]: 1n }, duplicate: true })
    expect(appended.position).toBe((await readAll(on.store, stream('a')))[1]?.position)
    expect(sent()).toHaveLength(ATTEMPTS)
  })

  it('stops sending after a few times and says that it does not know', async () => {
    const { request, stream } = createWorld()
    const sent = sending()
    const fault = { kind: 'refuse', refusal: unavailable } as const
    on.double.script.append.push(...Array<AppendFault>(ATTEMPTS).fill(fault))
    const wanted = request(stream('a'), 'absent')
    expect(await failureOf(on, wanted)).toBeInstanceOf(UnknownOutcomeError)
    expect(sent()).toHaveLength(ATTEMPTS)
    await on.store.append(wanted)
    expect(await readAll(on.store, stream('a'))).toHaveLength(1)
  })

  it.each([
    ['never written', {}],
    ['written', { committed: true }],
  ])('does not wait for an answer that never comes: %s', async (_, committed) => {
    const { request, stream } = createWorld()
    const wanted = request(stream('a'), 'absent')
    on.double.script.append.push({ kind: 'hang', ...committed })
    const error = await on.store.append(wanted, { timeoutMs: 60 }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnknownOutcomeError)
    expect((await on.store.append(wanted)).revisions).toEqual({ [stream('a')]: 0n })
    expect(await readAll(on.store, stream('a'))).toHaveLength(1)
  })

  it('a call repeated in part: code 13 is asked about once, and is a conflict', async () => {
    const { request, stream } = createWorld()
    const [a, b] = [stream('a'), stream('b')]
    const known = request(a, 'absent')
    // Written by another process, so that no id of it is known here.
    on.double.log.write([{ stream: a, expected: -1n }], proposals(known))
    const sent = sending()
    const partly = together({ [a]: 'absent', [b]: 'absent' }, known, request(b, 'absent'))
    expect(await failureOf(on, partly)).toBeInstanceOf(ConflictError)
    expect(sent()).toHaveLength(1)
    expect(await readAll(on.store, b)).toEqual([])
  })

  it('code 13 for another reason is not sent again either', async () => {
    const { request, stream } = createWorld()
    const sent = sending()
    on.double.script.append.push({ kind: 'refuse', refusal: torn })
    expect(await failureOf(on, request(stream('a'), 'absent'))).toBeInstanceOf(UnknownOutcomeError)
    expect(sent()).toHaveLength(1)
  })

  it('a refusal is passed on at once, and nothing is written', async () => {
    const { request, stream } = createWorld()
    const sent = sending()
    const denied = refusal(code.PERMISSION_DENIED, 'Access Denied', new Metadata())
    on.double.script.append.push({ kind: 'refuse', refusal: denied })
    expect(await failureOf(on, request(stream('a'), 'absent'))).toHaveProperty('code', code.PERMISSION_DENIED)
    expect(sent()).toHaveLength(1)
  })

  it('a refusal of the second attempt says nothing about the first', async () => {
    const { request, stream } = createWorld()
    on.double.script.append.push(
      { kind: 'refuse', refusal: unavailable, committed: true },
      { kind: 'refuse', refusal: refusal(code.PERMISSION_DENIED, 'Access Denied') },
    )
    const appended = await on.store.append(request(stream('a'), 'absent'))
    expect(appended).toMatchObject({ revisions: { [stream('a')]: 0n }, duplicate: true })
  })

  it('what could never be written is refused before anything is sent', async () => {
    const { request, stream, event } = createWorld()
    const sent = sending()
    const unsendable = [
      request(stream('a'), 'absent', [event({ data: undefined })]),
      request(stream('a'), 'absent', [event({ data: { points: 1n } })]),
      request(stream('a').toUpperCase(), 'absent'),
      { events: request(stream('a'), 'absent').events, expect: {} },
    ]
    for (const wrong of unsendable) expect(await failureOf(on, wrong)).toBeInstanceOf(InvalidAppendError)
    expect(sent()).toEqual([])
  })

  it('sends what the request was when it was made', async () => {
    const { request, stream, event } = createWorld()
    const data = { points: [1] }
    on.double.script.append.push({ kind: 'refuse', refusal: unavailable })
    const appended = on.store.append(request(stream('a'), 'any', [event({ data })]))
    data.points.push(2)
    await appended
    const [read] = await readAll(on.store, stream('a'))
    expect(read?.data).toEqual({ points: [1] })
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
      atomicStreams: true,
      checkOnly: false,
      holdsRows: false,
      tellsRetries: false,
      keepsOrder: false,
    })
    expect(await failureOf(on, wanted)).toBeInstanceOf(InvalidAppendError)
    await on.stop()
  })
})

async function failureOf({ store }: StoreOnDouble, request: AppendRequest): Promise<unknown> {
  return store.append(request).then(
    () => 'it was written',
    (error: unknown) => error,
  )
}

function proposals({ events }: AppendRequest) {
  return events.map(({ stream, event }) => ({
    stream,
    id: event.id,
    type: event.type,
    data: Buffer.from(JSON.stringify(event.data)),
    properties: event.meta,
  }))
}

function asText(write: unknown): string {
  return JSON.stringify(write, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}
