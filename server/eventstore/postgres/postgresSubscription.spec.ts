import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Batch, Position } from '../port.ts'
import { createWakeUp } from '../wakeUp.ts'
import { pollEvents } from './postgresSubscription.ts'

/** A log that only says how far it reaches, the questions that it was asked, and where a subscription has come. */
let log: { head: number; reads: number; seen: string }
let closing: AbortController
const appended = createWakeUp()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  log = { head: 3, reads: 0, seen: '0' }
  closing = new AbortController()
  void follow(closing.signal)
})
afterEach(() => {
  closing.abort()
  vi.useRealTimers()
})

async function follow(signal: AbortSignal): Promise<void> {
  const read = async (): Promise<Batch> => {
    log.reads += 1
    return { events: [], checkpoint: String(log.head) as Position, live: true }
  }
  for await (const { checkpoint } of pollEvents({ read, appended, log: undefined }, { signal }))
    log.seen = checkpoint
}

it('reads at once after an append', async () => {
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toMatchObject({ seen: '3', reads: 1 })
  log.head = 4
  appended.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toMatchObject({ seen: '4', reads: 2 })
})

it('misses no append that is done while it reads', async () => {
  log.head = 5
  appended.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(log.seen).toBe('5')
})

it('looks for events of other processes, four times a second while nothing happens', async () => {
  await vi.advanceTimersByTimeAsync(2_000)
  log.reads = 0
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.reads).toBeGreaterThanOrEqual(39)
  expect(log.reads).toBeLessThanOrEqual(41)
  log.head = 9
  await vi.advanceTimersByTimeAsync(250)
  expect(log.seen).toBe('9')
})
