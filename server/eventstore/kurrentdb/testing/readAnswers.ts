import type { ServerWritableStream } from '@grpc/grpc-js'
import { status as code, Metadata } from '@grpc/grpc-js'
import type {
  ReadReq,
  ReadResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js'
import { eventAnswer, streamNotFound } from './messages.ts'
import { streamsV1 } from './protocol.ts'
import { type Refusal, refusal } from './refusals.ts'
import type { StoredLog, StoredRecord } from './storedLog.ts'

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>

/** Answers a read of one stream or of `$all`, either way round, as far as the count goes. */
export function answerRead(call: ReadCall, log: StoredLog): void {
  const options = call.request.getOptions()
  const structured = options?.getUuidOption()?.hasStructured() ?? false
  const stream = options?.getStream()
  const name = stream ? Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString() : ''
  if (stream && log.isTombstoned(name)) {
    refuse(call, streamDeleted(name))
    return
  }
  if (stream && log.of(name).length === 0) call.write(streamNotFound(name))
  else for (const record of selected(call.request, log)) call.write(eventAnswer(record, structured))
  call.end()
}

/** The server's filter as we use it: a pattern over stream names. */
export function filterOf(request: ReadReq): (record: StoredRecord) => boolean {
  const filter = request.getOptions()?.getFilter()
  const pattern = new RegExp(filter?.getStreamIdentifier()?.getRegex() ?? '')
  return ({ stream }) => pattern.test(stream)
}

/** Ends a reading call the way the server ends it when it cannot go on. */
export function refuse(call: ReadCall, { code: statusCode, details, metadata }: Refusal): void {
  call.emit('error', { code: statusCode, details, metadata })
}

function selected(request: ReadReq, log: StoredLog): readonly StoredRecord[] {
  const options = request.getOptions()
  const backwards = options?.getReadDirection() === streamsV1.ReadReq.Options.ReadDirection.BACKWARDS
  const inScope = options?.getStream()
    ? streamScope(request, log, backwards)
    : allScope(request, log, backwards)
  const ordered = backwards ? inScope.toReversed() : inScope
  return ordered.slice(0, Number(options?.getCount() ?? 0))
}

function streamScope(request: ReadReq, log: StoredLog, backwards: boolean): readonly StoredRecord[] {
  const stream = request.getOptions()?.getStream()
  const name = Buffer.from(stream?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()
  const from = stream?.hasRevision() ? BigInt(stream.getRevision()) : undefined
  return log.of(name).filter(({ revision }) => within(revision, from, backwards))
}

function allScope(request: ReadReq, log: StoredLog, backwards: boolean): readonly StoredRecord[] {
  const position = request.getOptions()?.getAll()?.getPosition()
  const from = position ? BigInt(position.getCommitPosition()) : undefined
  const matches = filterOf(request)
  return log.records.filter((record) => within(record.position, from, backwards) && matches(record))
}

function within(at: bigint, from: bigint | undefined, backwards: boolean): boolean {
  if (from === undefined) return true
  return backwards ? at <= from : at >= from
}

function streamDeleted(stream: string): Refusal {
  const metadata = new Metadata()
  metadata.set('exception', 'stream-deleted')
  metadata.set('stream-name', stream)
  return refusal(code.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, metadata)
}
