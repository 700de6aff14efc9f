import { setTimeout as wait } from 'node:timers/promises'
import type { Command, StreamFacts } from '../kernel/command.ts'
import type { Db } from '../kernel/database.ts'
import { createKeyedLock } from '../kernel/keyedLock.ts'
import { PATIENCE } from '../kernel/patience.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { type Answer, firstAnswer, keyStream, keyUsed, recordFacts } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import { createFoldCache, type FoldSession } from './foldCache.ts'
import type { Folded, LoadFold } from './loadFold.ts'
import type { Appended, AppendRequest, EventStore, Expect, Position } from './port.ts'

/*
 * How every command on streams is carried out: load, decide, append, decide again when others were quicker, wait until read models show
 * it. To be read from top to bottom.
 */

/** What a command comes to: its answer, and the facts that are to be written for it, in their order; none when there is nothing to do. */
export interface Decision<T> {
  readonly answer: T
  readonly facts: StreamFacts
}

/**
 * Decides a command on what it loads. It may be asked several times, so it changes nothing by itself but what a second time leaves alone.
 * The streams that its facts are written to are expected to be as they were loaded, or absent where they were not.
 */
export type Decide<T> = (load: LoadFold) => Promise<Decision<T> | Rejection>

/** The outcome of a command that was carried out; `stale` when readers do not see it yet. */
export interface CommandResult<T> {
  readonly value: T
  readonly stale: boolean
}

/**
 * Carries out one command, once for its key (decision L14), and answers when the read models it touches have caught up with it (event
 * store, "read your writes").
 * @param given.streams that it will write, as far as they are known beforehand; commands on the same stream wait for each other
 * @returns the decision's rejection; KEY_REUSED for a key that was used with other terms; BUSY when others were quicker for too long
 * @throws UnknownOutcomeError when the store gave no answer: the caller may give the same command again
 * @throws StoreUnavailableError when the store does not answer and nothing was written
 */
