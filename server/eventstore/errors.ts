import type { Expect } from './port.ts'

/** One expectation that did not hold. `actual` is the last revision found, or -1 for a stream without events. */
export interface Violation {
  readonly stream: string
  readonly expected: Expect
  readonly actual: bigint
}

/** Another writer was first, or only some event ids are already there. Nothing was written: load, decide and append again. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError'
  constructor(readonly violations: readonly Violation[]) {
    super(`append conflict on ${violations.map((v) => v.stream).join(', ') || 'event ids'}`)
  }
}

/** No store could write the request; refused before anything was sent. */
export class InvalidAppendError extends Error {
  override readonly name = 'InvalidAppendError'
}

/** More than {@link limit} bytes of data and metadata in one append; refused before anything was sent. */
export class AppendTooLargeError extends Error {
  override readonly name = 'AppendTooLargeError'
  constructor(
    readonly size: number,
    readonly limit: number,
  ) {
    super(`append of ${size} bytes is over the limit of ${limit}`)
  }
}

/** No answer came: either all events were written or none. The identical request may be sent again. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError'
}

/** A read got no answer, or an append could not be sent: the store cannot be reached now. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}
