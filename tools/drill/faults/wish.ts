import type { Colleague } from '../../../server/testing/colleagues.ts'
import type { Newcomer } from '../../../server/testing/newcomers.ts'
import type { SeededRandom } from '../../seededRandom.ts'

/** An order's state, as far as its callers were answered. */
export type Standing = 'placed' | 'assigned' | 'started' | 'ended' | 'disputed'

/** One customer, with what customer, office and crew were answered about the orders and payments. */
export interface Lane {
  readonly customer: Newcomer
  /** Those that are not over. */
  readonly orders: Map<string, Standing>
  /** Recharges that were acknowledged and not reversed. */
  readonly payments: number[]
  /** Recurring visits that were not ended, with the dates that were shown. */
  readonly series: Map<string, readonly string[]>
  /** Tenths of a percent that the customer's rank takes off each price. */
  rankDiscount: number
  readonly random: SeededRandom
}

/** The office and the crews. */
export interface Colleagues {
  readonly admin: Colleague
  readonly crews: readonly { readonly groupId: string; readonly members: readonly Colleague[] }[]
  /** That can be booked. */
  readonly days: readonly string[]
}

/** A mutation under a key: the same again is the same wish. */
export interface Wish {
  readonly root: string
  readonly query: string
  readonly token: string
  readonly input: Readonly<Record<string, unknown>> & { readonly key: string }
  /** Records the acknowledgement. */
  readonly done: (payload: Payload) => void
}

/** The fields of a mutation's answer that the drill reads. */
export type Payload = Readonly<Record<string, unknown>> & {
  readonly userErrors: readonly { readonly code: string }[]
}

export type WishContext = Colleagues & { readonly lane: Lane }
export type Making = (
  context: WishContext,
  orderNo: string,
) => Omit<Wish, 'input'> & { readonly terms: object }
