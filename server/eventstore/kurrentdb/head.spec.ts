import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { catchUp, createWorld, watch } from '../contract/world.ts'
import { START } from '../port.ts'
import { proposals } from './testing/appends.ts'
import { openOnDouble, type StoreOnDouble } from './testing/storeOnDouble.ts'

// Real sockets, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

let on: StoreOnDouble
beforeAll(async () => {
  on = await openOnDouble({ idleMs: 60 })
})
afterAll(() => on.stop())

/** What the server notes for itself, of which no subscription hears. */
function noteStatistics(): void {
  const stream = `$stats-${crypto.randomUUID()}`
  on.double.log.write([{ stream, expected: -1n }], proposals(createWorld().request(stream, 'absent', 3)))
}

it('has its head and its last event where a subscription can come, whatever the server notes for itself', async () => {
  await on.store.identity()
  noteStatistics()
  expect(await on.store.head()).toBe(START)
  const { request, stream } = createWorld()
  const { position } = await on.store.append(request(stream('a'), 'absent', 2))
  noteStatistics()
  expect(await on.store.head()).toBe(position)
  expect(await on.store.last()).toBe(position)
  await catchUp(on.store, {}, await on.store.head())
})

it('takes no subscription for lost because the server notes something for itself', async () => {
  const reader = watch(on.store, { after: await on.store.head() })
  await reader.until('live', (batches) => batches.some(({ live }) => live))
  const [lines, reads] = [on.logged.length, on.double.script.count('read')]
  noteStatistics()
  await on.double.script.whenArrived('read', reads + 3)
  await reader.stop()
  expect(on.logged.slice(lines)).toEqual([])
})
