import type { z } from 'zod'
import { fieldFaults } from '../../schema/rules/fieldFault.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { Area } from './viewer.ts'

/**
 * The figures that a refusal's text names, by its code; the text of a code that is not here names none, or has its own where the
 * caller names none.
 */
export interface RejectionParams {
  readonly TOO_MANY_ATTEMPTS: { readonly minutes: number }
  readonly SIGN_IN_PAUSED: { readonly hours: number; readonly area: Area }
  readonly ACCOUNT_INACTIVE: { readonly area: Area }
  readonly FIELD_TOO_LONG: { readonly max: number; readonly field?: string }
  readonly RESET_CODES_PAUSED: { readonly hours: number }
  readonly ERASURE_ORDERS_OPEN: {
    readonly orders: number
    readonly booked: number
    readonly inService: number
    readonly complaints: number
  }
  readonly ERASURE_TOO_EARLY: { readonly hours: number }
  readonly ERASURE_POINTS_LEFT: { readonly points: number }
  readonly TOO_MANY_REQUESTS: { readonly seconds: number }
  readonly ADDRESS_LIMIT_REACHED: { readonly max: number }
  readonly ADDRESS_TAKEN: { readonly place: string }
  readonly POINTS_PER_MINUTE_INVALID: { readonly least: number; readonly most: number }
  readonly PRICE_CHANGED: { readonly total: number }
  readonly TOO_LATE_TODAY: { readonly hour: number }
  readonly DUPLICATE_BOOKING: { readonly orderNo: string; readonly by: 'customer' | 'office' }
  readonly NOT_ENOUGH_POINTS: { readonly needed: number; readonly available: number }
  readonly WALLET_FULL: { readonly most: number }
  readonly RECHARGE_SPENT: { readonly unspent: number }
  readonly ORDER_MOVES_USED: { readonly most: number }
  readonly NOTES_USED: { readonly most: number }
  readonly NOTICE_TOO_SHORT: { readonly hours: number }
  readonly DISPUTE_TOO_LATE: { readonly days: number }
  readonly FEE_CHANGED: { readonly fee: number }
}

/**
 * A refusal by a rule. Handlers return rejections as values; exceptions are bugs or outages. The APIs turn one into `400 {tag, msg}` or a
 * `userErrors` entry, in the caller's language.
 */
export interface Rejection {
  readonly rejected: RejectionCode
  /** The faulty field of the payload, in the spelling of the call; absent if the refusal concerns the whole request. */
  readonly field?: string
  /** The id of the conflicting record, or its number if it is an order, for a link. */
  readonly recordId?: string
  /** Figures the message names: points as integers, hours of the day, and the like. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** A code whose text needs no parameters. */
export type PlainCode = Exclude<RejectionCode, keyof RejectionParams>

type Naming<Code> = Extract<Code, keyof RejectionParams>
type About<Code> = Omit<Rejection, 'rejected' | 'params'> &
  ([Naming<Code>] extends [never]
    ? { readonly params?: Rejection['params'] }
    : { readonly params: RejectionParams[Naming<Code>] })

/** A refusal; the compiler asks for the figures that its text names. */
export function reject<Code extends RejectionCode>(
  code: Code,
  ...[about]: [Naming<Code>] extends [never] ? [About<Code>?] : [About<Code>]
): Rejection {
  return { rejected: code, ...about }
}

export function isRejection(outcome: unknown): outcome is Rejection {
  return typeof outcome === 'object' && outcome !== null && 'rejected' in outcome
}

/** Unwraps an outcome that should not be a rejection. @throws Error with the rejection */
export function granted<Outcome>(outcome: Outcome | Rejection): Outcome {
  if (isRejection(outcome)) throw new Error(`refused: ${JSON.stringify(outcome)}`)
  return outcome
}

/** An input as its schema reads it, or the refusal of its first faulty field: the server repeats every rule of the forms (decision A19). */
export function checkedFields<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> | Rejection {
  const outcome = schema.safeParse(input)
  if (outcome.success) return outcome.data
  const [fault] = fieldFaults(outcome.error)
  if (fault === undefined) return reject(RejectionCode.FIELD_INVALID)
  const { code, ...about } = fault
  return { rejected: code, ...about }
}
