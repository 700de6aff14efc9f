import { setTimeout as wait } from 'node:timers/promises'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { PATIENCE } from '../kernel/patience.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { ConflictError } from './errors.ts'
import { createFoldCache, type LoadFold } from './folds.ts'
import type { AppendRequest, EventStore, Position } from './port.ts'
import { jitter, sendAppend } from './sendAppend.ts'

export type { Folded, LoadFold } from './folds.ts'
export { loadFold } from './folds.ts'

/** What a command comes to: the answer, and what is to be written for it, if anything. */
export interface Decided<T> {
  readonly value: T
  readonly append?: AppendRequest
}

/** A command that was carried out. `position` is absent when nothing was to be written. */
export interface Done<T> {
  readonly value: T
  readonly position?: Position
  /** The same append was there already: this was a retry. */
  readonly duplicate: boolean
}

/**
 * One try of a command: load, decide. May be made several times, so it changes nothing by itself but what a second time leaves alone.
 * Folds loaded through `load` are the ones to expect in the append.
 */
export type Attempt<T> = (load: LoadFold) => Promise<Rejection | Decided<T>>

export interface CommandRunner {
  /**
   * Carries out one command.
   * @param streams the streams it will write, as far as they are known beforehand; commands on the same stream take turns
   * @returns the attempt's rejection, BUSY when others were quicker for too long, or what was done
   * @throws UnknownOutcomeError when the store gave no answer: the caller may give the same command again
   * @throws StoreUnavailableError when the store does not answer and nothing was written
   */
  run<T>(streams: readonly string[], attempt: Attempt<T>): Promise<Rejection | Done<T>>
}

/** Hears what happens on the way, for metrics. */
export interface CommandObserver {
  /** Somebody else wrote first: the command is decided again. */
  conflict?(streams: readonly string[]): void
  /** No answer came: the identical append is sent again. */
  resend?(streams: readonly string[]): void
  /** The command was given up. */
  busy?(streams: readonly string[]): void
}

export interface CommandRunnerParts {
  readonly store: EventStore
  /** Gives a number from 0 up to 1, for jitter. */
  readonly random: () => number
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number
  readonly sleep?: (ms: number) => Promise<unknown>
  readonly observe?: CommandObserver
  /**
   * Decide at first on the folds kept from before, without reading: for stores whose reads are slow. What was decided on something
   * old is caught by the append's expectations, or by deciding once more on a fresh reading before a refusal is given.
   */
  readonly assumesFresh?: boolean
}

type Outcome<T> = Rejection | Done<T>

interface Deadlines {
  readonly streams: readonly string[]
  readonly answerBy: number
  readonly giveUpAt: number
}

export function createCommandRunner(parts: CommandRunnerParts): CommandRunner {
  const { store, random, now, sleep = wait, observe = {}, assumesFresh = false } = parts
  const locks = createKeyedLock()
  const folds = createFoldCache(store)
  const sending = {
    store,
    random,
    now,
    sleep,
    resending: (streams: readonly string[]) => observe.resend?.(streams),
  }

  async function run<T>(streams: readonly string[], attempt: Attempt<T>): Promise<Outcome<T>> {
    const answerBy = now() + PATIENCE.commandMs
    const leave = await locks.acquire(streams, PATIENCE.turnMs)
    // who waited in vain still gets one decision: a rule's answer is better than none, and a conflict is told as BUSY
    const giveUpAt = leave ? Math.min(now() + PATIENCE.conflictMs, answerBy) : now()
    try {
      return await decideUntilWritten(attempt, { streams, answerBy, giveUpAt }, leave ? 0 : 1)
    } finally {
      leave?.()
    }
  }

  async function decideUntilWritten<T>(
    attempt: Attempt<T>,
    about: Deadlines,
    round = 0,
  ): Promise<Outcome<T>> {
    const isOld = assumesFresh && round === 0
    const outcome = await attemptOnce(attempt, { isOld, answerBy: about.answerBy }).catch(conflictOnly)
    if (outcome === 'stale') return decideUntilWritten(attempt, about, round + 1)
    if (!(outcome instanceof ConflictError)) return outcome
    observe.conflict?.(outcome.violations.map(({ stream }) => stream))
    const pause = isOld ? 0 : jitter(random, round)
    if (now() + pause >= about.giveUpAt) return giveUp(about.streams)
    await sleep(pause)
    return decideUntilWritten(attempt, about, round + 1)
  }

  async function attemptOnce<T>(
    attempt: Attempt<T>,
    { isOld, answerBy }: { isOld: boolean; answerBy: number },
  ): Promise<Outcome<T> | 'stale'> {
    const session = folds.begin(isOld)
    const outcome = await attempt(session.load).catch((error: unknown) => {
      // what was kept of two streams need not belong together: a decider that stumbles over it is asked again on a fresh reading
      if (isOld) return 'stumbled' as const
      throw error
    })
    if (outcome === 'stumbled') return 'stale'
    const append = isRejection(outcome) ? undefined : outcome.append
    if (session.mayBeStale(append)) return 'stale'
    if (isRejection(outcome)) return outcome
    if (!append) return { value: outcome.value, duplicate: false }
    const appended = await sendAppend(sending, append, answerBy)
    session.advance(append, appended)
    return { value: outcome.value, position: appended.position, duplicate: appended.duplicate }
  }

  function giveUp(streams: readonly string[]): Rejection {
    observe.busy?.(streams)
    return reject('BUSY')
  }

  return { run }
}

function conflictOnly(error: unknown): ConflictError {
  if (error instanceof ConflictError) return error
  throw error
}
