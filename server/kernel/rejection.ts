import type { RejectionCode } from '../../schema/rules/rejections.ts'

/**
 * A rule said no. Rejections are values that handlers return; exceptions are bugs or outages. The APIs turn one into
 * `400 {tag, msg}` or a `userErrors` entry, in the caller's language.
 */
export interface Rejection {
  readonly rejected: RejectionCode
  /** The payload field the caller should look at, in the spelling of the call; absent when the refusal concerns the whole request. */
  readonly field?: string
  /** Id of the record that stands in the way, for a link to it. */
  readonly recordId?: string
  /** Figures the message names: points as integers, hours of the day, and the like. */
  readonly params?: Readonly<Record<string, string | number>>
}

export function reject(code: RejectionCode, about: Omit<Rejection, 'rejected'> = {}): Rejection {
  return { rejected: code, ...about }
}

export function isRejection(outcome: unknown): outcome is Rejection {
  return typeof outcome === 'object' && outcome !== null && 'rejected' in outcome
}

/** What was asked for, where no rule should say no. @throws Error with the rejection, when one does */
export function granted<Outcome>(outcome: Outcome | Rejection): Outcome {
  if (isRejection(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome
}
