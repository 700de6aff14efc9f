import type { Command, StreamFacts } from '../kernel/command.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { type Answer, keyStream, keyUsed, recordFacts } from './commandEvents.ts'
import { ConflictError, StoreUnavailableError } from './errors.ts'
import { type AskedBefore, createFoldCache, type FoldSession } from './foldCache.ts'
import { createKeyLookup, type Handled, type KeyLookup } from './keyLookup.ts'
import { joinReads, type LoadFold } from './loadFold.ts'
import type { Appended, AppendRequest, EventStore, RowsHeld } from './port.ts'

/* One try of a command: load, decide, append. To be read from top to bottom. */

/** What a command comes to: its answer, and the facts that are to be written for it, in their order; none when there is nothing to do. */
export interface Decision<T> {
  readonly answer: T
  readonly facts: StreamFacts
  /**
   * Writes rows that have to be there before the facts, such as a note. Done only for a decision on a fresh reading and with a key that
   * is new, and maybe several times: a second time leaves alone what the first has written. A rejection that it gives is the outcome.
   */
  readonly beforehand?: (() => Promise<unknown>) | undefined
  /** Rows that it was decided on and that have to stay until the facts are written. */
  readonly rows?: RowsHeld | undefined
}

/**
 * Decides a command on what it loads. It may be asked several times, also for a key that was used before, so it changes nothing by itself.
 * The streams that its facts are written to are expected to be as they were loaded, or absent where they were not.
 */
export type Decide<T> = (load: LoadFold) => Promise<Decision<T> | Rejection>

/** It was decided on something old, and has to be once more on a fresh reading. */
export const DECIDE_AGAIN = 'decide again'

interface Trying<T> {
  readonly command: Command
  readonly decide: Decide<T>
  /** Whether to decide on the folds that were kept, reading only what was not. */
  readonly usesKept: boolean
  /** What its tries have asked for so far; each adds to it. */
  readonly askedBefore: AskedBefore
  /** Sends an append until there is an answer. */
  readonly send: (append: AppendRequest) => Promise<Appended>
}

/**
 * Tries a command once.
 * @throws ConflictError when others were quicker; what the decider throws, and what sending throws
 */
export type Attempt = <T extends Answer<T>>(trying: Trying<T>) => Promise<Outcome<T>>

/** What a command is given to look at streams with before it is tried: reads them, and keeps their folds. */
type Look = (askedBefore: AskedBefore) => LoadFold

/**
 * Tries of commands on one store, which share the folds that are kept. A decision on kept folds is held by its append, which expects them
 * to be fresh; what no append holds is decided again on a fresh reading. The stream of the command's key (decision L14) is expected to be
 * absent too: it is looked at together with other streams, or where no append has the last word on it.
 */
export function createAttempt(store: EventStore): { readonly attempt: Attempt; readonly look: Look } {
  const folds = createFoldCache()
  const { tellsRetries } = store.capabilities

  async function attempt<T extends Answer<T>>(trying: Trying<T>): Promise<Outcome<T>> {
    const { command, decide, usesKept, askedBefore } = trying
    const key = createKeyLookup<T>(joinReads(store), command)
    if (!tellsRetries) void key.look()
    const session = folds.begin({ read: key.along, usesKept, before: askedBefore })
    const decided = await decide(session.load).catch(failureOf)
    const basis = { session, key }
    return isHeldByAppend(decided, command)
      ? writeHeld(trying, decided, basis)
      : conclude(trying, decided, basis)
  }

  const look: Look = (before) => folds.begin({ read: joinReads(store), usesKept: false, before }).load
  return { attempt, look }
}

/** What a try stands on. */
interface Basis<T> {
  readonly session: FoldSession
  readonly key: KeyLookup<T>
}

type Outcome<T> = Handled<T> | Rejection | typeof DECIDE_AGAIN

interface Failure {
  readonly failure: unknown
}

/** @throws StoreUnavailableError: deciding again would only take longer */
function failureOf(error: unknown): Failure {
  if (error instanceof StoreUnavailableError) throw error
  return { failure: error }
}

/** Whether nothing is done but by an append, which finds out when something was old. */
function isHeldByAppend<T>(
  decided: Decision<T> | Rejection | Failure,
  { key }: Command,
): decided is Decision<T> {
  if (!('facts' in decided) || decided.beforehand !== undefined) return false
  return decided.facts.length > 0 || key !== undefined
}

async function writeHeld<T extends Answer<T>>(
  trying: Trying<T>,
  decision: Decision<T>,
  basis: Basis<T>,
): Promise<Outcome<T>> {
  const used = await basis.key.seen()
  return used ?? write(trying, decision, basis)
}

/** Comes to an end that no append holds, on a fresh reading and with a key that is new. */
async function conclude<T extends Answer<T>>(
  trying: Trying<T>,
  decided: Decision<T> | Rejection | Failure,
  basis: Basis<T>,
): Promise<Outcome<T>> {
  const { session, key } = basis
  const isOld = session.usesKept()
  const used = isOld ? await key.seen() : await key.look()
  if (used !== undefined) return used
  if (isOld) return DECIDE_AGAIN
  if ('failure' in decided) throw await atOneMoment(decided, session)
  if (isRejection(decided)) return decided
  const prepared = await decided.beforehand?.()
  return isRejection(prepared) ? prepared : write(trying, decided, basis)
}

/**
 * Streams may be read one after the other, so that another process may write between two readings. What a decider finds impossible in
 * such a mixture is no bug: when a stream has grown since, the command is decided again.
 */
async function atOneMoment({ failure }: Failure, session: FoldSession): Promise<unknown> {
  const violations = await session.grown()
  return violations.length > 0 ? new ConflictError(violations) : failure
}

async function write<T extends Answer<T>>(
  { command, send }: Trying<T>,
  decision: Decision<T>,
  { session, key }: Basis<T>,
): Promise<Handled<T> | Rejection> {
  const { answer, facts } = decision
  const append = appendOf(command, decision, session.expectations)
  if (append === undefined) return { answer }
  try {
    const appended = await send(append)
    const first = appended.duplicate ? await key.lookAgain() : undefined
    if (first !== undefined && isRejection(first)) return first
    session.advance(append, appended)
    const types = [...new Set(facts.map(({ fact }) => fact.type))]
    return { answer: first?.answer ?? answer, written: { types, position: appended.position } }
  } catch (error) {
    const first = key.isIn(error) ? await key.lookAgain() : undefined
    if (first === undefined) throw error
    return first
  }
}

/** The append of a decision: its facts, and its key used up, also where there is nothing else to write. */
function appendOf<T>(
  command: Command,
  { answer, facts, rows }: Decision<T>,
  expectations: (written: readonly string[]) => AppendRequest['expect'],
): AppendRequest | undefined {
  const { key } = command
  if (facts.length === 0 && key === undefined) return undefined
  const expect = expectations(facts.map(({ stream }) => stream))
  const events = recordFacts(command, facts)
  if (key === undefined) return { expect, events, rows }
  return {
    rows,
    expect: { ...expect, [keyStream(key)]: 'absent' },
    events: [...events, keyUsed(command, key, answer)],
  }
}
