import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { TIME_LIMITS } from '../kernel/timeLimits.ts'
import {
  type Attempt,
  attempt,
  DECIDE_AGAIN,
  type Decide,
  type Handled,
  jitter,
  type Pace,
  type WrittenEvents,
} from './attempt.ts'
import { type Answer, keyStream } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import { type AskedStreams, createFoldCache } from './foldCache.ts'
import { joinReads, type LoadFold } from './loadFold.ts'
import type { EventStore, Position } from './port.ts'

export type { Decide, Decision, WrittenEvents } from './attempt.ts'

/*
 * Every command on streams, from top to bottom: lock, load, decide, append, decide again on a conflict, wait for read models.
 *
 * The first attempt decides on cached states. That is safe because the append checks the stream revisions. If the decision appends nothing,
 * it is made again on fresh states. An idempotency key (decision L14) is a stream that the append expects to be absent; it costs no
 * statement of its own, because it is read together with other streams.
 */

/** The result of a command that was carried out. */
export interface CommandResult<T> {
  readonly value: T
  /** The events this call wrote; undefined if an earlier call of the same command gave the answer. */
  readonly events: WrittenEvents | undefined
  /** The read models do not show it yet. */
  readonly stale: boolean
}

/**
 * Carries out one command, once for its key (decision L14), and answers when the read models it touches have caught up.
 * @param given.streams to write, as far as known; commands on the same stream take turns within this process
 * @param given.onReceived loads streams when the command comes in, before it waits for its turn
 * @returns the decision's rejection; KEY_REUSED if the key was used with other terms; BUSY if conflicts lasted too long
 * @throws UnknownOutcomeError if the store gave no answer: the caller may repeat the command
 * @throws StoreUnavailableError if the store does not answer and nothing was written
 */
export type HandleCommand = <T extends Answer<T>>(
  given: {
    readonly command: Command
    readonly streams: readonly string[]
    readonly onReceived?: ((load: LoadFold) => Promise<unknown>) | undefined
  },
  decide: Decide<T>,
) => Promise<CommandResult<T> | Rejection>

/** The dependencies of command handlers. */
export interface CommandContext {
  readonly db: Db
  readonly store: EventStore
  readonly handle: HandleCommand
}

/** Refuses a command before its streams are loaded; a used key still gives its first answer (decision L14). */
export function refuse<T extends Answer<T>>(
  { handle }: Pick<CommandContext, 'handle'>,
  command: Command,
  rejection: Rejection,
): Promise<CommandResult<T> | Rejection> {
  return handle<T>({ command, streams: [] }, async () => rejection)
}

/** Events for metrics. */
export interface CommandObserver {
  /** Another process wrote first. */
  conflict?(streams: readonly string[]): void
  /** No answer came, and the identical append is sent again. */
  resend?(streams: readonly string[]): void
  /** Conflicts lasted too long. */
  busy?(streams: readonly string[]): void
}

export interface CommandHandlerParts extends Pace {
  readonly store: EventStore
  /** Waits until read models show an append of these event types, or of any type if undefined; false after a time-out. */
  readonly caughtUp: (types: readonly string[] | undefined, position: Position) => Promise<boolean>
  readonly observe?: CommandObserver
}

/** A command while it is carried out. */
interface Handling<T> extends Pick<Attempt<T>, 'command' | 'decide' | 'asked' | 'answerBy'> {
  readonly locked: readonly string[]
  /** After this time a conflict ends the command. */
  readonly giveUpAt: number
}

export function createCommandHandler(parts: CommandHandlerParts): HandleCommand {
  const { store, caughtUp, random, now, sleep = wait, observe = {} } = parts
  const locks = createKeyedLock()
  const folds = createFoldCache()

  async function handle<T extends Answer<T>>(
    { command, streams, onReceived }: Parameters<HandleCommand>[0],
    decide: Decide<T>,
  ): Promise<CommandResult<T> | Rejection> {
    const answerBy = now() + TIME_LIMITS.commandMs
    const asked: AskedStreams = new Map()
    await onReceived?.(folds.begin(joinReads(store), asked, { fresh: true }).load)
    const locked = command.key ? [...streams, keyStream(command.key)] : streams
    const release = await locks.acquire(locked, TIME_LIMITS.lockMs)
    // without the locks a command is decided once, on fresh states: a rule's answer is better than BUSY
    const giveUpAt = release ? Math.min(now() + TIME_LIMITS.conflictMs, answerBy) : now()
    const given = { command, decide, locked, asked, answerBy, giveUpAt }
    const handled = await decideUntilWritten(given, release ? 0 : 1).finally(release)
    if (isRejection(handled)) return handled
    const { answer, events, written } = handled
    const isSeen = written === undefined || (await caughtUp(written.types, written.position))
    return { value: answer, events, stale: !isSeen }
  }

  async function decideUntilWritten<T extends Answer<T>>(
    given: Handling<T>,
    firstRound: number,
  ): Promise<Handled<T> | Rejection> {
    let outcomeUnknown = false
    function resend(streams: readonly string[]) {
      outcomeUnknown = true
      observe.resend?.(streams)
    }
    for (let round = firstRound; ; round++) {
      const trying = attempt({ ...given, store, folds, random, now, sleep, resend, isFresh: round > 0 })
      const outcome = await trying.catch((error: unknown) => conflictOrThrow(error, outcomeUnknown))
      const isConflict = outcome instanceof ConflictError
      if (!isConflict && outcome !== DECIDE_AGAIN) return outcome
      if (isConflict && !(await pauseAfter(outcome, given, round))) return busy(outcome, outcomeUnknown)
    }
  }

  /** @returns whether there is time to decide again */
  async function pauseAfter<T>(conflict: ConflictError, given: Handling<T>, round: number) {
    observe.conflict?.(conflict.violations.map(({ stream }) => stream))
    const pause = round === 0 ? 0 : jitter(random, round)
    const hasTime = now() + pause < given.giveUpAt
    if (!hasTime) observe.busy?.(given.locked)
    else if (pause > 0) await sleep(pause)
    return hasTime
  }

  return handle
}

/** @param outcomeUnknown an earlier append got no answer and may have been written, even if the store is unavailable now */
function conflictOrThrow(error: unknown, outcomeUnknown: boolean): ConflictError {
  if (error instanceof ConflictError) return error
  if (outcomeUnknown && error instanceof StoreUnavailableError)
    throw new UnknownOutcomeError(error.message, { cause: error })
  throw error
}

/** BUSY makes callers start anew, so it is never the answer if something may have been written. */
function busy(conflict: ConflictError, outcomeUnknown: boolean): Rejection {
  if (outcomeUnknown) throw new UnknownOutcomeError(conflict.message, { cause: conflict })
  return reject('BUSY')
}
