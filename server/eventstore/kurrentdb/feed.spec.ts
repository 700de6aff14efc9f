import { expect, it, vi } from 'vitest'
import { createWorld } from '../contract/world.ts'
import { START } from '../port.ts'
import { openConnection } from './connection.ts'
import { CAPACITY, openFeed } from './feed.ts'
import { createReading } from './reading.ts'
import { TIMEOUTS } from './settings.ts'
import { readStoreUrl } from './storeUrl.ts'
import { collectingLog, openOnDouble, QUICK } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

it('a feed that nobody reads holds the server back', async () => {
  const { double, store, stop } = await openOnDouble()
  const { request, stream, category } = createWorld()
  for (let round = 0; round < 10; round++) await store.append(request(stream(`r${round}`), 'absent', 400))
  const url = readStoreUrl(double.url)
  if (!url.ok) throw new Error(url.problem)
  const connection = openConnection(url.url, 1_000, collectingLog().log)
  const reading = createReading(connection, { ...TIMEOUTS, ...QUICK })
  const filter = { categories: [category] }
  const feed = openFeed({ connection, reading, after: START, filter, idleMs: 60_000 })
  await vi.waitUntil(() => feed.queue.isFull(), { timeout: 20_000 })
  // Each goes to the server and back: time enough for everything else to arrive, were it not held back.
  for (let round = 0; round < 20; round++) await store.head()
  let waiting = 0
  while (feed.queue.take()) waiting += 1
  expect(waiting).toBeGreaterThanOrEqual(CAPACITY)
  expect(waiting).toBeLessThan(CAPACITY + 100)
  feed.close()
  await connection.close()
  await stop()
})
