import { jsonEvent, type KurrentDBClient, NO_STREAM } from '@kurrent/kurrentdb-client'
import { ConflictError, StoreUnavailableError, UnknownOutcomeError } from '../errors.ts'
import { checkAppend } from '../grammar.ts'
import type { Appended, AppendRequest, EventStore, NewEvent } from '../port.ts'
import type { Client, Timeouts } from './client.ts'
import { isRefused, messageOf, mismatchOf } from './failures.ts'
import { collect, type Reading } from './reading.ts'
import { latest, positionOf } from './recorded.ts'
import { within } from './timeout.ts'

export interface AppendingParts {
  readonly client: Client
  readonly reading: Reading
  readonly timeouts: Timeouts
}

/** The append of the port by `multiStreamAppend`. Streams that are only checked are left out: the call takes no expectation about them. */
export function createAppending(parts: AppendingParts): EventStore['append'] {
  const { timeouts } = parts
  return async (request, { timeoutMs = timeouts.appendMs } = {}) => {
    checkAppend(request)
    // A copy, because what is sent again later must be what is sent now.
    const appending = send(structuredClone(request), parts, timeoutMs)
    return within(
      timeoutMs,
      appending,
      () => new UnknownOutcomeError(`no answer to an append within ${timeoutMs} ms`),
    )
  }
}

async function send(request: AppendRequest, parts: AppendingParts, ms: number): Promise<Appended> {
  const { client } = parts
  let sendings = 0
  const append = (current: KurrentDBClient) => {
    sendings += 1
    return current.multiStreamAppend(toStreams(request))
  }
  const outcome = await client.call('append', append, { ms }).catch((error: unknown) => ({ error }))
  if ('error' in outcome) {
    throwIfNotWritten(outcome.error, request, sendings)
    return look(request, parts, outcome.error)
  }
  const { position, responses } = outcome
  // a server that recognises a repeated append may not know its place
  if (position < 0n) return look(request, parts, new Error('the server gave no position'))
  const revisions = Object.fromEntries(responses.map(({ streamName, revision }) => [streamName, revision]))
  return { position: positionOf(position), revisions, duplicate: false }
}

function throwIfNotWritten(error: unknown, { expect }: AppendRequest, sendings: number): void {
  if (sendings === 0) throw new StoreUnavailableError(messageOf(error), { cause: error })
  const mismatch = mismatchOf(error)
  const expected = mismatch && expect[mismatch.stream]
  if (mismatch && expected !== undefined) throw new ConflictError([{ ...mismatch, expected }])
  // a refusal of a later try does not tell what became of the first
  if (sendings === 1 && isRefused(error)) throw error
}

/** The request as the client takes it. */
export function toStreams({
  expect,
  events,
}: AppendRequest): Parameters<KurrentDBClient['multiStreamAppend']>[0] {
  return [...Map.groupBy(events, ({ stream }) => stream)].map(([streamName, ofStream]) => {
    const expected = expect[streamName]
    return {
      streamName,
      expectedState: typeof expected === 'bigint' ? expected : NO_STREAM,
      events: ofStream.map(({ event }) => toClient(event)),
    }
  })
}

function toClient({ id, type, data, meta }: NewEvent) {
  // the grammar has checked that the data is JSON; the client's type knows objects only
  return jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: { ...meta } })
}

/**
 * Looks whether an append without a clear answer was written: its ids at the very revisions it expected to write.
 * @throws ConflictError when a part was: another append has some of its ids
 * @throws UnknownOutcomeError when nothing was (it may still be under way), or when the server cannot be asked
 */
async function look(request: AppendRequest, { reading }: AppendingParts, cause: unknown): Promise<Appended> {
  const byStream = [...Map.groupBy(request.events, ({ stream }) => stream)]
  const unknown = () => new UnknownOutcomeError(`no answer to an append: ${messageOf(cause)}`, { cause })
  const found = await Promise.all(
    byStream.map(async ([stream, events]) => {
      const from = firstRevision(request, stream)
      const stored = await collect(reading.readStream(stream, { from, limit: events.length }))
      return stored.filter(({ id }, index) => id === events[index]?.event.id)
    }),
  ).catch(() => {
    throw unknown()
  })
  const places = found.flat()
  if (places.length === 0) throw unknown()
  if (places.length < request.events.length) throw new ConflictError([])
  const revisions = Object.fromEntries(places.map(({ stream, revision }) => [stream, revision]))
  return { position: latest(...places.map(({ position }) => position)), revisions, duplicate: true }
}

function firstRevision({ expect }: AppendRequest, stream: string): bigint {
  const expected = expect[stream]
  return typeof expected === 'bigint' ? expected + 1n : 0n
}
