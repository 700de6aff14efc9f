import type { Position, RecordedEvent } from '../kernel/event.ts'

export type { Position, RecordedEvent } from '../kernel/event.ts'

/**
 * The event store as the rest of the system sees it: one atomic append over several streams, reads of one stream, and an endless
 * subscription. Three adapters implement it (memory, PostgreSQL, KurrentDB), and one contract suite tests all of them.
 *
 * Vocabulary: a *stream* holds the events of one thing (an order, a wallet); its *revision* counts them from 0; a *position* orders all
 * events of the store and is opaque to callers; a *checkpoint* is the position up to which a reader has seen everything.
 */

/** The state of a stream that an append expects: no events, or exactly this last revision. */
export type Expect = 'absent' | bigint

/** Before the first event of every store. */
export const START = '0' as Position

/** An event about to be written. `id` is a UUID that a retry of the same command repeats; `data` is JSON-safe (no bigint, no undefined). */
export type NewEvent = Pick<RecordedEvent, 'id' | 'type' | 'data' | 'meta'>

/** Rows that a decision relies on: the append happens only if they still have this version, and locks them until it is done. */
export interface RowsHeld {
  /** The database function that holds the rows until the transaction ends and returns their version. */
  readonly hold: string
  readonly version: number
  /** Whether to hold them also where events are in another database, which takes a transaction of its own. */
  readonly always: boolean
}

/**
 * One atomic write: every event or none. `expect` names each written stream and may name streams that are only checked. KurrentDB does not
 * check those: `multiStreamAppend` takes no expectation about a stream that it does not write. Events of one stream keep their order;
 * KurrentDB orders the events of one append stream by stream.
 */
export interface AppendRequest {
  readonly expect: Readonly<Record<string, Expect>>
  readonly events: readonly { readonly stream: string; readonly event: NewEvent }[]
  /** Changed rows are a conflict without a stream. */
  readonly rows?: RowsHeld | undefined
}

/** `position` is that of the last event; `revisions` the last revision of each written stream; `duplicate` that this was a retry of an append already there. */
export interface Appended {
  readonly position: Position
  readonly revisions: Readonly<Record<string, bigint>>
  readonly duplicate: boolean
}

/** May have no events and only move the checkpoint. `live`: the reader had caught up when the batch was made. */
export interface Batch {
  readonly events: readonly RecordedEvent[]
  readonly checkpoint: Position
  readonly live: boolean
}

export interface ReadOptions {
  /** First revision to read, inclusive; backwards reads start there and go down. */
  readonly from?: bigint
  readonly limit?: number
  readonly backwards?: boolean
}

/** A stream from its beginning, or from a revision on, inclusive. */
export type StreamFrom = string | { readonly stream: string; readonly from: bigint }

export interface SubscribeOptions {
  /** Exclusive: the checkpoint of the last batch that was processed. Absent: from the beginning. */
  readonly after?: Position
  /** Largest number of events in one batch; 500 by default. */
  readonly maxBatch?: number
  /** Ends the subscription; nothing else does. */
  readonly signal: AbortSignal
}

export interface EventStore {
  /** Whether a repeated append is always reported as a `duplicate`. KurrentDB answers like a new append if another process wrote it. */
  readonly tellsRetries: boolean

  /**
   * Writes all events or none.
   * @throws ConflictError when an expectation does not hold, or when only some of the event ids are already there (KurrentDB compares ids only
   *   at the revisions that the request is to write)
   * @throws InvalidAppendError before any I/O, for a name, type, id, metadata or data outside the grammar, an empty append, or a stream named twice
   * @throws AppendTooLargeError above 1 MiB of data and metadata
   * @throws UnknownOutcomeError when no answer came: the caller may send the identical request again
   * @throws StoreUnavailableError when it could not be sent: nothing was written
   */
  append(request: AppendRequest, options?: { readonly timeoutMs?: number }): Promise<Appended>

  /**
   * The events of one stream in order; none for a stream that does not exist or a name that is impossible.
   * @throws StoreUnavailableError when no answer came, as {@link head}, {@link last} and {@link identity} do
   */
  readStream(stream: string, options?: ReadOptions): AsyncIterable<RecordedEvent>

  /**
   * Several streams at once, each named once, with its events in order. Streams with nothing to read are left out.
   * @param options.limit how many events of each stream at most; by default all, which suits short streams such as the orders of a page
   * @throws StoreUnavailableError when no answer came
   */
  readStreams(
    streams: readonly StreamFrom[],
    options?: { readonly limit?: number },
  ): Promise<ReadonlyMap<string, readonly RecordedEvent[]>>

  /**
   * Every event once, in order, from a checkpoint on, for ever. After a lost connection it continues after the last batch it delivered. A
   * consumer that throws has not processed its batch and subscribes again from its own checkpoint.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<Batch>

  /** The position up to which a subscription can have caught up now: below an append that is done while an earlier one is still open. */
  head(): Promise<Position>

  /** A position at or above every append that is done: a reader that has reached it has seen all of them. */
  last(): Promise<Position>

  /** The permanent name of this store: checkpoints of one store are never used on another. */
  identity(): Promise<string>

  close(): Promise<void>
}

/** Negative when `a` is before `b`, 0 when they are the same place, positive when after. */
export function comparePositions(a: Position, b: Position): number {
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The stream with its first revision. */
export function rangeOf(asked: StreamFrom): { readonly stream: string; readonly from: bigint } {
  return typeof asked === 'string' ? { stream: asked, from: 0n } : asked
}

/** The part of a stream's name before its first `-`. */
export function categoryOf(stream: string): string {
  const end = stream.indexOf('-')
  return end < 0 ? stream : stream.slice(0, end)
}
