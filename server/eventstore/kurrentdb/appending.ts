import { createKeyedLock } from '../../kernel/keyedLock.ts'
import { pause, retryDelay } from '../../kernel/retryPolicies.ts'
import {
  AppendTooLargeError,
  ConflictError,
  InvalidAppendError,
  StoreUnavailableError,
  UnknownOutcomeError,
} from '../errors.ts'
import { checkAppend } from '../grammar.ts'
import type { Appended, AppendRequest, EventStore } from '../port.ts'
import { ABSENT, appendCalls, type ExactRequest, type Sent } from './appendCalls.ts'
import type { AppendCall } from './capabilities.ts'
import type { Connection } from './connection.ts'
import { isOvertaken, looseStreams, makeExact, violationsOf } from './expectations.ts'
import { type Failure, isClientStuck, judge, type Mismatch } from './failures.ts'
import type { KnownIds } from './knownIds.ts'
import type { Reading } from './reading.ts'
import { positionOf } from './recorded.ts'
import type { StoreLog, Timeouts } from './settings.ts'
import { within } from './timeout.ts'
import { findAppended, resolveUnknownOutcome } from './unknownOutcome.ts'

/** How often the identical request is sent before we look for ourselves. */
const ATTEMPTS = 5

export interface AppendingParts {
  readonly connection: Connection
  readonly call: AppendCall
  readonly reading: Reading
  readonly known: KnownIds
  readonly timeouts: Timeouts
  readonly log: StoreLog
}

/** The append of the port, over whichever of the two calls the server has. */
export function createAppending(parts: AppendingParts): EventStore['append'] {
  const { call, timeouts } = parts
  const locks = createKeyedLock()
  return async (request, { timeoutMs = timeouts.appendMs } = {}) => {
    checkAppend(request)
    if (call === 'multiStreamAppend') checkAllWritten(request)
    // A copy, because what is sent again later must be what is sent now.
    const own = structuredClone(request)
    const until = performance.now() + timeoutMs
    // Appends that say "any" would overtake each other again and again; inside one process they wait for each other instead.
    const release = await locks.acquire(looseStreams(own), timeoutMs)
    const ending = new AbortController()
    const tooLate = () => new UnknownOutcomeError(`no answer to an append within ${timeoutMs} ms`)
    try {
      if (!release) throw tooLate()
      const left = Math.max(1, until - performance.now())
      return await within(left, settle(own, parts, ending.signal), tooLate)
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error
      throw new UnknownOutcomeError(error.message, { cause: error })
    } finally {
      ending.abort()
      release?.()
    }
  }
}

/** Resolves what the caller left open, sends, and resolves again as long as only that was overtaken. */
async function settle(request: AppendRequest, parts: AppendingParts, signal: AbortSignal): Promise<Appended> {
  const { known, reading } = parts
  while (!signal.aborted) {
    const repeated = known.recall(request)
    if (repeated) return repeated
    const exact = await makeExact(request, reading, known)
    const found = known.recall(request)
    if (found) return found
    const outcome = await send(exact, parts, signal)
    if ('position' in outcome) {
      learn(exact, outcome, known)
      return outcome
    }
    if (!isOvertaken(request, outcome.mismatches)) {
      throw new ConflictError(violationsOf(request, outcome.mismatches))
    }
  }
  throw new UnknownOutcomeError('overtaken until the time was over')
}

type Outcome = Appended | { readonly mismatches: readonly Mismatch[] }

/** Sends the identical request a bounded number of times; then, or when it is no use, looks what is there. */
async function send(exact: ExactRequest, parts: AppendingParts, signal: AbortSignal): Promise<Outcome> {
  const { reading, timeouts, log } = parts
  let cause: unknown
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    const { sent, error } = await sendOnce(exact, parts)
    if (sent) return answered(sent, exact, reading)
    cause = error
    const failure = judge(error)
    if (failure.kind === 'conflict') return conflicting(failure, exact, reading)
    if (attempt === 0) throwIfRefused(failure, error)
    if (failure.kind !== 'passing') break
    log.warn({ attempt, reason: messageOf(error) }, 'append is sent again')
    await pause(retryDelay(timeouts.retry, attempt), signal)
  }
  return resolveUnknownOutcome(cause, exact, reading)
}

async function sendOnce(
  exact: ExactRequest,
  { connection, call }: AppendingParts,
): Promise<{ readonly sent?: Sent; readonly error?: unknown }> {
  const client = connection.client()
  try {
    return { sent: await appendCalls[call](client, exact) }
  } catch (error) {
    if (isClientStuck(error)) connection.replace(client, messageOf(error))
    return { error }
  }
}

/** A server that knows the append already may not know its place yet; then we look it up. */
async function answered(sent: Sent, exact: ExactRequest, reading: Reading): Promise<Appended> {
  if (sent.position < 0n) return resolveUnknownOutcome(sent, exact, reading)
  const revisions = Object.fromEntries(
    sent.responses.map(({ streamName, revision }) => [streamName, revision]),
  )
  return { position: positionOf(sent.position), revisions, duplicate: false }
}

/**
 * A written stream that is not as expected settles it: the server has looked for our ids there. A stream that is only checked may have
 * moved on since an append of ours whose answer was lost.
 */
async function conflicting(
  { mismatches }: Extract<Failure, { kind: 'conflict' }>,
  exact: ExactRequest,
  reading: Reading,
): Promise<Outcome> {
  const written = new Set(exact.events.map(({ stream }) => stream))
  if (mismatches.some(({ stream }) => written.has(stream))) return { mismatches }
  return (await findAppended(exact, reading)) ?? { mismatches }
}

/** After a first attempt that may have been written, a refusal of the second says nothing about the first. */
function throwIfRefused(failure: Failure, error: unknown): void {
  if (failure.kind === 'tooLarge') throw new AppendTooLargeError(failure.size, failure.limit)
  if (failure.kind === 'refused') throw error
}

function learn(exact: ExactRequest, { position }: Appended, known: KnownIds): void {
  const next = new Map([...exact.expect].map(([stream, last]) => [stream, last + 1n]))
  for (const { stream, event } of exact.events) {
    const revision = next.get(stream) ?? ABSENT + 1n
    known.learn(event.id, { stream, revision, position })
    next.set(stream, revision + 1n)
  }
}

function checkAllWritten({ expect, events }: AppendRequest): void {
  const written = new Set(events.map(({ stream }) => stream))
  const unwritten = Object.keys(expect).find((stream) => !written.has(stream))
  if (unwritten !== undefined) {
    throw new InvalidAppendError(`this event store cannot check ${unwritten} without writing to it`)
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
