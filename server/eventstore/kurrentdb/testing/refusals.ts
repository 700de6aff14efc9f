import { status as code, Metadata, type ServiceError } from '@grpc/grpc-js'
import { any, errorsV2, status } from './protocol.ts'
import { type Failure, TOMBSTONED } from './storedLog.ts'

/** What the server answers instead of a result. Built as the server builds it, so that the client maps it as it would the server's. */
export type Refusal = Pick<ServiceError, 'code' | 'details' | 'metadata'>

export function refusal(statusCode: code, details: string, metadata = new Metadata()): Refusal {
  return { code: statusCode, details, metadata }
}

/** A refusal with its typed details in `grpc-status-details-bin`, as every error of the v2 protocol comes. */
function typed(statusCode: code, text: string, type: string, value: Uint8Array): Refusal {
  const packed = new any.Any()
  packed.setTypeUrl(`type.googleapis.com/${type}`)
  packed.setValue(value)
  const body = new status.Status()
  body.setCode(Number(statusCode))
  body.setMessage(text)
  body.setDetails(packed as Parameters<typeof body.setDetails>[0])
  const metadata = new Metadata()
  metadata.set('grpc-status-details-bin', Buffer.from(body.serializeBinary()))
  return refusal(statusCode, text, metadata)
}

/** `AppendSession` names the first failing stream only. */
export function revisionConflict({ stream, expected, actual }: Failure): Refusal {
  if (actual === TOMBSTONED) return tombstoned(stream)
  const details = new errorsV2.StreamRevisionConflictErrorDetails()
  details.setStream(stream)
  details.setExpectedRevision(String(expected))
  details.setActualRevision(String(actual))
  const type = 'kurrentdb.protocol.v2.streams.errors.StreamRevisionConflictErrorDetails'
  return typed(
    code.FAILED_PRECONDITION,
    'Append failed due to a revision conflict.',
    type,
    details.serializeBinary(),
  )
}

function tombstoned(stream: string): Refusal {
  const details = new errorsV2.StreamTombstonedErrorDetails()
  details.setStream(stream)
  const type = 'kurrentdb.protocol.v2.streams.errors.StreamTombstonedErrorDetails'
  return typed(
    code.FAILED_PRECONDITION,
    `Stream '${stream}' has been tombstoned.`,
    type,
    details.serializeBinary(),
  )
}

/** What a repeated call gets of which the server knows one stream's part and not the other's. */
export const torn = refusal(code.INTERNAL, 'Index was outside the bounds of the array.')

/** The v2 protocol's way to say that another node leads. The client does not know it and reports an unknown error. */
export function notLeaderNode(): Refusal {
  const type = 'kurrent.rpc.NotLeaderNodeErrorDetails'
  return typed(
    code.FAILED_PRECONDITION,
    'The server is not the leader node and cannot handle the request.',
    type,
    new Uint8Array(),
  )
}

/** The same without its details, as whatever stands before a node may pass it on. */
export const notLeaderInWords = refusal(
  code.FAILED_PRECONDITION,
  'The server is not the leader node and cannot handle the request.',
)

/** The v1 protocol's way to say so, which the client follows to the named leader. */
export function notLeader(host: string, port: number): Refusal {
  const metadata = new Metadata()
  metadata.set('exception', 'not-leader')
  metadata.set('leader-endpoint-host', host)
  metadata.set('leader-endpoint-port', String(port))
  return refusal(code.NOT_FOUND, 'Leader info available', metadata)
}

export const unavailable = refusal(code.UNAVAILABLE, 'The server is not yet ready to handle requests.')
export const deadlineExceeded = refusal(code.DEADLINE_EXCEEDED, 'Append timed out while waiting for commit')
