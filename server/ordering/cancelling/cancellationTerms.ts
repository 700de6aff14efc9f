import { unusedMonths } from '../../../schema/rules/bookingPeriods.ts'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Order } from '../order.ts'
import { bookedSpan, localDay } from '../placing/bookedTime.ts'
import { mayCause } from '../transitions.ts'
import { feeDue, freeUntilOf, isChargeable } from './cancellationFee.ts'

/** The terms of cancelling now, in points. */
export interface CancellationTerms {
  /** The fee, kept from the refund. */
  readonly feePoints: number
  /** The refund minus the fee. */
  readonly refundPoints: number
  /** Until this moment, exclusive, there is no fee; absent if there is never one or it is already due. */
  readonly freeUntil?: Temporal.Instant
}

/**
 * The terms of a cancellation (decisions E1, E3, E4, E12, M5). Customers pay the fee that is due; admins and the system cancel free. A
 * period that has begun refunds its unused months.
 * @returns undefined if this person cannot cancel the order now
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

/** The whole price; for a period in service the share of its remaining whole months, rounded down (decision E4). */
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
