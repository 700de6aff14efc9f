import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Batch, Position } from '../port.ts'
import { createWakeUp } from '../wakeUp.ts'
import { createEventPoller } from './eventPoller.ts'
import { pollEvents } from './postgresSubscription.ts'

/** A log that only says how far it reaches, and the questions that it was asked. */
let log: { head: number; reads: number; looks: number }
let closing: AbortController
const appended = createWakeUp()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  log = { head: 3, reads: 0, looks: 0 }
  closing = new AbortController()
})
afterEach(() => {
  closing.abort()
  vi.useRealTimers()
})

/** Followers of the log in one process, and how far each has come. */
function follow(howMany: number): { readonly seen: string[] } {
  const { signal } = closing
  const seen = Array.from({ length: howMany }, () => '0')
  const read = async (): Promise<Batch> => {
    log.reads += 1
    return { events: [], checkpoint: String(log.head) as Position, live: true }
  }
  const hasMore = async (after: Position) => {
    log.looks += 1
    return Number(after) < log.head
  }
  const source = { read, appended, poller: createEventPoller(hasMore, { appended, signal }), log: undefined }
  for (const place of seen.keys())
    void (async () => {
      for await (const { checkpoint } of pollEvents(source, { signal })) seen[place] = checkpoint
    })()
  return { seen }
}

it('who has caught up reads again when there is more, and not before', async () => {
  const { seen } = follow(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([seen, log.reads]).toEqual([['3'], 1])
  log.head = 4
  appended.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, log.reads]).toEqual([['4'], 2])
})

it('an append while somebody reads is not missed', async () => {
  const { seen } = follow(1)
  log.head = 5
  appended.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual(['5'])
})

it('however many wait, one of them looks, four times a second', async () => {
  follow(3)
  await vi.advanceTimersByTimeAsync(2_000)
  log.looks = 0
  await vi.advanceTimersByTimeAsync(10_000)
  expect(log.looks).toBeGreaterThanOrEqual(39)
  expect(log.looks).toBeLessThanOrEqual(41)
})

it('what other processes append is found by looking, for all who wait', async () => {
  const { seen } = follow(3)
  await vi.advanceTimersByTimeAsync(2_000)
  log.head = 9
  await vi.advanceTimersByTimeAsync(250)
  expect(seen).toEqual(['9', '9', '9'])
})
