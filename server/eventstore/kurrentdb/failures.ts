import {
  AccessDeniedError,
  InvalidArgumentError,
  isCommandError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  StreamTombstonedError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client'

/** The server lacks what the system cannot do without; the message says what is needed. */
export class UnsupportedStoreError extends Error {
  override readonly name = 'UnsupportedStoreError'
}

/** A stream that was not as expected: its last revision, or -1 when it has no events. */
export interface Mismatch {
  readonly stream: string
  readonly actual: bigint
}

const DEADLINE_EXCEEDED = 4
const FAILED_PRECONDITION = 9
const UNAVAILABLE = 14
/** gRPC codes with which a server refuses before it writes: argument, permission, resources, precondition, range, unimplemented, authentication. */
const REFUSING: ReadonlySet<number> = new Set([3, 7, 8, 9, 11, 12, 16])

/** The stream about which an append conflicts; the server names the first only. */
export function mismatchOf(error: unknown): Mismatch | undefined {
  if (error instanceof StreamTombstonedError) return { stream: error.stream, actual: -1n }
  if (!(error instanceof WrongExpectedVersionError)) return undefined
  const { streamName, actualState } = error
  return {
    stream: streamName,
    actual: typeof actualState === 'bigint' && actualState >= 0n ? actualState : -1n,
  }
}

/** Whether a read failed because there is no such stream, or because an operator has deleted it for good. */
export function isStreamMissing(error: unknown): boolean {
  return error instanceof StreamNotFoundError || error instanceof StreamDeletedError
}

/** Whether the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  if (mismatchOf(error) !== undefined || isStreamMissing(error)) return false
  if (error instanceof NotLeaderError || saysNotLeader(error)) return true
  const code = codeOf(error)
  // By code, because the client calls INTERNAL (13) unavailable too, and that is the answer to a request of which the server knows a part.
  if (code !== undefined) return code === UNAVAILABLE || code === DEADLINE_EXCEEDED
  // errors of the addon, which reads, and of the discovery carry no code
  return !(
    error instanceof AccessDeniedError ||
    error instanceof InvalidArgumentError ||
    error instanceof UnsupportedError
  )
}

/** Whether nothing was written, and the same append never will be. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error)
  return error instanceof UnsupportedError || (code !== undefined && REFUSING.has(code))
}

/**
 * Whether the client will run into the same error again: it does not see that another node leads now, and it keeps a failed question about
 * the server's capabilities (a plain gRPC error) as its answer, unless the code was UNAVAILABLE.
 */
export function isClientStuck(error: unknown): boolean {
  const code = codeOf(error)
  const isPlain = code !== undefined && !isCommandError(error as Error)
  return saysNotLeader(error) || (isPlain && code !== UNAVAILABLE)
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'number' ? code : undefined
}

/** The v2 calls say so in details that the client does not read; the text says it too. */
function saysNotLeader(error: unknown): boolean {
  return codeOf(error) === FAILED_PRECONDITION && /\bnot the leader\b/i.test(messageOf(error))
}
