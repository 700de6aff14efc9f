import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { SeededRandom } from '../seededRandom.ts'

/** A clock that jumps from one due timer to the next, and the queue that picks the next one. */
export interface VirtualTime {
  /** Milliseconds since the beginning. */
  now(): number
  /** Schedules a callback. @returns a function that cancels it */
  after(ms: number, happen: () => void): () => void
  sleep(ms: number): Promise<void>
  /** Runs the next callback and its immediate consequences; false if nothing is scheduled. */
  step(): Promise<boolean>
}

interface Due {
  readonly at: number
  /** Decides between things that are due at the same moment. */
  readonly lot: number
  readonly happen: () => void
}

const require = createRequire(import.meta.url)

/**
 * Runs a task in which no real time passes: all timers of the product's code, and all messages of the simulation, wait in one queue, and
 * chance decides between simultaneous ones. The timers of this process are restored afterwards.
 */
export async function inVirtualTime<T>(
  random: SeededRandom,
  work: (time: VirtualTime) => Promise<T>,
): Promise<T> {
  const time = createVirtualTime(random)
  const promises = require('node:timers/promises') as { setTimeout: unknown }
  const real = { wait: promises.setTimeout, set: globalThis.setTimeout, clear: globalThis.clearTimeout }
  const replace = (wait: unknown, set: unknown, clear: unknown) => {
    promises.setTimeout = wait
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
    syncBuiltinESMExports()
  }
  replace(
    waitIn(time),
    (happen: () => void, ms = 0) => time.after(ms, happen),
    (callOff?: () => void) => callOff?.(),
  )
  try {
    return await work(time)
  } finally {
    // aborted work ends before the next simulation begins
    await new Promise((resolve) => setImmediate(resolve))
    replace(real.wait, real.set, real.clear)
  }
}

function createVirtualTime(random: SeededRandom): VirtualTime {
  const queue: Due[] = []
  let now = 0
  const after = (ms: number, happen: () => void) => {
    const due = { at: now + Math.max(0, ms), lot: random.between(0, 2 ** 31), happen }
    enter(queue, due)
    return () => leave(queue, due)
  }
  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    async step() {
      const next = queue.pop()
      if (next === undefined) return false
      now = next.at
      next.happen()
      // runs everything that waits only for promises
      await new Promise((resolve) => setImmediate(resolve))
      return true
    },
  }
}

/** The next one due is last. */
function enter(queue: Due[], due: Due): void {
  let place = queue.length
  for (let one = queue[place - 1]; one !== undefined && isBefore(one, due); one = queue[place - 1]) place -= 1
  queue.splice(place, 0, due)
}

function leave(queue: Due[], due: Due): void {
  const place = queue.indexOf(due)
  if (place >= 0) queue.splice(place, 1)
}

function isBefore(one: Due, other: Due): boolean {
  return one.at === other.at ? one.lot < other.lot : one.at < other.at
}

/** `setTimeout` of `node:timers/promises`. */
function waitIn(time: VirtualTime) {
  return (ms = 0, value?: unknown, { signal }: { readonly signal?: AbortSignal } = {}) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        callOff()
        reject(signal?.reason)
      }
      const callOff = time.after(ms, () => {
        signal?.removeEventListener('abort', stop)
        resolve(value)
      })
      if (signal?.aborted) return stop()
      signal?.addEventListener('abort', stop, { once: true })
    })
}
