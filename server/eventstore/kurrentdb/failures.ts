import {
  AccessDeniedError,
  AppendConsistencyViolationError,
  AppendRecordSizeExceededError,
  InvalidArgumentError,
  isCommandError,
  NotLeaderError,
  StreamTombstonedError,
  TransactionMaxSizeExceededError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client'

/** A stream that was not as expected: its last revision, or -1 when it is without events. */
export interface Mismatch {
  readonly stream: string
  readonly actual: bigint
  /** An operator has closed the stream for good: no expectation will ever hold. */
  readonly isTombstoned: boolean
}

/** What a failed append means for us, whatever shape the client gave it. */
export type Failure =
  | { readonly kind: 'conflict'; readonly mismatches: readonly Mismatch[] }
  /** The same request may be sent again. */
  | { readonly kind: 'passing' }
  /** Perhaps written, and sending it again could go on for ever: look instead. */
  | { readonly kind: 'unclear' }
  | { readonly kind: 'tooLarge'; readonly size: number; readonly limit: number }
  /** Nothing was written, and the same request will never be. */
  | { readonly kind: 'refused' }

const DEADLINE_EXCEEDED = 4
const FAILED_PRECONDITION = 9
const UNAVAILABLE = 14
/** gRPC codes with which a server says no before it writes: argument, permission, precondition, range, unimplemented, unauthenticated. */
const REFUSING: ReadonlySet<number> = new Set([3, 6, 7, 8, 9, 11, 12, 16])

/** Sorts an error of `appendRecords` or `multiStreamAppend`. */
export function judge(error: unknown): Failure {
  return conflictOf(error) ?? sizeOf(error) ?? outageOf(error)
}

/** Whether a read that failed so may simply be made again. The addon's errors carry no code, only a class. */
export function isPassing(error: unknown): boolean {
  return outageOf(error).kind === 'passing' || (codeOf(error) === undefined && !isDenied(error))
}

/**
 * Whether the client will meet this error again by itself: it stays with a node that does not lead, or keeps a failed look at the
 * server's capabilities as its answer. It looks again only after code 14.
 */
export function isClientStuck(error: unknown): boolean {
  const code = codeOf(error)
  const isPlain = code !== undefined && !isCommandError(error as Error)
  return saysNotLeader(error) || (isPlain && code !== UNAVAILABLE)
}

function isDenied(error: unknown): boolean {
  return error instanceof AccessDeniedError || error instanceof InvalidArgumentError
}

function conflictOf(error: unknown): Failure | undefined {
  if (error instanceof WrongExpectedVersionError) return conflict([mismatch(error)])
  if (error instanceof StreamTombstonedError) {
    return conflict([{ stream: error.stream, actual: -1n, isTombstoned: true }])
  }
  if (error instanceof AppendConsistencyViolationError) return conflict(error.violations.map(mismatch))
  return undefined
}

function conflict(mismatches: readonly Mismatch[]): Failure {
  return { kind: 'conflict', mismatches }
}

/** The client speaks of a missing stream by name, and of a deleted (-5) or tombstoned (-6) one by number. */
function mismatch({ streamName, actualState }: { streamName: string; actualState: unknown }): Mismatch {
  const actual = typeof actualState === 'bigint' && actualState >= 0n ? actualState : -1n
  return { stream: streamName, actual, isTombstoned: actualState === -6n }
}

function sizeOf(error: unknown): Failure | undefined {
  const isSize =
    error instanceof AppendRecordSizeExceededError || error instanceof TransactionMaxSizeExceededError
  return isSize ? { kind: 'tooLarge', size: error.size, limit: error.maxSize } : undefined
}

function outageOf(error: unknown): Failure {
  if (error instanceof NotLeaderError || saysNotLeader(error)) return { kind: 'passing' }
  if (error instanceof UnsupportedError) return { kind: 'refused' }
  const code = codeOf(error)
  // By code, not by class alone: the client calls INTERNAL (13) unavailable too, and that is what a request gets for ever of which the
  // server knows one stream's part; and a failed look at the server's capabilities comes as a plain gRPC error of no class.
  if (code === UNAVAILABLE || code === DEADLINE_EXCEEDED) return { kind: 'passing' }
  return code !== undefined && REFUSING.has(code) ? { kind: 'refused' } : { kind: 'unclear' }
}

function codeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'number' ? code : undefined
}

/**
 * The v2 calls say "another node leads" in details that the client does not read; it makes an unknown error of them and stays where it is.
 * Where the details got lost on the way the words do.
 */
function saysNotLeader(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (codeOf(error) === FAILED_PRECONDITION && /\bnot the leader\b/i.test(error.message)) return true
  if (!('_raw' in error)) return false
  const raw = error._raw as { metadata?: { get?: unknown } } | undefined
  // The addon's errors carry a plain object there.
  if (typeof raw?.metadata?.get !== 'function') return false
  const [details]: unknown[] = raw.metadata.get('grpc-status-details-bin')
  return Buffer.isBuffer(details) && details.includes('NotLeaderNodeErrorDetails')
}
