import type { PaymentMethod, Province, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'

/** Points in and out (`wallet-<userId>`, two buckets: paid points and reward points) and experience (`experience-<userId>`). */

/** Amounts of both buckets, integers of 0 or more. */
export interface Buckets {
  readonly points: number
  readonly rewardPoints: number
}

/** One tax of a recharge; `rateMilli` is thousandths of a percent (5 % = 5000, 9.975 % = 9975), `cents` the amount. */
export interface TaxLine {
  readonly name: 'GST' | 'HST' | 'QST'
  readonly rateMilli: number
  readonly cents: number
}

/** A payment became points. All money in cents. */
export type PointsRecharged = DomainEvent<
  'points.recharged',
  {
    /** The wallet's revision of this event + 1: stable under a rebuild (decision K3). */
    readonly paymentId: number
    readonly invoiceNo: string
    readonly points: number
    readonly method: PaymentMethod
    readonly subtotal: number
    readonly taxes: readonly TaxLine[]
    readonly total: number
    /** The difference made by rounding a cash total to 5 cents. */
    readonly cashRounding: number
    readonly province: Province
    readonly partyVersionId: string
  }
>

/** Points given free of charge. */
export type PointsRewarded = DomainEvent<
  'points.rewarded',
  { readonly grantId: string; readonly amount: number; readonly paymentId?: number }
>

/** What identifies a booking that comes a second time: place, service, day, slot and time (decisions D12, D13). */
export interface BookingKey {
  readonly addressId: string
  readonly serviceId: string
  readonly serviceCatalog: ServiceCatalog
  readonly date: string
  readonly slot: Slot
  readonly time?: string
}

/** An order was paid. */
export type PointsSpent = DomainEvent<
  'points.spent',
  Buckets & { readonly orderId: string; readonly booking: BookingKey }
>

/** An order's points came back, to each bucket at most what it gave. */
export type PointsRefunded = DomainEvent<'points.refunded', Buckets & { readonly orderId: string }>

/** A late cancellation's fee: at most the refund, paid like any spend (decision M6). */
export type PointsFeeCharged = DomainEvent<'points.fee-charged', Buckets & { readonly orderId: string }>

/** Refunded reward points that paid for a spent bonus of a reversed recharge (decision M1). */
export type PointsRewardRecovered = DomainEvent<
  'points.reward-recovered',
  {
    /** The order whose refund paid it. */
    readonly orderId: string
    readonly paymentId: number
    /** The reversal that left the debt. */
    readonly creditNoteNo: string
    /** Reward points, above 0. */
    readonly amount: number
  }
>

/** A recharge was taken back, up to its unspent part (decision F11). */
export type PointsRechargeReversed = DomainEvent<
  'points.recharge-reversed',
  {
    readonly paymentId: number
    readonly creditNoteNo: string
    /** Paid points. */
    readonly amount: number
    /** Reward points that came with the recharge and are withdrawn. */
    readonly rewardAmount: number
    /** Spent reward points of the recharge, which the customer owes (decision M1). */
    readonly rewardOwed: number
  }
>

/** Nothing can be spent: the customer asked for erasure (decisions A20, M4). */
type WalletFrozen = DomainEvent<'points.frozen', Record<string, never>>

/** The customer withdrew the erasure request. */
type WalletUnfrozen = DomainEvent<'points.unfrozen', Record<string, never>>

/** The customer is erased: nothing can come in either. */
type WalletClosed = DomainEvent<'points.closed', Record<string, never>>

/** Changes whether a wallet may be used; moves no points. */
export type WalletAccessEvent = WalletFrozen | WalletUnfrozen | WalletClosed

/** Points came in or went out. */
export type PointsMovement =
  | PointsRecharged
  | PointsRewarded
  | PointsSpent
  | PointsRefunded
  | PointsFeeCharged
  | PointsRewardRecovered
  | PointsRechargeReversed

export type WalletEvent = PointsMovement | WalletAccessEvent

/** A completed order gave experience. */
export type ExperienceGained = DomainEvent<
  'experience.gained',
  { readonly orderId: string; readonly amount: number }
>

export type ExperienceEvent = ExperienceGained

/** Whether an event moves points. */
export function isMovement<Event extends WalletEvent>(
  event: Event,
): event is Exclude<Event, WalletAccessEvent> {
  return event.type !== 'points.frozen' && event.type !== 'points.unfrozen' && event.type !== 'points.closed'
}

export function walletStream(userId: string): string {
  return `wallet-${userId}`
}

export function experienceStream(userId: string): string {
  return `experience-${userId}`
}
