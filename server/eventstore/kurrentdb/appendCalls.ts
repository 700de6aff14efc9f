import {
  type ConsistencyCheck,
  jsonEvent,
  type KurrentDBClient,
  NO_STREAM,
  STREAM_STATE,
} from '@kurrent/kurrentdb-client'
import type { AppendRequest, NewEvent } from '../port.ts'
import type { AppendCall } from './capabilities.ts'

/** The revision of a stream that has no events. */
export const ABSENT = -1n

/** An append without "any" and "present": every stream with its exact last revision, or {@link ABSENT}. */
export interface ExactRequest {
  readonly expect: ReadonlyMap<string, bigint>
  readonly events: AppendRequest['events']
}

export interface Sent {
  readonly position: bigint
  readonly responses: readonly { readonly streamName: string; readonly revision: bigint }[]
}

/** The two calls that write several streams at once. "Any" is never sent: the server forgets its ids when it restarts. */
export const appendCalls: Readonly<
  Record<AppendCall, (client: KurrentDBClient, request: ExactRequest) => Promise<Sent>>
> = { appendRecords, multiStreamAppend }

/** One check for every stream, written or not; records in the order of the request. */
async function appendRecords(client: KurrentDBClient, { expect, events }: ExactRequest): Promise<Sent> {
  const records = events.map(({ stream, event }) => ({ streamName: stream, record: toClient(event) }))
  const checks = [...expect].map(
    ([streamName, revision]): ConsistencyCheck => ({
      type: STREAM_STATE,
      streamName,
      expectedState: stateOf(revision),
    }),
  )
  return client.appendRecords(records, checks)
}

/** One message for every stream, with all its events: between streams, the order is that of their first events. */
async function multiStreamAppend(client: KurrentDBClient, { expect, events }: ExactRequest): Promise<Sent> {
  const byStream = Map.groupBy(events, ({ stream }) => stream)
  const requests = [...byStream].map(([streamName, ofStream]) => ({
    streamName,
    expectedState: stateOf(expect.get(streamName) ?? ABSENT),
    events: ofStream.map(({ event }) => toClient(event)),
  }))
  return client.multiStreamAppend(requests)
}

function stateOf(revision: bigint): bigint | typeof NO_STREAM {
  return revision === ABSENT ? NO_STREAM : revision
}

function toClient({ id, type, data, meta }: NewEvent) {
  // The grammar has seen to it that the data is JSON; the client's type knows objects only.
  return jsonEvent({ id, type, data: data as Record<string, unknown>, metadata: { ...meta } })
}
