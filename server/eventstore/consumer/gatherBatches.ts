import { setTimeout as wait } from 'node:timers/promises'
import type { Batch } from '../port.ts'

/**
 * Joins small batches while there is more to come, so that a rebuild does not commit event by event: up to `maxEvents`, or for
 * `maxMs`. A batch that has caught up goes out at once: somebody may be waiting to read it.
 */
export async function* gatherBatches(
  batches: AsyncIterable<Batch>,
  { maxEvents = 500, maxMs = 50 } = {},
): AsyncGenerator<Batch> {
  const source = batches[Symbol.asyncIterator]()
  let next = source.next()
  try {
    for (;;) {
      const first = await next
      if (first.done) return
      next = source.next()
      let gathered = first.value
      const timeIsUp = wait(maxMs, undefined, { ref: false })
      while (!gathered.live && gathered.events.length < maxEvents) {
        const more = await Promise.race([next, timeIsUp])
        if (!more || more.done) break
        next = source.next()
        gathered = joined(gathered, more.value)
      }
      yield gathered
    }
  } finally {
    // not awaited: a source that waits for events ends with its signal only
    next.catch(() => undefined)
    void source.return?.().catch(() => undefined)
  }
}

function joined(first: Batch, second: Batch): Batch {
  return {
    events: [...first.events, ...second.events],
    checkpoint: second.checkpoint,
    live: second.live,
  }
}
