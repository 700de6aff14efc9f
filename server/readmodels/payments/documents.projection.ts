import type { BillingEvent } from '../../billing/events.ts'
import type { RecordedEvent } from '../../kernel/event.ts'
import type { WalletEvent } from '../../points/events.ts'
import { momentOf } from '../engine/projection.ts'

/** What payments, credit notes and their taxes are identified by. */
export type Listened = WalletEvent | BillingEvent

/** What every document knows of its moment and its cause. */
export type Moment = {
  /** The command that caused it: notes of the office are found by it. */
  readonly command_id: string
  readonly at: string
  /** The business's local day and year. */
  readonly date: string
  readonly year: number
}

/** Columns of {@link Moment}. */
export const moment = { command_id: 'text', at: 'timestamptz', date: 'date', year: 'integer' } as const
/** Columns of the money of a document, in cents. */
export const figures = {
  subtotal: 'integer',
  taxes: 'jsonb',
  tax: 'integer',
  total: 'integer',
  cash_rounding: 'integer',
} as const

export function momentIn(event: RecordedEvent): Moment {
  return { command_id: event.meta.$causationId ?? '', ...momentOf(event) }
}
