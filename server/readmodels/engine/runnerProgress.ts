import { setTimeout as wait } from 'node:timers/promises'
import { comparePositions, type Position, START } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { livePosition } from './generations.store.ts'

/** How far the live read models have come: as this process has written them, and as other processes notify. */
export class Progress {
  readonly #tell: (position: Position) => void
  #reached: Position | undefined
  #heard = START
  #moved = Promise.withResolvers<void>()

  /** @param tell notifies other processes of how far this one has written them */
  constructor(tell: (position: Position) => void = () => undefined) {
    this.#tell = tell
  }

  /** This process writes the live read models and has written them up to here. */
  reach(position: Position): void {
    this.#reached = position
    this.#tell(position)
    this.#wake()
  }

  /** Another process may write them from now on. */
  leave(): void {
    this.#reached = undefined
    this.#wake()
  }

  /** Another process has written them up to here. */
  hear(position: Position): void {
    this.#heard = position
    this.#wake()
  }

  get isLeading(): boolean {
    return this.#reached !== undefined
  }

  hasReached(position: Position): boolean {
    return this.#reached !== undefined && comparePositions(this.#reached, position) >= 0
  }

  hasHeardOf(position: Position): boolean {
    return comparePositions(this.#heard, position) >= 0
  }

  /** Settles when the read models move next, or another process takes them over. */
  moved(): Promise<void> {
    return this.#moved.promise
  }

  #wake(): void {
    const { resolve } = this.#moved
    this.#moved = Promise.withResolvers<void>()
    resolve()
  }
}

/** How often a process that does not write the read models asks the database how far they are. */
const POLL_MS = 25

/**
 * Waits until readers of read models see everything up to a position.
 * @returns false when that took too long: what is read then is stale
 */
export async function waitForReaders(
  { db, progress }: { readonly db: Db; readonly progress: Progress },
  names: readonly string[],
  { position, timeoutMs }: { readonly position: Position; readonly timeoutMs: number },
): Promise<boolean> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const expired = new Promise<void>((resolve) => deadline.addEventListener('abort', () => resolve()))
  // a database that does not answer leaves the answer stale; the command itself is done
  const isShown = async () => {
    const seen = await Promise.race([livePosition(db, names).catch(() => undefined), expired])
    return seen ? comparePositions(seen, position) >= 0 : false
  }
  let askedAt = Number.NEGATIVE_INFINITY
  const dueIn = () => Math.max(0, askedAt + POLL_MS - performance.now())
  while (!deadline.aborted) {
    const moved = progress.moved()
    if (progress.hasReached(position)) return true
    if (!progress.isLeading && (dueIn() === 0 || progress.hasHeardOf(position))) {
      askedAt = performance.now()
      if (await isShown()) return true
    }
    await Promise.race([moved, expired, ...(progress.isLeading ? [] : [wait(dueIn())])])
  }
  return false
}
