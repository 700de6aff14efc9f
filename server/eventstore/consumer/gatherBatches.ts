import { setTimeout as wait } from 'node:timers/promises'
import type { Batch } from '../port.ts'

/**
 * Joins small batches while more are to come, up to `maxEvents` or for `maxMs`, so a rebuild does not commit event by event. It fetches the
 * next batch while the consumer works. A batch that has caught up is delivered at once, because a reader may wait for it; the next one is
 * then fetched after the consumer is done, and contains everything that happened meanwhile.
 */
export async function* gatherBatches(
  batches: AsyncIterable<Batch>,
  limits: { readonly maxEvents?: number; readonly maxMs?: number } = {},
): AsyncGenerator<Batch> {
  const source = batches[Symbol.asyncIterator]()
  let next: Next | undefined
  try {
    for (;;) {
      const first = await (next ?? source.next())
      next = undefined
      if (first.done) return
      if (first.value.live) yield first.value
      else {
        const gathered = await gather(source, first.value, limits)
        next = gathered.next
        yield gathered.batch
      }
    }
  } finally {
    // not awaited: a source that waits for events ends with its signal only
    next?.catch(() => undefined)
    void source.return?.().catch(() => undefined)
  }
}

type Next = Promise<IteratorResult<Batch>>

/** @returns what was joined, and what was asked for but not joined */
async function gather(
  source: AsyncIterator<Batch>,
  first: Batch,
  { maxEvents = 500, maxMs = 50 },
): Promise<{ readonly batch: Batch; readonly next: Next | undefined }> {
  const timeIsUp = wait(maxMs, undefined, { ref: false })
  let batch = first
  while (!batch.live) {
    const next = source.next()
    if (batch.events.length >= maxEvents) return { batch, next }
    const more = await Promise.race([next, timeIsUp])
    if (!more || more.done) return { batch, next }
    batch = joined(batch, more.value)
  }
  return { batch, next: undefined }
}

function joined(first: Batch, second: Batch): Batch {
  return {
    events: [...first.events, ...second.events],
    checkpoint: second.checkpoint,
    live: second.live,
  }
}
