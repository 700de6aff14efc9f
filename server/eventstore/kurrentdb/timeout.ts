import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a call at most so long. The client's own deadlines do not cover every call, and some of its promises never settle.
 * @throws what `tooLate` makes when the time is over; the call's own late outcome is then nobody's
 */
export async function within<T>(ms: number, call: Promise<T>, tooLate: () => Error): Promise<T> {
  const timer = new AbortController()
  const expiry = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw tooLate()
  })
  expiry.catch(ignore)
  try {
    return await Promise.race([call, expiry])
  } finally {
    timer.abort()
  }
}

/** For promises whose failure is told elsewhere. */
export function ignore(): void {
  // nothing to do: whoever cares has another way to hear of it
}
