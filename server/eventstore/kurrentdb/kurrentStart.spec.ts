import { readFileSync } from 'node:fs'
import { status as code } from '@grpc/grpc-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, readAll } from '../contract/world.ts'
import { StoreUnavailableError, UnknownOutcomeError } from '../errors.ts'
import type { Timeouts } from './client.ts'
import { UnsupportedStoreError } from './failures.ts'
import { createKurrentEventStore } from './kurrentEventStore.ts'
import { refusal, unavailable } from './testing/refusals.ts'
import { type KurrentDouble, startKurrentDouble } from './testing/startKurrentDouble.ts'
import { collectingLog, QUICK } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe('opening a KurrentDB', () => {
  const running: { stop(): Promise<void> }[] = []
  afterEach(async () => {
    for (const one of running.splice(0).reverse()) await one.stop()
  })

  async function play(...generation: Parameters<typeof startKurrentDouble>): Promise<KurrentDouble> {
    const double = await startKurrentDouble(...generation)
    running.push(double)
    return double
  }

  async function open(url: string, timeouts: Partial<Timeouts> = {}) {
    const { log, logged } = collectingLog()
    const store = await createKurrentEventStore({ url, log, timeouts: { ...QUICK, ...timeouts } })
    running.push({ stop: () => store.close() })
    return { store, logged }
  }

  it.each([
    ['24.10.4', 'is version 24.10.4'],
    ['without features', 'is version unknown'],
  ] as const)('refuses a server that cannot write several streams at once: %s', async (generation, found) => {
    const double = await play(generation)
    const error = await open(double.url).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(UnsupportedStoreError)
    expect(String(error)).toContain(found)
    expect(String(error)).toContain('KurrentDB 25.1 or newer is needed.')
    expect(double.script.count('append')).toBe(0)
  })

  it('asks once what the server can do', async () => {
    const double = await play()
    const { store } = await open(double.url)
    const asked = double.script.count('features')
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent'))
    expect(double.script.count('features')).toBe(asked)
  })

  it('has read once before it is handed out', async () => {
    const double = await play()
    await open(double.url)
    expect(double.script.count('read')).toBe(1)
  })

  it('waits for a server that comes up later', async () => {
    const double = await play()
    await double.wire.down()
    const opening = open(double.url)
    await double.wire.up()
    const { store } = await opening
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent'))
    expect(await readAll(store, stream('a'))).toHaveLength(1)
  })

  it('replaces a client whose first read failed', async () => {
    const double = await play()
    double.script.read.push({ kind: 'refuse', refusal: unavailable })
    const { store, logged } = await open(double.url)
    expect(logged.filter((line) => line.includes('its first read failed'))).toHaveLength(1)
    expect(await store.head()).toBe('0')
  })

  it.each([
    ['is refused', { kind: 'refuse', refusal: unavailable }],
    ['loses its socket', { kind: 'cut' }],
  ] as const)('makes a later read again that %s, with the same client', async (_, fault) => {
    const double = await play()
    const { store, logged } = await open(double.url)
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent', 3))
    double.script.read.push(fault)
    expect(await readAll(store, stream('a'))).toHaveLength(3)
    expect(logged.filter((line) => line.includes('client replaced'))).toEqual([])
  })

  it('does not make a read again that is refused for good', async () => {
    const double = await play()
    const { store } = await open(double.url)
    const reads = double.script.count('read')
    double.script.read.push({ kind: 'refuse', refusal: refusal(code.PERMISSION_DENIED, 'Access Denied') })
    await expect(store.head()).rejects.not.toThrow(StoreUnavailableError)
    expect(double.script.count('read')).toBe(reads + 1)
  })

  it.each([
    ['is not there', (double: KurrentDouble) => double.wire.down()],
    ['hangs', async (double: KurrentDouble) => double.wire.freeze()],
  ])('says which server did not come up when it %s', async (_, hurt) => {
    const double = await play()
    await hurt(double)
    const opening = open(double.url.replace('//', '//admin:s3cret@'), { startMs: 400, readMs: 100 })
    await expect(opening).rejects.toThrow(
      `the event store at kurrentdb://127.0.0.1:${double.port} did not answer within 0.4 s`,
    )
  })

  it('says at once what a server refuses', async () => {
    const double = await play()
    double.script.features.push({ kind: 'refuse', refusal: refusal(code.UNAUTHENTICATED, 'who are you') })
    await expect(open(double.url)).rejects.toHaveProperty('code', code.UNAUTHENTICATED)
  })

  it('refuses an address that is none, without repeating what it holds', async () => {
    const opening = open('postgres://admin:s3cret@db/app')
    await expect(opening).rejects.toThrow(/^the event store's address must start with kurrentdb:\/\//)
    await expect(opening).rejects.not.toThrow(/s3cret/)
  })

  it('asks for its name once, and another process reads the same', async () => {
    const double = await play()
    const [one, other] = [await open(double.url), await open(double.url)]
    const names = await Promise.all([one.store.identity(), other.store.identity(), one.store.identity()])
    expect(new Set(names).size).toBe(1)
    expect(double.log.of('aspenrow-identity')).toHaveLength(1)
  })

  it('asks for its name again after it got no answer', async () => {
    const double = await play()
    const { store } = await open(double.url, { appendMs: 100 })
    double.script.append.push({ kind: 'hang', committed: true })
    await expect(store.identity()).rejects.toThrow(StoreUnavailableError)
    const [named] = double.log.of('aspenrow-identity')
    expect(await store.identity()).toBe(JSON.parse(Buffer.from(named?.data ?? []).toString()).storeId)
  })

  it('tells nobody the credentials', async () => {
    const printed = vi.spyOn(console, 'warn')
    const double = await play()
    const { logged, store } = await open(double.url.replace('kurrentdb://', 'esdb://admin:s3cret@'))
    double.script.append.push({ kind: 'refuse', refusal: unavailable })
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent'))
    await double.wire.down()
    const failed = await store.append(request(stream('a'), 0n)).catch((error: unknown) => error)
    const told = [...logged, String(failed), JSON.stringify(failed), ...printed.mock.calls.flat()].join('\n')
    expect(logged[0]).toContain('the credentials of the event store are not sent')
    expect(told).not.toContain('s3cret')
    expect(printed).not.toHaveBeenCalled()
    printed.mockRestore()
  })
})

describe('a KurrentDB that goes away', () => {
  let double: KurrentDouble
  beforeEach(async () => {
    double = await startKurrentDouble()
  })
  afterEach(() => double.stop())

  async function open(timeouts: Partial<Timeouts> = {}) {
    const { log } = collectingLog()
    return createKurrentEventStore({ url: double.url, log, timeouts: { ...QUICK, ...timeouts } })
  }

  it('and comes back: appends and reads recover, and nothing is written twice', async () => {
    const store = await open()
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent'))
    await double.wire.down()
    const next = request(stream('a'), 0n)
    // The first fails while connected, the second with a plain gRPC error of code 14 that has no class.
    await expect(store.append(next)).rejects.toThrow(UnknownOutcomeError)
    await expect(store.append(next)).rejects.toThrow(UnknownOutcomeError)
    await expect(store.head()).rejects.toThrow(StoreUnavailableError)
    await double.wire.up()
    const appended = await store.append(next)
    expect(appended.revisions).toEqual({ [stream('a')]: 1n })
    expect(await readAll(store, stream('a'))).toHaveLength(2)
    await store.close()
  })

  it('or freezes: every call ends by our own timer', async () => {
    // Reads get more, because the very first one of a client takes half a second.
    const store = await open({ appendMs: 100, readMs: 900 })
    const { request, stream } = createWorld()
    await store.append(request(stream('a'), 'absent'))
    double.wire.freeze()
    await expect(store.append(request(stream('a'), 0n))).rejects.toThrow(UnknownOutcomeError)
    const reads = await Promise.allSettled([readAll(store, stream('a')), store.head()])
    const reason = expect.any(StoreUnavailableError)
    expect(reads).toEqual(reads.map(() => ({ status: 'rejected', reason })))
    await store.close()
  })
})

it('a KurrentDB that hangs is said to be away: what is under way ends, calls fail at once until it is back', async () => {
  const double = await startKurrentDouble()
  const { log, logged } = collectingLog()
  const circuit = { beatMs: 10, beatAnswerMs: 200, missedBeats: 2 }
  const timeouts = { ...QUICK, appendMs: 20_000, readMs: 20_000, circuit }
  const store = await createKurrentEventStore({ url: double.url, log, timeouts })
  const { request, stream } = createWorld()
  const wanted = request(stream('a'), 'absent')
  double.wire.freeze()
  const under = await Promise.allSettled([store.append(wanted), readAll(store, stream('a')), store.head()])
  const reasons = under.map((each) => each.status === 'rejected' && each.reason.constructor)
  expect(reasons).toEqual([UnknownOutcomeError, StoreUnavailableError, StoreUnavailableError])
  // nothing is sent any more
  await expect(store.append(wanted)).rejects.toThrow(StoreUnavailableError)
  await expect(store.head()).rejects.toThrow(StoreUnavailableError)
  double.wire.thaw()
  await vi.waitUntil(() => logged.some((line) => line.includes('answers again')), { timeout: 10_000 })
  await store.append(wanted)
  expect(await readAll(store, stream('a'))).toHaveLength(1)
  await store.close()
  await double.stop()
})

it('a wire that carries nothing any more is left for a new one', async () => {
  const double = await startKurrentDouble()
  const { log, logged } = collectingLog()
  const timeouts = { ...QUICK, appendMs: 1_000, readMs: 1_000 }
  const store = await createKurrentEventStore({ url: double.url, log, timeouts })
  const { request, stream } = createWorld()
  await store.append(request(stream('a'), 'absent'))
  double.wire.strand()
  await expect(store.head()).rejects.toThrow(StoreUnavailableError)
  await store.append(request(stream('a'), 0n))
  expect(await readAll(store, stream('a'))).toHaveLength(2)
  expect(logged.filter((line) => line.includes('it fell silent'))).toHaveLength(1)
  await store.close()
  await double.stop()
})

it('no second client of the same server is installed: the two would break each other', () => {
  const lock = JSON.parse(readFileSync(`${import.meta.dirname}/../../../package-lock.json`, 'utf8'))
  const clients = Object.keys(lock.packages).filter((path) => /@eventstore\/|kurrentdb-client$/.test(path))
  expect(clients).toEqual(['node_modules/@kurrent/kurrentdb-client'])
})
