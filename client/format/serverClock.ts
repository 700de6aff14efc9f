import { createStore } from '../browser/store.ts'

/**
 * The business's clock as the server last sent it. A device's clock may be wrong, and browsers with older zone rules would compute an
 * Alberta day wrong (decisions K6, P130), so both moment and offset are the server's.
 */
interface ServerTime {
  /** ISO 8601 with the business's offset. */
  readonly at: string
  /** How many milliseconds the server's clock is ahead of the device's. */
  readonly aheadMs: number
}

const serverTime = createStore<ServerTime>({ at: '', aheadMs: 0 })

/** Sets the clock from the server. @param receivedAt milliseconds of the device's clock */
export function learnClock(at: string, receivedAt: number): void {
  serverTime.set({ at, aheadMs: Date.parse(at) - receivedAt })
}

/** The last time received, for code that stores it. It is the same object until something changes. */
export const currentClock = serverTime.get

/** Now in milliseconds, by the server's clock if it is known. */
export function serverNow(): number {
  return Date.now() + serverTime.get().aheadMs
}

/** Calls the listener when the clock is set; returns how to stop. */
export const watchClock = serverTime.watch

/**
 * A moment on the wall clock of an ISO text from the server: ISO 8601 with the same offset. The offset is the server's, because browsers
 * with older zone rules would compute an Alberta hour wrong (decision K6).
 * @param epochMs of the moment
 * @param like such as 2025-11-27T09:28:00-07:00
 */
export function onClockOf(epochMs: number, like: string): string {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(like)
  const [, sign, hours, minutes] = offset ?? ['', '+', '00', '00']
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  return `${new Date(epochMs + shift).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`
}

/** The business's day now, yyyy-mm-dd, by the offset of one of its moments; a page needs no clock of the server for it. */
export function dayNow(like: string): string {
  return onClockOf(serverNow(), like).slice(0, 10)
}
