import type { Booking } from '../../testing/bookings.ts'
import type { Newcomer } from '../../testing/newcomers.ts'

/** Which API an intent goes through. */
type Api = 'graphql' | 'rest'

/** Something a customer wants, which may be asked for again in the same words. */
export type Intent =
  | { readonly kind: 'place'; readonly api: Api; readonly key: string; readonly booking: Booking }
  | { readonly kind: 'cancel'; readonly api: Api; readonly key: string; readonly orderNo: string }

/** What one customer was told, and what they never heard of again. */
export interface Account {
  readonly customer: Newcomer
  /** Reward points at the beginning. */
  readonly grant: number
  /** Orders whose placing was acknowledged, and whether their cancellation was. */
  readonly orders: Map<string, 'placed' | 'cancelled'>
  /** Intents without an answer: each may have been carried out or not. */
  readonly unanswered: Intent[]
}

/** Writes down what an acknowledged intent has brought about. */
export function acknowledge({ orders }: Account, intent: Intent, orderNo: string): void {
  orders.set(orderNo, intent.kind === 'place' ? 'placed' : 'cancelled')
}
