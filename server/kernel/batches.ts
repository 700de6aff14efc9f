import { setTimeout as wait } from 'node:timers/promises'

/** Items that wait to be worked on together. */
export interface Batches<Item> {
  add(items: readonly Item[]): void
  /** Settles once the work under way is done. */
  idle(): Promise<void>
}

/**
 * Works on one batch at a time; what is added meanwhile is the next batch.
 * @param failed is called when the work on a batch fails; its items are dropped
 * @param gatheringMs how long a batch waits for more items before it is worked on
 */
export function inBatches<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  failed: (error: unknown) => void,
  gatheringMs = 0,
): Batches<Item> {
  let waiting: Item[] = []
  let working: Promise<void> | undefined
  async function workOff(): Promise<void> {
    while (waiting.length > 0) {
      if (gatheringMs > 0) await wait(gatheringMs)
      const items = waiting
      waiting = []
      await work(items).catch(failed)
    }
    working = undefined
  }
  return {
    add(items) {
      waiting.push(...items)
      working ??= waiting.length > 0 ? workOff() : undefined
    },
    idle: () => working ?? Promise.resolve(),
  }
}
