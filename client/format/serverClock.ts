import { createStore } from '../browser/store.ts'

/**
 * The business's clock as the server told it last. A device's own clock may be wrong, and browsers with older zone rules would compute an
 * Alberta day wrong (decisions K6, P130): both the moment and the offset are the server's.
 */
interface ServerTime {
  /** ISO 8601 with the business's offset. */
  readonly at: string
  /** By how many milliseconds the server's clock is ahead of the device's. */
  readonly aheadMs: number
}

const serverTime = createStore<ServerTime>({ at: '', aheadMs: 0 })

/** The server said what time it is. @param receivedAt when: milliseconds of the device's clock */
export function learnClock(at: string, receivedAt: number): void {
  serverTime.set({ at, aheadMs: Date.parse(at) - receivedAt })
}

/** What was told last, for who keeps it. The same object until something changes. */
export const currentClock = serverTime.get

/** Now in milliseconds, by the server's clock as far as it is known. */
export function serverNow(): number {
  return Date.now() + serverTime.get().aheadMs
}

/** Calls the listener when another time is told; gives back how to stop. */
export const watchClock = serverTime.watch

/**
 * A moment on the wall clock that an ISO text of the server stands on: ISO 8601 with the same offset. The offset is the server's, as
 * browsers with older zone rules would compute an Alberta hour wrong (decision K6).
 * @param epochMs of the moment
 * @param like such as 2025-11-27T09:28:00-07:00
 */
export function onClockOf(epochMs: number, like: string): string {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(like)
  const [, sign, hours, minutes] = offset ?? ['', '+', '00', '00']
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  return `${new Date(epochMs + shift).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`
}
