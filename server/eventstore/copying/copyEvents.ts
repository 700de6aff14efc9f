import { setTimeout as pause } from 'node:timers/promises'
import { ConflictError, UnknownOutcomeError } from '../errors.ts'
import type { AppendRequest, EventStore, Position, RecordedEvent } from '../port.ts'
import { appendsOf } from './appendsOf.ts'
import { packAppends, requestOf } from './packAppends.ts'
import { type Reached, readUpTo } from './readUpTo.ts'
import { StreamDigests } from './streamDigests.ts'

/** Why nothing can be copied here, in one sentence for the operator. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError'
}

export interface Copying {
  readonly from: EventStore
  readonly to: EventStore
  /** Gets each line of progress. */
  readonly tell: (line: string) => void
}

/** The result of a copy, after both stores were compared. */
export interface CopyOutcome {
  readonly events: number
  readonly streams: number
  /** How many of the events this run wrote; an earlier run wrote the others. */
  readonly written: number
  /** Events that were appended to the source during the copy; they are not in it. */
  readonly meanwhile: number
  /** A sentence for each stream that differs; empty when the copy is complete. */
  readonly faults: readonly string[]
}

const APPEND_MS = 30_000
const TRIES = 5
const MOST_FAULTS = 20

/**
 * Copies every event of one store into another: ids, types, data, metadata, streams and revisions stay, and only positions are new. What was
 * appended together is appended together. An interrupted copy can be continued; at the end every stream is compared.
 * @throws CopyRefusedError before anything is written, when both are the same store or the target has events that the source does not have
 */
export async function copyEvents(copying: Copying): Promise<CopyOutcome> {
  const { from, to, tell } = copying
  if ((await from.identity()) === (await to.identity()))
    throw new CopyRefusedError('FROM and TO are the same event store.')
  const head = await from.head()
  const there = await digestOf(to)
  if (there.events > 0) {
    tell(`${there.events} events are there already: comparing`)
    await requireBeginning(from, there, head)
  }
  const source = new StreamDigests()
  const written = await copyMissing(copying, { head, there, source })
  tell('comparing every stream of both')
  return {
    events: source.events,
    streams: source.streams.size,
    written,
    meanwhile: await countAfter(from, head),
    faults: differences(source, await digestOf(to)),
  }
}

async function digestOf(store: EventStore): Promise<StreamDigests> {
  const digests = new StreamDigests()
  for await (const event of readUpTo(store, { head: await store.head() })) digests.add(event)
  return digests
}

/** Each stream of the target must be the beginning of the same stream in the source. */
async function requireBeginning(from: EventStore, there: StreamDigests, head: Position): Promise<void> {
  const source = new StreamDigests()
  const unmet = new Set(there.streams.keys())
  for await (const event of readUpTo(from, { head })) {
    const { events, hash } = source.add(event)
    const copied = there.of(event.stream)
    if (copied?.events === events && copied.hash === hash) unmet.delete(event.stream)
  }
  const [other] = unmet
  if (other !== undefined)
    throw new CopyRefusedError(
      `TO holds events that FROM does not have (${other} and ${unmet.size - 1} other streams): name an empty store, or the one of an earlier copy.`,
    )
}

interface Missing {
  readonly head: Position
  readonly there: StreamDigests
  /** Collects every event of the source. */
  readonly source: StreamDigests
}

async function copyMissing(copying: Copying, { head, there, source }: Missing): Promise<number> {
  const { from, to, tell } = copying
  let written = 0
  const reached = progress(head, (share) =>
    tell(`${share} %: ${source.events} events read, ${written} written`),
  )
  const missing = unwritten(readUpTo(from, { head }, reached), { there, source })
  for await (const events of packAppends(appendsOf(missing))) {
    await write(to, requestOf(events))
    written += events.length
  }
  return written
}

async function* unwritten(
  events: AsyncIterable<RecordedEvent>,
  { there, source }: Pick<Missing, 'there' | 'source'>,
): AsyncGenerator<RecordedEvent> {
  for await (const event of events) {
    source.add(event)
    if (event.revision >= BigInt(there.of(event.stream)?.events ?? 0)) yield event
  }
}

/** Repeats the identical request after an unknown outcome, which a store recognises. */
async function write(to: EventStore, request: AppendRequest): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await to.append(request, { timeoutMs: APPEND_MS })
      return
    } catch (error) {
      if (error instanceof ConflictError)
        throw new CopyRefusedError(`TO was written by somebody else meanwhile (${error.message}).`)
      if (!(error instanceof UnknownOutcomeError) || attempt === TRIES) throw error
      await pause(200 * 2 ** attempt)
    }
  }
}

async function countAfter(from: EventStore, head: Position): Promise<number> {
  let count = 0
  for await (const _ of readUpTo(from, { after: head, head: await from.head() })) count += 1
  return count
}

function differences(source: StreamDigests, copy: StreamDigests): readonly string[] {
  const faults: string[] = []
  for (const [stream, { events, hash }] of source.streams) {
    const copied = copy.of(stream)
    if (copied?.events !== events) faults.push(`${stream} has ${copied?.events ?? 0} of ${events} events`)
    else if (copied.hash !== hash) faults.push(`${stream} has other events`)
  }
  for (const stream of copy.streams.keys())
    if (source.of(stream) === undefined) faults.push(`${stream} is not in the source`)
  return faults.slice(0, MOST_FAULTS)
}

/** Reports every 5 %. */
function progress(head: Position, tell: (share: number) => void): Reached {
  let told = 0
  return (position) => {
    const share = Number((BigInt(position) * 100n) / BigInt(head))
    if (share < told + 5) return
    told = Math.min(100, share)
    tell(told)
  }
}
