import { setTimeout as wait } from 'node:timers/promises'
import type { Command } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { TIME_LIMITS } from '../kernel/timeLimits.ts'
import { createAttempt, DECIDE_AGAIN, type Decide } from './attempt.ts'
import { type Answer, keyStream } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import type { AskedBefore } from './foldCache.ts'
import type { Handled } from './keyLookup.ts'
import type { LoadFold } from './loadFold.ts'
import type { AppendRequest, EventStore, Position } from './port.ts'
import { jitter, type Pace, sendAppend } from './sendAppend.ts'

export type { Decide, Decision } from './attempt.ts'

/*
 * How every command on streams is carried out: tried on what is known, tried again when others were quicker, and answered when read models
 * show it. To be read from top to bottom.
 */

/** The outcome of a command that was carried out; `stale` when readers do not see it yet. */
export interface CommandResult<T> {
  readonly value: T
  readonly stale: boolean
}

/**
 * Carries out one command, once for its key (decision L14), and answers when the read models it touches have caught up with it (event
 * store, "read your writes").
 * @param given.streams that it will write, as far as they are known beforehand; commands on the same stream wait for each other
 * @param given.arriving looks at streams as they are when the command comes in, before it waits for anybody
 * @returns the decision's rejection; KEY_REUSED for a key that was used with other terms; BUSY when others were quicker for too long
 * @throws UnknownOutcomeError when the store gave no answer: the caller may give the same command again
 * @throws StoreUnavailableError when the store does not answer and nothing was written
 */
export type HandleCommand = <T extends Answer<T>>(
  given: {
    readonly command: Command
    readonly streams: readonly string[]
    readonly arriving?: ((load: LoadFold) => Promise<unknown>) | undefined
  },
  decide: Decide<T>,
) => Promise<CommandResult<T> | Rejection>

/** What the handlers of commands work with. */
export interface CommandContext {
  readonly db: Db
  readonly store: EventStore
  readonly handle: HandleCommand
}

/** What happens on the way, for metrics. */
export interface CommandObserver {
  /** Somebody else wrote first: the command is decided again. */
  conflict?(streams: readonly string[]): void
  /** No answer came: the identical append is sent again. */
  resend?(streams: readonly string[]): void
  /** The command was given up. */
  busy?(streams: readonly string[]): void
}

export interface CommandHandlerParts extends Pace {
  readonly store: EventStore
  /** Waits until readers see an append of these event types, or of whatever types; false when that took too long. */
  readonly caughtUp: (types: readonly string[] | undefined, position: Position) => Promise<boolean>
  readonly observe?: CommandObserver
}

/** A command on its way. */
interface Handling<T> {
  readonly command: Command
  readonly decide: Decide<T>
  /** The streams that are locked for it. */
  readonly locked: readonly string[]
  readonly askedBefore: AskedBefore
  /** When it has to have an answer, on the parts' clock. */
  readonly answerBy: number
  /** When it is no longer decided again. */
  readonly giveUpAt: number
}

export function createCommandHandler(parts: CommandHandlerParts): HandleCommand {
  const { store, caughtUp, random, now, sleep = wait, observe = {} } = parts
  const locks = createKeyedLock()
  const { attempt, look } = createAttempt(store)
  /** Decided at first on the folds kept from before. */
  const usesKeptIn = (round: number) => round === 0

  async function handle<T extends Answer<T>>(
    { command, streams, arriving }: Parameters<HandleCommand>[0],
    decide: Decide<T>,
  ): Promise<CommandResult<T> | Rejection> {
    const answerBy = now() + TIME_LIMITS.commandMs
    const askedBefore: AskedBefore = new Map()
    await arriving?.(look(askedBefore))
    const locked = command.key ? [...streams, keyStream(command.key)] : streams
    const release = await locks.acquire(locked, TIME_LIMITS.lockMs)
    // who waited in vain is still decided once, on a fresh reading: a rule's answer is better than none, and a conflict is told as BUSY
    const giveUpAt = release ? Math.min(now() + TIME_LIMITS.conflictMs, answerBy) : now()
    const handling = { command, decide, locked, askedBefore, answerBy, giveUpAt }
    const handled = await decideUntilWritten(handling, release ? 0 : 1).finally(release)
    if (isRejection(handled)) return handled
    const { answer, written } = handled
    const isSeen = written === undefined || (await caughtUp(written.types, written.position))
    return { value: answer, stale: !isSeen }
  }

  async function decideUntilWritten<T extends Answer<T>>(
    handling: Handling<T>,
    firstRound: number,
  ): Promise<Handled<T> | Rejection> {
    const { command, decide, askedBefore, answerBy } = handling
    let isUnheard = false
    const resend = (streams: readonly string[]) => {
      isUnheard = true
      observe.resend?.(streams)
    }
    const send = (append: AppendRequest) =>
      sendAppend({ store, random, now, sleep, resend }, append, answerBy)
    for (let round = firstRound; ; round++) {
      const trying = { command, decide, askedBefore, send, usesKept: usesKeptIn(round) }
      const outcome = await attempt(trying).catch((error: unknown) => conflictOnly(error, isUnheard))
      if (outcome === DECIDE_AGAIN) continue
      if (!(outcome instanceof ConflictError)) return outcome
      const hasTime = await pauseAfter(outcome, handling, round)
      if (!hasTime) return givenUp(outcome, isUnheard)
    }
  }

  /** @returns whether there is time to decide again */
  async function pauseAfter<T>(
    { violations }: ConflictError,
    { locked, giveUpAt }: Handling<T>,
    round: number,
  ): Promise<boolean> {
    const pause = usesKeptIn(round) ? 0 : jitter(random, round)
    observe.conflict?.(violations.map(({ stream }) => stream))
    const hasTime = now() + pause < giveUpAt
    if (hasTime && pause > 0) await sleep(pause)
    if (!hasTime) observe.busy?.(locked)
    return hasTime
  }

  return handle
}

/** Who is told BUSY begins anew, so it is never said of what may have been written. */
function givenUp(conflict: ConflictError, isUnheard: boolean): Rejection {
  if (isUnheard) throw new UnknownOutcomeError(conflict.message, { cause: conflict })
  return reject('BUSY')
}

/** @param isUnheard an earlier append had no answer: that the store cannot be asked now says nothing about that one */
function conflictOnly(error: unknown, isUnheard: boolean): ConflictError {
  if (error instanceof ConflictError) return error
  if (isUnheard && error instanceof StoreUnavailableError)
    throw new UnknownOutcomeError(error.message, { cause: error })
  throw error
}
