import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for a call for a limited time. The client's own deadlines do not cover every call, and some of its promises never settle.
 * @throws what `tooLate` makes when the time is over; the call's outcome is then ignored
 */
export async function within<T>(ms: number, call: Promise<T>, tooLate: () => Error): Promise<T> {
  const timer = new AbortController()
  const expiry = sleep(ms, undefined, { signal: timer.signal }).then(() => {
    throw tooLate()
  })
  expiry.catch(() => undefined)
  try {
    return await Promise.race([call, expiry])
  } finally {
    timer.abort()
  }
}
