import type { ReadResp } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { shared, streamsV1, timestamp } from './protocol.ts'
import type { StoredRecord } from './storedLog.ts'

/** .NET ticks (100 ns) per millisecond: how the server tells when an event was created. */
const TICKS = 10_000n

/** An event as the server sends it to readers and subscribers, with the two `$schema` keys it adds to the metadata. */
export function eventAnswer(record: StoredRecord, structuredIds: boolean): ReadResp {
  const recorded = new streamsV1.ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(uuid(record.id, structuredIds))
  recorded.setStreamIdentifier(identifier(record.stream))
  recorded.setStreamRevision(String(record.revision))
  recorded.setCommitPosition(String(record.position))
  recorded.setPreparePosition(String(record.position))
  recorded.getMetadataMap().set('type', record.type)
  recorded.getMetadataMap().set('content-type', 'application/json')
  recorded.getMetadataMap().set('created', String(BigInt(record.createdAt) * TICKS))
  const meta = { ...record.properties, '$schema.name': record.type, '$schema.format': 'Json' }
  recorded.setCustomMetadata(Buffer.from(JSON.stringify(meta)))
  recorded.setData(record.data)
  const event = new streamsV1.ReadResp.ReadEvent()
  event.setEvent(recorded)
  event.setCommitPosition(String(record.position))
  const answer = new streamsV1.ReadResp()
  answer.setEvent(event)
  return answer
}

export function streamNotFound(stream: string): ReadResp {
  const missing = new streamsV1.ReadResp.StreamNotFound()
  missing.setStreamIdentifier(identifier(stream))
  const answer = new streamsV1.ReadResp()
  answer.setStreamNotFound(missing)
  return answer
}

export function confirmation(id: string): ReadResp {
  const confirmed = new streamsV1.ReadResp.SubscriptionConfirmation()
  confirmed.setSubscriptionId(id)
  const answer = new streamsV1.ReadResp()
  answer.setConfirmation(confirmed)
  return answer
}

/** @param position of the last event that matched; negative when there was none */
export function caughtUp(position: bigint): ReadResp {
  const caught = new streamsV1.ReadResp.CaughtUp()
  caught.setTimestamp(timestamp.Timestamp.fromDate(new Date()))
  if (position >= 0n) {
    const place = new streamsV1.ReadResp.Position()
    place.setCommitPosition(String(position))
    place.setPreparePosition(String(position))
    caught.setPosition(place)
  }
  const answer = new streamsV1.ReadResp()
  answer.setCaughtUp(caught)
  return answer
}

function identifier(stream: string) {
  const name = new shared.StreamIdentifier()
  name.setStreamName(Buffer.from(stream).toString('base64'))
  return name
}

/** Ids go out as text or as two 64-bit halves, whichever the reader asked for. */
function uuid(id: string, structured: boolean) {
  const answer = new shared.UUID()
  if (!structured) {
    answer.setString(id)
    return answer
  }
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const halves = new shared.UUID.Structured()
  halves.setMostSignificantBits(String(bytes.readBigInt64BE(0)))
  halves.setLeastSignificantBits(String(bytes.readBigInt64BE(8)))
  answer.setStructured(halves)
  return answer
}
