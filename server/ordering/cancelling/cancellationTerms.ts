import { unusedMonths } from '../../../schema/rules/bookingPeriods.ts'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Order } from '../order.ts'
import { bookedSpan, localDay } from '../placing/bookedTime.ts'
import { mayCause } from '../transitions.ts'
import { feeDue, freeUntilOf, isChargeable } from './cancellationFee.ts'

/** What cancelling now would do; points. */
export interface CancellationTerms {
  /** What is kept out of the refund. */
  readonly feePoints: number
  /** What comes back after the fee. */
  readonly refundPoints: number
  /** Until this moment, exclusive, an order that could cost a fee is free of charge; absent when it is free anyway or no longer. */
  readonly freeUntil?: Temporal.Instant
}

/**
 * The terms of a cancellation (decisions E1, E3, E4, E12, M5). A customer pays the fee that is due, if any; admins and the system charge
 * nothing; a period that has begun refunds its unused months.
 * @returns undefined when this person cannot cancel the order now
 */
export function cancellationTerms(
  order: Order,
  now: Temporal.Instant,
  role: ActorRole,
): CancellationTerms | undefined {
  if (!mayCause('order.cancelled', order.status, role)) return undefined
  if (role === ActorRole.System && localDay(now, order) <= bookedSpan(order).lastDay) return undefined
  const total = refundBeforeFee(order, now)
  if (role !== ActorRole.Customer || !isChargeable(order)) return { feePoints: 0, refundPoints: total }
  const feePoints = feeDue(order, now)
  const freeUntil = freeUntilOf(order)
  const stillFree = Temporal.Instant.compare(now, freeUntil) < 0
  return { feePoints, refundPoints: total - feePoints, ...(stillFree ? { freeUntil } : {}) }
}

/** The whole price, or of a period stopped in service the share of whole months that are left, rounded down (decision E4). */
export function refundBeforeFee(order: Order, now: Temporal.Instant): number {
  const { totalPoints } = order.price
  if (!isStoppedPeriod(order)) return totalPoints
  const span = bookedSpan(order)
  return Math.floor((totalPoints * unusedMonths(span, localDay(now, order))) / span.months)
}

/** A month or season whose service has begun. */
export function isStoppedPeriod({ status, periodType }: Order): boolean {
  return status === OrderStatus.InService && periodType !== PeriodType.Day
}
