import { type PlacedAppend, packAppends, requestOf } from '../../eventstore/copying/packAppends.ts'
import type { EventStore } from '../../eventstore/port.ts'

const APPEND_MS = 30_000

/**
 * Writes appends in their order, while the next are being made.
 * @param before what must be written before the events that were made so far
 * @param tell hears of every pack how many events are written
 */
export async function writeLoad(
  store: EventStore,
  appends: Iterable<PlacedAppend>,
  { before, tell }: { readonly before: () => Promise<void>; readonly tell: (events: number) => void },
): Promise<number> {
  let written = 0
  let writing = Promise.resolve()
  for await (const events of packAppends(oneByOne(appends), store.capabilities)) {
    await writing
    const rows = before()
    writing = rows.then(() => store.append(requestOf(events), { timeoutMs: APPEND_MS })).then(() => undefined)
    // heard of when it is awaited
    writing.catch(() => undefined)
    written += events.length
    tell(written)
  }
  await writing
  return written
}

async function* oneByOne(appends: Iterable<PlacedAppend>): AsyncGenerator<PlacedAppend> {
  yield* appends
}
