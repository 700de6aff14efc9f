import type { Command } from '../kernel/command.ts'
import type { StreamEvents } from '../kernel/event.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { type Answer, firstAnswer, keyStream, keyUsed, lookUpKey, recordEvents } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError } from './errors.ts'
import type { AskedStreams, FoldCache, FoldSession } from './foldCache.ts'
import { joinReads, type LoadFold } from './loadFold.ts'
import type { Appended, AppendRequest, EventStore, Position, RowsHeld } from './port.ts'

/** The result of a decider: the answer, and the events to write for it in their order; no events when there is nothing to do. */
export interface Decision<T> {
  readonly answer: T
  readonly events: StreamEvents
  /**
   * Writes rows that have to be there before the events, such as a note. It runs only for a decision on fresh states under a new key, maybe
   * several times: a second run leaves alone what the first has written. If it gives a rejection, that is the outcome.
   */
  readonly beforehand?: (() => Promise<unknown>) | undefined
  /** Rows that it was decided on and that have to stay until the events are written. */
  readonly rows?: RowsHeld | undefined
}

/** Decides a command on what it loads. It runs again after a conflict, and also for a used key, so it changes nothing itself. */
export type Decide<T> = (load: LoadFold) => Promise<Decision<T> | Rejection>

/** Events of one append, in their order, without that of the key. */
export type WrittenEvents = AppendRequest['events']

/** A command that was carried out; `types` is undefined when an earlier call wrote it. */
export interface Handled<T> {
  readonly answer: T
  readonly events?: WrittenEvents
  readonly written?: { readonly types?: readonly string[]; readonly position: Position }
}

/** One round of a command. */
interface Attempt<T> {
  readonly store: EventStore
  readonly folds: FoldCache
  readonly command: Command
  readonly decide: Decide<T>
  /** Streams that earlier rounds asked for. */
  readonly asked: AskedStreams
  /** Read the tail of every stream instead of deciding on cached states. */
  readonly isFresh: boolean
  readonly send: (append: AppendRequest) => Promise<Appended>
}

/** The decision rests on states that may be old and that no append has checked. */
export const DECIDE_AGAIN = 'decide again'

/**
 * Decides a command once and appends what was decided.
 * @throws ConflictError when another process wrote first; what the decider throws, and what sending throws
 */
export async function attempt<T extends Answer<T>>(
  trying: Attempt<T>,
): Promise<Handled<T> | Rejection | typeof DECIDE_AGAIN> {
  const { store, folds, command, decide, asked, isFresh } = trying
  const key = lookUpKey<T>(joinReads(store), command.key)
  const session = folds.begin({ read: key.readAlong, isFresh, asked })
  // a store that does not report retries would accept a second append under the same key
  if (!store.capabilities.tellsRetries) void key.look()
  const decided = await decide(session.load).catch(failureOf)
  const isChecked = isCheckedByAppend(decided, command)
  const isOld = !isChecked && session.usesCache()
  const used = await (isChecked || isOld ? key.seen() : key.look())
  if (used !== undefined) return used
  if (isOld) return DECIDE_AGAIN
  if ('failure' in decided) throw await conflictOr(decided.failure, session)
  if (isRejection(decided)) return decided
  const prepared = await decided.beforehand?.()
  return isRejection(prepared) ? prepared : write(trying, session, decided)
}

/** Appends the events and the used key; a key is used up also where there is nothing else to write. */
async function write<T extends Answer<T>>(
  { store, command, send }: Attempt<T>,
  session: FoldSession,
  { answer, events: decided, rows }: Decision<T>,
): Promise<Handled<T> | Rejection> {
  const events = recordEvents(command, decided)
  const all = command.key ? [...events, keyUsed(command, command.key, answer)] : events
  if (all.length === 0) return { answer, events }
  const append = { expect: session.expectations(all.map(({ stream }) => stream)), events: all, rows }
  const appended = await send(append).catch((error: unknown) => conflictOnKey(error, command))
  const isRetry = appended instanceof ConflictError || appended.duplicate
  const first = isRetry ? await firstAnswer<T>(joinReads(store), command.key) : undefined
  if (first !== undefined) return first
  if (appended instanceof ConflictError) throw appended
  session.keep(append, appended)
  const types = [...new Set(events.map(({ event }) => event.type))]
  return { answer, written: { types, position: appended.position }, ...(!isRetry && { events }) }
}

function isCheckedByAppend(
  decided: Decision<unknown> | Rejection | { readonly failure: unknown },
  { key }: Command,
): boolean {
  return 'events' in decided && !decided.beforehand && (decided.events.length > 0 || key !== undefined)
}

/** @throws any other error */
function conflictOnKey(error: unknown, { key }: Command): ConflictError {
  const isOnKey = ({ stream }: { readonly stream: string }) => key !== undefined && stream === keyStream(key)
  if (error instanceof ConflictError && error.violations.some(isOnKey)) return error
  throw error
}

/** @throws StoreUnavailableError: deciding again would only take longer */
function failureOf(error: unknown): { readonly failure: unknown } {
  if (error instanceof StoreUnavailableError) throw error
  return { failure: error }
}

/**
 * Streams may be read one after the other, and another process may write in between. A decider that fails on such a mixture has no bug:
 * when a stream has more events by now, the command is decided again.
 */
async function conflictOr(failure: unknown, session: FoldSession): Promise<unknown> {
  const violations = await session.advanced()
  return violations.length > 0 ? new ConflictError(violations) : failure
}
