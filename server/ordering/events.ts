import type { PeriodType, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'

/* The life of one order. Streams `order-<orderId>`; wire names and shapes never change, a new shape is a new type. */

/** When the work is due: a local day of {@link zone}, for cleaning with the arrival time; a month or a season begins on `date`. */
export interface BookedFor {
  /** yyyy-mm-dd on the zone's calendar. */
  readonly date: string
  /** HH:MM, absent for date-only services and for periods. */
  readonly time?: string
  readonly zone: string
}

/**
 * One line of a price, as shown to the customer. `minutes` may be negative; `points` is the line's share before the discount; for the
 * discount line it is negative.
 */
export interface PriceLine {
  readonly kind: 'check-point' | 'check-point-extra' | 'property' | 'discount'
  /** Id of the check point or additional item; absent on the discount. */
  readonly itemId?: string
  readonly minutes: number
  readonly points: number
}

/** A customer paid points for work on a day, a month or a season; the price is frozen here. */
export type OrderPlaced = DomainEvent<
  'order.placed',
  {
    readonly orderNo: string
    readonly userId: string
    readonly addressVersionId: string
    readonly serviceId: string
    readonly serviceCatalog: ServiceCatalog
    readonly periodType: PeriodType
    readonly bookedFor: BookedFor
    readonly slot: Slot
    readonly basePoints: number
    readonly additionalPoints: number
    /** Tenths of a percent. */
    readonly rankDiscount: number
    readonly totalPoints: number
    readonly priceLines: readonly PriceLine[]
    /** The series that it is a visit of; since version 2, where it is one. */
    readonly seriesId?: string
  }
>

/** An admin gave the order to a crew: `first` confirms it (0 to 1), `change` moves it to another crew (1 to 1). */
export type OrderGroupAssigned = DomainEvent<
  'order.group-assigned',
  {
    readonly groupId: string
    readonly staffIds: readonly string[]
    readonly kind: 'first' | 'change'
    readonly previousGroupId?: string
  }
>

/** The order moved to another time at the same price. If it loses its crew, it is pending again. */
export type OrderRescheduled = DomainEvent<
  'order.rescheduled',
  {
    readonly from: BookedFor
    readonly fromSlot: Slot
    readonly to: BookedFor
    readonly toSlot: Slot
    readonly notice: 'customer-24h' | 'admin'
    readonly groupKept: boolean
  }
>

/** The customer left a note for the crew; its text is personal data and lives in a row. */
export type OrderInstructionsAdded = DomainEvent<
  'order.instructions-added',
  { readonly instructionsId: string }
>

/** An admin sent the confirmation mail again. */
export type OrderConfirmationResent = DomainEvent<'order.confirmation-resent', Record<string, never>>

/** What a crew member reports (decisions E7, M2). */
export interface WorkReport {
  readonly staffId: string
  /** The people on the order. */
  readonly staffIds: readonly string[]
  /** When it happened, as an ISO instant. */
  readonly happenedAt: string
  /** The crew's claimed time, if the rules rejected it and the time of recording counts. */
  readonly claimedAt?: string
}

/** The crew started work; the people on the order are frozen. */
export type OrderServiceStarted = DomainEvent<'order.service-started', WorkReport>

/** The work is done. */
export type OrderServiceEnded = DomainEvent<'order.service-ended', WorkReport>

/** Why a crew that came could not work (decision X11). */
export type VisitFailedReason = 'nobodyHome' | 'noAccess' | 'weather' | 'other'

/** A crew came and could not work; the status stays. Its own words are a row under the command's id (decision X11). */
export type OrderVisitFailed = DomainEvent<
  'order.visit-failed',
  Omit<WorkReport, 'staffIds'> & { readonly reason: VisitFailedReason }
>

/** An admin waived a fee that was due; the reason is a row under the command's id (decision M5). */
export type OrderFeeWaived = DomainEvent<
  'order.fee-waived',
  {
    /** The fee at that moment, in points. */
    readonly feePoints: number
  }
>

/** The order was cancelled or stopped: refund and fee, per bucket of the wallet. */
export type OrderCancelled = DomainEvent<
  'order.cancelled',
  {
    readonly reason: 'customer' | 'admin' | 'expired' | 'stopped'
    readonly refundPoints: number
    readonly refundRewardPoints: number
    readonly feePoints: number
    readonly feeRewardPoints: number
    /** Refunded reward points that paid for a bonus of a reversed recharge (decision M1); since version 2, if any. */
    readonly recoveredRewardPoints?: number
  }
>

/** A customer reported a problem in time, or an admin recorded it; the office has to decide. */
export type OrderDisputeOpened = DomainEvent<
  'order.dispute-opened',
  { readonly reason: 'quality' | 'charge' }
>

/** An admin decided a dispute: the order stands as completed, or is cancelled with its points returned. */
export type OrderDisputeResolved = DomainEvent<
  'order.dispute-resolved',
  {
    readonly outcome: 'completed' | 'refunded'
    readonly refundPoints: number
    readonly refundRewardPoints: number
    /** How many of those paid for a bonus of a reversed recharge (decision M1); since version 2, if any. */
    readonly recoveredRewardPoints?: number
  }
>

export type OrderEvent =
  | OrderPlaced
  | OrderGroupAssigned
  | OrderRescheduled
  | OrderInstructionsAdded
  | OrderConfirmationResent
  | OrderFeeWaived
  | OrderServiceStarted
  | OrderServiceEnded
  | OrderVisitFailed
  | OrderCancelled
  | OrderDisputeOpened
  | OrderDisputeResolved

export function orderStream(orderId: string): string {
  return `order-${orderId}`
}

/** Every event of an order; the compiler makes followers handle all of them. */
export const orderEventTypes = Object.keys({
  'order.placed': true,
  'order.group-assigned': true,
  'order.rescheduled': true,
  'order.instructions-added': true,
  'order.confirmation-resent': true,
  'order.fee-waived': true,
  'order.service-started': true,
  'order.service-ended': true,
  'order.visit-failed': true,
  'order.cancelled': true,
  'order.dispute-opened': true,
  'order.dispute-resolved': true,
} satisfies Record<OrderEvent['type'], true>)
