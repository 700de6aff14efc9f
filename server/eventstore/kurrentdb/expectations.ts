import { ConflictError, type Violation } from '../errors.ts'
import type { AppendRequest, Expect } from '../port.ts'
import { ABSENT, type ExactRequest } from './appendCalls.ts'
import type { Mismatch } from './failures.ts'
import type { KnownIds } from './knownIds.ts'
import type { Reading } from './reading.ts'

/**
 * Puts the revision that a stream has now in the place of "any" and "present". The whole stream is read, so that an append which is
 * already there is recognised by its ids.
 * @throws ConflictError naming every failing stream, when one that should be present is not
 */
export async function makeExact(
  request: AppendRequest,
  reading: Reading,
  known: KnownIds,
): Promise<ExactRequest> {
  const written = new Set(request.events.map(({ stream }) => stream))
  const relevant = Object.entries(request.expect).filter(
    ([stream, expected]) => expected !== 'any' || written.has(stream),
  )
  const exact = await Promise.all(
    relevant.map(async ([stream, expected]): Promise<[string, bigint]> => {
      if (typeof expected === 'bigint') return [stream, expected]
      return [stream, expected === 'absent' ? ABSENT : await lastRevision(stream, reading, known)]
    }),
  )
  const isMissing = exact.some(([stream, last]) => request.expect[stream] === 'present' && last === ABSENT)
  if (isMissing) throw new ConflictError(await violationsNow(request, reading))
  return { expect: new Map(exact), events: request.events }
}

/** The streams whose revision the caller left open. */
export function looseStreams({ expect }: AppendRequest): string[] {
  return Object.keys(expect).filter((stream) => isLoose(expect[stream]))
}

/** Whether it was only our own reading of "any" or "present" that was overtaken, so that a new one may do. */
export function isOvertaken(request: AppendRequest, mismatches: readonly Mismatch[]): boolean {
  return mismatches.every(({ stream, isTombstoned }) => isLoose(request.expect[stream]) && !isTombstoned)
}

/** A conflict in the caller's own words: only what the caller expected, as the caller expected it. */
export function violationsOf(request: AppendRequest, mismatches: readonly Mismatch[]): Violation[] {
  return mismatches.flatMap(({ stream, actual, isTombstoned }) => {
    const expected = request.expect[stream]
    if (expected === undefined || (isLoose(expected) && !isTombstoned)) return []
    return [{ stream, expected, actual }]
  })
}

async function violationsNow(request: AppendRequest, reading: Reading): Promise<Violation[]> {
  const found = await Promise.all(
    Object.entries(request.expect).map(async ([stream, expected]) => {
      const actual = await newestRevision(stream, reading)
      return { stream, expected, actual }
    }),
  )
  return found.filter(({ expected, actual }) => !holds(expected, actual))
}

/** Whether the caller left the revision open, so that ours may be found anew after a conflict. */
function isLoose(expected: Expect | undefined): boolean {
  return expected === 'any' || expected === 'present'
}

function holds(expected: Expect, actual: bigint): boolean {
  if (expected === 'any') return true
  if (expected === 'absent') return actual === ABSENT
  return expected === 'present' ? actual !== ABSENT : actual === expected
}

async function lastRevision(stream: string, reading: Reading, known: KnownIds): Promise<bigint> {
  let last = ABSENT
  for await (const event of reading.readStream(stream, { backwards: true })) {
    if (last === ABSENT) last = event.revision
    known.learn(event.id, event)
  }
  return last
}

async function newestRevision(stream: string, reading: Reading): Promise<bigint> {
  for await (const { revision } of reading.readStream(stream, { backwards: true, limit: 1 })) return revision
  return ABSENT
}
