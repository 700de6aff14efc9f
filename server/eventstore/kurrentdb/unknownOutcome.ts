import { ConflictError, UnknownOutcomeError } from '../errors.ts'
import type { Appended } from '../port.ts'
import { ABSENT, type ExactRequest } from './appendCalls.ts'
import { summarize } from './knownIds.ts'
import { collect, type Reading } from './reading.ts'

/**
 * Looks whether an append that nobody answered is there: its ids at the very revisions it expected to write.
 * @returns its answer when all of it is there, undefined when none of it is
 * @throws ConflictError when some is there: another append has some of its ids
 */
export async function findAppended(request: ExactRequest, reading: Reading): Promise<Appended | undefined> {
  const byStream = Map.groupBy(request.events, ({ stream }) => stream)
  const found = await Promise.all(
    [...byStream].map(async ([stream, events]) => {
      const from = (request.expect.get(stream) ?? ABSENT) + 1n
      const stored = await collect(reading.readStream(stream, { from, limit: events.length }))
      return stored.filter(({ id }, index) => id === events[index]?.event.id)
    }),
  )
  const places = found.flat()
  if (places.length === 0) return undefined
  if (places.length < request.events.length) throw new ConflictError([])
  return summarize(places)
}

/**
 * The last word on an append that failed without a clear answer.
 * @throws UnknownOutcomeError when it is not there (it may still be on its way) or nobody can tell
 */
export async function resolveUnknownOutcome(
  cause: unknown,
  request: ExactRequest,
  reading: Reading,
): Promise<Appended> {
  const done = await findAppended(request, reading).catch((error: unknown) => {
    if (error instanceof ConflictError) throw error
    return undefined
  })
  if (done) return done
  throw new UnknownOutcomeError('the event store gave no answer to an append', { cause })
}
