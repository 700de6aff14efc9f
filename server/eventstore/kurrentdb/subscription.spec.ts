import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchUp, createWorld, watch } from '../contract/world.ts'
import { IDENTITY_STREAM } from './identity.ts'
import { CAPACITY } from './subscription.ts'
import { notLeaderNode, unavailable } from './testing/refusals.ts'
import type { SubscriptionFault } from './testing/script.ts'
import { openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

describe('a subscription to KurrentDB', () => {
  let on: StoreOnDouble
  let watchful: StoreOnDouble
  beforeAll(async () => {
    on = await openOnDouble()
    watchful = await openOnDouble({ idleMs: 60 })
  })
  afterAll(async () => {
    await on.stop()
    await watchful.stop()
  })

  const drops: [string, SubscriptionFault][] = [
    ['the server ends it cleanly in the middle', { kind: 'end', after: 4 }],
    ['the server drops it in the middle', { kind: 'refuse', refusal: unavailable, after: 4 }],
    ['the socket is killed in the middle', { kind: 'cut', after: 4 }],
    ['the server ends it before the first event', { kind: 'end' }],
    ['the server refuses it', { kind: 'refuse', refusal: unavailable }],
  ]
  it.each(drops)('comes back from its checkpoint when %s', (_, fault) => expectReturn(on, fault))

  it.each([
    ['in the middle', { kind: 'silent', after: 4 }],
    ['at once', { kind: 'silent' }],
  ] as const)('comes back from its checkpoint when it falls silent %s', (_, fault) =>
    expectReturn(watchful, fault),
  )

  async function expectReturn({ store, double, logged }: StoreOnDouble, fault: SubscriptionFault) {
    const { request, stream, category } = createWorld()
    const written = request(stream('a'), 'absent', 10)
    await store.append(written)
    double.script.subscribe.push(fault)
    const [subscriptions, lines] = [double.script.count('subscribe'), logged.length]
    const reader = watch(store, { category, maxBatch: 3 })
    await reader.until('every event', () => reader.ids().length >= 10)
    await reader.stop()
    expect(reader.ids()).toEqual(written.events.map(({ event }) => event.id))
    expect(double.script.count('subscribe') - subscriptions).toBe(2)
    expect(logged.slice(lines).filter((line) => line.includes('subscribing again'))).toHaveLength(1)
  }

  it('comes back when the server was gone for a while, without a listener missing an error', async () => {
    const { request, stream, category } = createWorld()
    await on.store.append(request(stream('a'), 'absent', 2))
    const reader = watch(on.store, { category })
    await reader.until('the first two', () => reader.ids().length === 2)
    await on.double.wire.down()
    await on.double.wire.up()
    const later = request(stream('a'), 1n, 2)
    await on.store.append(later)
    await reader.until('all four', () => reader.ids().length === 4)
    await reader.stop()
    expect(reader.ids().slice(2)).toEqual(later.events.map(({ event }) => event.id))
  })

  it('moves to the new client when the old one has lost the leader', async () => {
    const { request, stream, category } = createWorld()
    await on.store.append(request(stream('a'), 'absent'))
    const reader = watch(on.store, { after: await on.store.head(), category })
    await reader.until('live', (batches) => batches.some(({ live }) => live))
    on.double.script.append.push({ kind: 'refuse', refusal: notLeaderNode() })
    const later = request(stream('a'), 0n)
    await on.store.append(later)
    await reader.until('the event after it', () => reader.ids().length === 1)
    await reader.stop()
    expect(on.logged.at(-1)).toContain('its client was replaced')
  })

  it('is live again only after it has caught up again', async () => {
    const { request, stream, category } = createWorld()
    await on.store.append(request(stream('a'), 'absent', 9))
    on.double.script.subscribe.push({ kind: 'end', after: 3 })
    const reader = watch(on.store, { category, maxBatch: 2 })
    await reader.until('live', (batches) => batches.some(({ live }) => live))
    await reader.stop()
    const firstLive = reader.batches.findIndex(({ live }) => live)
    const before = reader.batches.slice(0, firstLive + 1).flatMap(({ events }) => events)
    expect(before).toHaveLength(9)
  })

  it('does not come back as long as it is not behind', async () => {
    const { request, stream, category } = createWorld()
    await watchful.store.append(request(stream('a'), 'absent'))
    const reader = watch(watchful.store, { category })
    await reader.until('live', (batches) => batches.some(({ live }) => live))
    const [subscriptions, reads] = [
      watchful.double.script.count('subscribe'),
      watchful.double.script.count('read'),
    ]
    await watchful.double.script.whenArrived('read', reads + 3)
    await reader.stop()
    expect(watchful.double.script.count('subscribe')).toBe(subscriptions)
  })

  it('never puts a checkpoint or "live" before events that it has not handed out, however slow the reader', async () => {
    const { request, stream } = createWorld()
    const ending = new AbortController()
    const after = await on.store.head()
    // A little more than what may wait in the process: the last events, a checkpoint and "live" come while the source is held.
    const written: string[] = []
    for (const events of [CAPACITY, CAPACITY, 7 + 8]) {
      const some = request(stream(`r${written.length}`), 'absent', events)
      written.push(...some.events.map(({ event }) => event.id))
      await on.store.append(some)
    }
    const places = new Map(on.double.log.records.map(({ id, position }) => [id, position]))
    const seen: string[] = []
    for await (const batch of on.store.subscribe({ after, maxBatch: 7, signal: ending.signal })) {
      // Each goes to the server and back: time enough for everything else to arrive.
      for (let round = 0; seen.length === 0 && round < 20; round++) await on.store.head()
      seen.push(...batch.events.map(({ id }) => id))
      const passed = written.filter((id) => (places.get(id) ?? 0n) <= BigInt(batch.checkpoint))
      expect(seen).toHaveLength(passed.length)
      if (batch.live) break
    }
    expect(seen).toEqual(written)
    ending.abort()
  })

  it('holds the server back when nobody takes its events', async () => {
    const { request, stream } = createWorld()
    const ending = new AbortController()
    const options = { after: await on.store.head(), maxBatch: 100_000, signal: ending.signal }
    const batches = on.store.subscribe(options)[Symbol.asyncIterator]()
    expect((await batches.next()).value).toMatchObject({ live: true })
    for (let round = 0; round < 8; round++)
      await on.store.append(request(stream(`r${round}`), 'absent', CAPACITY))
    // Each goes to the server and back: time enough for everything to arrive, were it not held back.
    for (let round = 0; round < 20; round++) await on.store.head()
    const { events } = (await batches.next()).value
    expect(events.length).toBeGreaterThanOrEqual(CAPACITY)
    expect(events.length).toBeLessThan(2 * CAPACITY + 100)
    ending.abort()
  })

  it('to everything delivers neither the name of the store nor the server’s own streams', async () => {
    const { request, stream } = createWorld()
    const after = await on.store.head()
    await on.store.identity()
    const own = { id: '00000000-0000-4000-8000-000000000001', type: '$statsCollected', properties: {} }
    const stats = { ...own, stream: '$stats-127.0.0.1', data: Buffer.from('{}') }
    on.double.log.write([{ stream: stats.stream, expected: -1n }], [stats])
    const { position } = await on.store.append(request(stream('a'), 'absent'))
    const reader = await catchUp(on.store, { after }, position)
    expect(reader.events().map((event) => event.stream)).toEqual([stream('a')])
    expect(on.double.log.of(IDENTITY_STREAM)).toHaveLength(1)
  })

  it('ends when the store is closed', async () => {
    const { store, stop } = await openOnDouble()
    const batches = store.subscribe({ signal: new AbortController().signal })[Symbol.asyncIterator]()
    expect((await batches.next()).value).toMatchObject({ events: [], live: true })
    const next = batches.next()
    await store.close()
    expect((await next).done).toBe(true)
    await stop()
  })
})
