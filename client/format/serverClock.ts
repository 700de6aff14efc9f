/**
 * The business's clock as the server told it last. A device's own clock may be wrong, and browsers with older zone rules would compute an
 * Alberta day wrong (decisions K6, P130): both the moment and the offset are the server's.
 */
interface Told {
  /** ISO 8601 with the business's offset. */
  readonly at: string
  /** By how many milliseconds the server's clock is ahead of the device's. */
  readonly aheadMs: number
}

const listeners = new Set<() => void>()
let told: Told = { at: '', aheadMs: 0 }

/** The server said what time it is. @param heardAt when: milliseconds of the device's clock */
export function learnClock(at: string, heardAt: number): void {
  told = { at, aheadMs: Date.parse(at) - heardAt }
  for (const tell of listeners) tell()
}

/** What was told last, for who keeps it. The same object until something changes. */
export function toldClock(): Told {
  return told
}

/** Now in milliseconds, by the server's clock as far as it is known. */
export function serverNow(): number {
  return Date.now() + told.aheadMs
}

/** Hears when another time is told; gives back how to stop. */
export function watchClock(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