export type HandleCommand = <T extends Answer<T>>(
  given: { readonly command: Command; readonly streams: readonly string[] },
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

export interface CommandHandlerParts {
  readonly store: EventStore
  /** Waits until readers see an append of these event types; false when that took too long. */
  readonly caughtUp: (types: readonly string[], position: Position) => Promise<boolean>
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

/** A command on its way. */
interface Handling<T> {
  readonly command: Command
  readonly decide: Decide<T>
  /** The streams that are locked for it. */
  readonly locked: readonly string[]
  /** When it has to have an answer, on the parts' clock. */
  readonly answerBy: number
  /** When it is no longer decided again. */
  readonly giveUpAt: number
}

/** What was done: its answer, and where it was written. */
interface Handled<T> {
  readonly answer: T
  readonly written?: { readonly types: readonly string[]; readonly position: Position }
}

/** It was decided on something old, and has to be once more on a fresh reading. */
const DECIDE_AGAIN = 'decide again'

/** How often an append is sent that gets no answer. */
const SENDS = 8

export function createCommandHandler(parts: CommandHandlerParts): HandleCommand {
  const { store, caughtUp, random, now, sleep = wait, observe = {}, assumesFresh = false } = parts
  const locks = createKeyedLock()
  const folds = createFoldCache(store)
  /** Whether the folds that were kept are good enough for now. */
  const isOldIn = (round: number) => assumesFresh && round === 0

  async function handle<T extends Answer<T>>(
    { command, streams }: Parameters<HandleCommand>[0],
    decide: Decide<T>,
  ): Promise<CommandResult<T> | Rejection> {
    const answerBy = now() + PATIENCE.commandMs
    const locked = command.key ? [...streams, keyStream(command.key)] : streams
    const release = await locks.acquire(locked, PATIENCE.lockMs)
    // who waited in vain is still decided once, on a fresh reading: a rule's answer is better than none, and a conflict is told as BUSY
    const giveUpAt = release ? Math.min(now() + PATIENCE.conflictMs, answerBy) : now()
    const handling = { command, decide, locked, answerBy, giveUpAt }
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
    for (let round = firstRound; ; round++) {
      const outcome = await decideAndWrite(handling, isOldIn(round)).catch(conflictOnly)
      if (outcome === DECIDE_AGAIN) continue
      if (!(outcome instanceof ConflictError)) return outcome
      const hasTime = await pauseAfter(outcome, handling, round)
      if (!hasTime) return reject('BUSY')
    }
  }

  /** @returns whether there is time to decide again */
  async function pauseAfter<T>(
    { violations }: ConflictError,
    { locked, giveUpAt }: Handling<T>,
    round: number,
  ): Promise<boolean> {
    const pause = isOldIn(round) ? 0 : jitter(random, round)
    observe.conflict?.(violations.map(({ stream }) => stream))
    const hasTime = now() + pause < giveUpAt
    if (hasTime) await sleep(pause)
    else observe.busy?.(locked)
    return hasTime
  }

  /** @param isOld whether to decide on the folds that were kept, without reading */
  async function decideAndWrite<T extends Answer<T>>(
    handling: Handling<T>,
    isOld: boolean,
  ): Promise<Handled<T> | Rejection | typeof DECIDE_AGAIN> {
    const first = await firstAnswer<T>(store, handling.command)
    if (first !== undefined) return isRejection(first) ? first : { answer: first }
    const session = folds.begin(isOld)
    const decision = await decideIn(session, handling).catch((error: unknown): typeof DECIDE_AGAIN => {
      // what was kept of two streams need not belong together: a decider that stumbles over it is asked again on a fresh reading
      if (isOld) return DECIDE_AGAIN
      throw error
    })
    if (decision === DECIDE_AGAIN || isRejection(decision)) return decision
    const { answer, append } = decision
    if (append === undefined) return { answer }
    const appended = await appendUntilAnswered(append, handling.answerBy)
    session.advance(append, appended)
    return { answer, written: { types: decision.types, position: appended.position } }
  }

  /**
   * Sends an append until an answer comes: after an unknown outcome the identical request again, which a store recognises.
   * @throws UnknownOutcomeError when no answer came at all
   * @throws StoreUnavailableError when nothing was ever sent
   */
  async function appendUntilAnswered(append: AppendRequest, answerBy: number): Promise<Appended> {
    let unknown: UnknownOutcomeError | undefined
    for (let sent = 1; ; sent++) {
      const left = Math.min(PATIENCE.appendMs, answerBy - now())
      const outcome = await store
        .append(append, { timeoutMs: Math.max(100, left) })
        .catch((error: unknown) => unknownOnly(error, unknown))
      if (!(outcome instanceof UnknownOutcomeError)) return outcome
      unknown ??= outcome
      const pause = 20 + jitter(random, sent)
      if (sent >= SENDS || now() + pause >= answerBy) throw outcome
      observe.resend?.(Object.keys(append.expect))
      await sleep(pause)
    }
  }

  return handle
}

function conflictOnly(error: unknown): ConflictError {
  if (error instanceof ConflictError) return error
  throw error
}

/** @param earlier the outcome of an earlier sending: that it cannot be sent now says nothing about that one */
function unknownOnly(error: unknown, earlier: UnknownOutcomeError | undefined): UnknownOutcomeError {
  if (error instanceof UnknownOutcomeError) return error
  throw error instanceof StoreUnavailableError ? (earlier ?? error) : error
}

/** Up to 10 ms at first, and doubling up to 320: those who met do not meet again. */
function jitter(random: () => number, round: number): number {
  return random() * 10 * 2 ** Math.min(round, 5)
}

/** A decision with what is to be written for it, and which types of events that are. */
interface Writing<T> {
  readonly answer: T
  readonly append?: AppendRequest | undefined
  readonly types: readonly string[]
}

/** @returns that it has to be decided again when it was decided on something old that its append would not notice */
async function decideIn<T>(
  session: FoldSession,
  { command, decide }: Handling<T>,
): Promise<Writing<T> | Rejection | typeof DECIDE_AGAIN> {
  const decision = await atOneMoment(decide, session.load)
  const append = isRejection(decision) ? undefined : appendOf(command, decision, session)
  if (session.mayBeStale(append)) return DECIDE_AGAIN
  if (isRejection(decision)) return decision
  const types = [...new Set(decision.facts.map(({ fact }) => fact.type))]
  return { answer: decision.answer, append, types }
}

/**
 * Streams are read one after the other, so that another process may write between two readings. What a decider finds impossible in such a
 * mixture is no bug: when a stream has grown since, the command is decided again.
 * @throws ConflictError when a stream has grown since; else what the decider threw
 */
async function atOneMoment<T>(decide: Decide<T>, load: LoadFold): ReturnType<Decide<T>> {
  const readings: { readonly stream: string; readonly expect: Expect; again(): Promise<Folded<unknown>> }[] =
    []
  const noting: LoadFold = async (stream, fold) => {
    const folded = await load(stream, fold)
    readings.push({ stream, expect: folded.expect, again: () => load(stream, fold) })
    return folded
  }
  try {
    return await decide(noting)
  } catch (error) {
    for (const { stream, expect, again } of readings) {
      const { expect: actual } = await again()
      if (actual !== expect && actual !== 'absent')
        throw new ConflictError([{ stream, expected: expect, actual }])
    }
    throw error
  }
}

/** The append of a decision: its facts, and its key used up, also where there is nothing else to write. */
function appendOf<T>(
  command: Command,
  { answer, facts }: Decision<T>,
  session: Pick<FoldSession, 'expect'>,
): AppendRequest | undefined {
  const { key } = command
  if (facts.length === 0 && key === undefined) return undefined
  const expect = Object.fromEntries(facts.map(({ stream }) => [stream, session.expect(stream)]))
  const events = recordFacts(command, facts)
  if (key === undefined) return { expect, events }
  return {
    expect: { ...expect, [keyStream(key)]: 'absent' },
    events: [...events, keyUsed(command, key, answer)],
  }
}
