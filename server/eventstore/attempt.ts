import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '../kernel/command.ts'
import type { StreamEvents } from '../kernel/event.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { TIME_LIMITS } from '../kernel/timeLimits.ts'
import {
  type Answer,
  type EarlierAnswer,
  firstAnswer,
  keyStream,
  keyUsed,
  recordEvents,
} from './commandEvents.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import type { AskedStreams, FoldCache, FoldSession } from './foldCache.ts'
import { joinReads, type LoadFold, type ReadPages } from './loadFold.ts'
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

/** Time and chance, as a command meets them. */
export interface Pace {
  /** Gives a number from 0 up to 1, for jitter. */
  readonly random: () => number
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly sleep?: (ms: number) => Promise<unknown>
}

/** One round of a command. */
export interface Attempt<T> extends Pace {
  readonly store: EventStore
  readonly folds: FoldCache
  readonly command: Command
  readonly decide: Decide<T>
  /** Streams that earlier rounds asked for. */
  readonly asked: AskedStreams
  /** Read the tail of every stream instead of deciding on cached states. */
  readonly isFresh: boolean
  /** When the caller needs an answer, on the clock of {@link Pace}. */
  readonly answerBy: number
  /** No answer came: the identical append is sent again. */
  readonly resend: (streams: readonly string[]) => void
}

/** The decision rests on states that may be old and that no append has checked. */
export const DECIDE_AGAIN = 'decide again'

/**
 * Decides a command once and appends what was decided.
 * @throws ConflictError when another process wrote first; what the decider throws, and what {@link EventStore.append} throws
 */
export async function attempt<T extends Answer<T>>(
  trying: Attempt<T>,
): Promise<Handled<T> | Rejection | typeof DECIDE_AGAIN> {
  const { store, folds, command, decide, asked, isFresh } = trying
  const read = joinReads(store)
  let key: Promise<EarlierAnswer<T>> | undefined
  function lookUpKey() {
    key ??= firstAnswer<T>(read, command.key)
    key.catch(() => undefined)
    return key
  }
  // the key is read in the same question as the first stream
  const readAlong: ReadPages = (stream, from) => {
    lookUpKey()
    return read(stream, from)
  }
  const session = folds.begin(readAlong, asked, { fresh: isFresh })
  // a store that does not report retries would accept a second append under the same key
  if (!store.tellsRetries) lookUpKey()
  const decided = await decide(session.load).catch(failureOf)
  const isChecked = isCheckedByAppend(decided, command)
  const isOld = !isChecked && session.usesCache()
  const earlier = await (isChecked || isOld ? key : lookUpKey())
  if (earlier !== undefined) return earlier
  if (isOld) return DECIDE_AGAIN
  if ('failure' in decided) throw (await session.conflict()) ?? decided.failure
  if (isRejection(decided)) return decided
  const prepared = await decided.beforehand?.()
  return isRejection(prepared) ? prepared : write(trying, session, decided)
}

/** Appends the events and the used key; a key is used up also where there is nothing else to write. */
async function write<T extends Answer<T>>(
  trying: Attempt<T>,
  session: FoldSession,
  { answer, events: decided, rows }: Decision<T>,
): Promise<Handled<T> | Rejection> {
  const { store, command } = trying
  const events = recordEvents(command, decided)
  const all = command.key ? [...events, keyUsed(command, command.key, answer)] : events
  if (all.length === 0) return { answer, events }
  const append = { expect: session.expectations(all.map(({ stream }) => stream)), events: all, rows }
  const appended = await sendAppend(trying, append).catch((error: unknown) => conflictOnKey(error, command))
  const isRetry = appended instanceof ConflictError || appended.duplicate
  const first = isRetry ? await firstAnswer<T>(joinReads(store), command.key) : undefined
  if (first !== undefined) return first
  if (appended instanceof ConflictError) throw appended
  session.keep(append, appended)
  const types = [...new Set(events.map(({ event }) => event.type))]
  return { answer, written: { types, position: appended.position }, ...(!isRetry && { events }) }
}

/** How often an append is sent that gets no answer. */
const SENDS = 8

/** Sends an append until an answer comes: after an unknown outcome the identical request again, which a store recognises. */
async function sendAppend(
  { store, random, now, sleep = wait, answerBy, resend }: Omit<Attempt<unknown>, 'decide'>,
  append: AppendRequest,
): Promise<Appended> {
  for (let sent = 1; ; sent++) {
    const left = Math.min(TIME_LIMITS.appendMs, answerBy - now())
    try {
      return await store.append(append, { timeoutMs: Math.max(100, left) })
    } catch (error) {
      const pause = 20 + jitter(random, sent)
      const hasTime = sent < SENDS && now() + pause < answerBy
      if (!(error instanceof UnknownOutcomeError) || !hasTime) throw error
      resend(Object.keys(append.expect))
      await sleep(pause)
    }
  }
}

/** Up to 10 ms, doubled with every round, 320 at most, so that commands that collided do not collide again. */
export function jitter(random: () => number, round: number): number {
  return random() * 10 * 2 ** Math.min(round, 5)
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
