import { status as code, Metadata } from '@grpc/grpc-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { together } from '../contract/appending.ts'
import { createWorld, readAll } from '../contract/world.ts'
import { ConflictError, UnknownOutcomeError } from '../errors.ts'
import { failureOf, proposals, sending } from './testing/appends.ts'
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
import { openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe('an append that fails on the way to KurrentDB', () => {
  let on: StoreOnDouble
  beforeAll(async () => {
    on = await openOnDouble()
  })
  afterEach(() => {
    on.double.script.append.length = 0
  })
  afterAll(() => on.stop())

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
    const sent = sending(on)
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

  it('says that it does not know when the server is not ready until the time is over', async () => {
    const { request, stream } = createWorld()
    const { script } = on.double
    const fault = { kind: 'refuse', refusal: unavailable } as const
    script.append.push(...Array<AppendFault>(2_000).fill(fault))
    const sentAgain = script.whenArrived('append', script.count('append') + 2)
    const wanted = request(stream('a'), 'absent')
    expect(await failureOf(on, wanted)).toBeInstanceOf(UnknownOutcomeError)
    await sentAgain
    script.append.length = 0
    await on.store.append(wanted)
    expect(await readAll(on.store, stream('a'))).toHaveLength(1)
  })

  it.each([
    ['never written', {}],
    ['written', { committed: true }],
  ])('does not wait for an answer that never comes: %s', async (_, committed) => {
    const { request, stream } = createWorld()
    const wanted = request(stream('a'), 'absent')
    const { script } = on.double
    script.append.push({ kind: 'hang', ...committed })
    const arrived = script.whenArrived('append', script.count('append') + 1)
    const error = await on.store.append(wanted, { timeoutMs: 60 }).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnknownOutcomeError)
    await arrived
    expect((await on.store.append(wanted)).revisions).toEqual({ [stream('a')]: 0n })
    expect(await readAll(on.store, stream('a'))).toHaveLength(1)
  })

  it('a call repeated in part: code 13 is asked about once, and is a conflict', async () => {
    const { request, stream } = createWorld()
    const [a, b] = [stream('a'), stream('b')]
    const known = request(a, 'absent')
    // Written by another process, so that no id of it is known here.
    on.double.log.write([{ stream: a, expected: -1n }], proposals(known))
    const sent = sending(on)
    const partly = together({ [a]: 'absent', [b]: 'absent' }, known, request(b, 'absent'))
    expect(await failureOf(on, partly)).toBeInstanceOf(ConflictError)
    expect(sent()).toHaveLength(1)
    expect(await readAll(on.store, b)).toEqual([])
  })

  it('code 13 for another reason is not sent again either', async () => {
    const { request, stream } = createWorld()
    const sent = sending(on)
    on.double.script.append.push({ kind: 'refuse', refusal: torn })
    expect(await failureOf(on, request(stream('a'), 'absent'))).toBeInstanceOf(UnknownOutcomeError)
    expect(sent()).toHaveLength(1)
  })

  it('a refusal is passed on at once, and nothing is written', async () => {
    const { request, stream } = createWorld()
    const sent = sending(on)
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

  it('sends what the request was when it was made', async () => {
    const { request, stream, event } = createWorld()
    const data = { points: [1] }
    on.double.script.append.push({ kind: 'refuse', refusal: unavailable })
    const appended = on.store.append(request(stream('a'), 'absent', [event({ data })]))
    data.points.push(2)
    await appended
    const [read] = await readAll(on.store, stream('a'))
    expect(read?.data).toEqual({ points: [1] })
  })
})
