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

/** The result of a decider: the answer, and the events to write, in order; none if there is nothing to do. */
export interface Decision<T> {
  readonly answer: T
  readonly events: StreamEvents
  /**
   * Writes rows that must exist before the events, such as a note. It runs only for a decision on fresh states under a new key, possibly
   * several times, so a second run must not change what the first has written. A rejection becomes the command's outcome.
   */
  readonly beforehand?: (() => Promise<unknown>) | undefined
  /** Rows that the decision relies on; they must not change until the events are written. */
  readonly rows?: RowsHeld | undefined
}

/** Decides a command on the states it loads. It may run several times, also for a used key, so it must not have effects. */
export type Decide<T> = (load: LoadFold) => Promise<Decision<T> | Rejection>

/** Events of one append, in order, without the key's. */
export type WrittenEvents = AppendRequest['events']

/** A command that was carried out; `types` is undefined if an earlier call wrote it. */
export interface Handled<T> {
  readonly answer: T
  readonly events?: WrittenEvents
  readonly written?: { readonly types?: readonly string[]; readonly position: Position }
}

/** The clock and randomness of a command. */
export interface Pace {
  /** Gives a number from 0 up to 1, for jitter. */
  readonly random: () => number
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  readonly sleep?: (ms: number) => Promise<unknown>
}

/** One round of a command. */
export interface Attempt<T> extends Pace {
  readonly store: EventStore
  readonly folds: FoldCache
  readonly command: Command
  readonly decide: Decide<T>
  /** Streams that earlier rounds loaded. */
  readonly asked: AskedStreams
  /** Read every stream's tail instead of trusting cached states. */
  readonly isFresh: boolean
  /** The caller's deadline, on the clock of {@link Pace}. */
  readonly answerBy: number
  /** Called before an append without an answer is sent again. */
  readonly resend: (streams: readonly string[]) => void
}

/** The decision used cached states that no append has checked. */
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
  // the key is read in the same query as the first stream
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

/** Appends the events and the used key; a key is used up even if there is nothing else to write. */
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

/** How often to send an append that gets no answer. */
const SENDS = 8

/** Sends an append until an answer comes. After an unknown outcome it sends the identical request, which the store recognises. */
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
