import type { Command } from '../kernel/command.ts'
import type { StreamEvents } from '../kernel/event.ts'
import type { CommandKey } from '../kernel/ids.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { type Answer, type KeyLookup, keyStream, keyUsed, recordEvents } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError } from './errors.ts'
import type { FoldSession } from './foldCache.ts'
import type { LoadFold } from './loadFold.ts'
import type { Appended, AppendRequest, Position, RowsHeld } from './port.ts'

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

/** One attempt at a command: decide, and append what was decided. */
export interface Attempt<T> {
  readonly command: Command
  readonly decide: Decide<T>
  readonly session: FoldSession
  readonly key: KeyLookup<T>
  readonly send: (append: AppendRequest) => Promise<Appended>
}

/** The decision rests on states that may be old and that no append has checked. */
export const DECIDE_AGAIN = 'decide again'
type Outcome<T> = Handled<T> | Rejection | typeof DECIDE_AGAIN

/**
 * Decides a command and appends what was decided.
 * @throws ConflictError when another process wrote first; what the decider throws, and what sending throws
 */
export async function attempt<T extends Answer<T>>(trying: Attempt<T>): Promise<Outcome<T>> {
  const { command, decide, session, key } = trying
  const decided = await decide(session.load).catch(failureOf)
  const isCheckedByAppend =
    'events' in decided && !decided.beforehand && (decided.events.length > 0 || command.key !== undefined)
  return isCheckedByAppend ? ((await key.seen()) ?? write(trying, decided)) : conclude(trying, decided)
}

/** Ends a round whose decision no append has checked: on fresh states, under a key that is new. */
async function conclude<T extends Answer<T>>(
  trying: Attempt<T>,
  decided: Decision<T> | Rejection | { readonly failure: unknown },
): Promise<Outcome<T>> {
  const { session, key } = trying
  const isOld = session.usesCache()
  const used = await (isOld ? key.seen() : key.look())
  if (used !== undefined) return used
  if (isOld) return DECIDE_AGAIN
  if ('failure' in decided) throw await conflictOr(decided.failure, session)
  if (isRejection(decided)) return decided
  const prepared = await decided.beforehand?.()
  return isRejection(prepared) ? prepared : write(trying, decided)
}

/** Appends the events and the used key; a key is used up also where there is nothing else to write. */
async function write<T extends Answer<T>>(
  { command, session, key, send }: Attempt<T>,
  { answer, events: decided, rows }: Decision<T>,
): Promise<Handled<T> | Rejection> {
  const events = recordEvents(command, decided)
  const all = command.key ? [...events, keyUsed(command, command.key, answer)] : events
  if (all.length === 0) return { answer, events }
  const append = { expect: session.expectations(all.map(({ stream }) => stream)), events: all, rows }
  const appended = await send(append).catch((error: unknown) => {
    if (isConflictOn(command.key, error)) return error
    throw error
  })
  const isRetry = appended instanceof ConflictError || appended.duplicate
  const first = isRetry ? await key.lookAgain() : undefined
  if (first !== undefined) return first
  if (appended instanceof ConflictError) throw appended
  session.keep(append, appended)
  const written = { types: [...new Set(events.map(({ event }) => event.type))], position: appended.position }
  return { answer, written, ...(!isRetry && { events }) }
}

function isConflictOn(key: CommandKey | undefined, error: unknown): error is ConflictError {
  if (key === undefined || !(error instanceof ConflictError)) return false
  return error.violations.some(({ stream }) => stream === keyStream(key))
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
