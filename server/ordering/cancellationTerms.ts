import { unusedMonths } from '../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { OrderStatus, PeriodType } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import { divideHalfUp } from '../kernel/money.ts'
import { bookedSpan, localDay } from './bookedTime.ts'
import type { Order } from './order.ts'
import { mayCause } from './transitions.ts'

/** What cancelling now would do; points. */
export interface CancellationTerms {
  /** What is kept out of the refund. */
  readonly feePoints: number
  /** What comes back after the fee. */
  readonly refundPoints: number
  /** Until this moment, exclusive, a confirmed order can be cancelled free of charge; absent when it is free anyway or no longer. */
  readonly freeUntil?: Temporal.Instant
}

/**
 * The terms of a cancellation (decisions E1, E3, E4, E12). A customer pays for a confirmed day order alone: nothing more than 24 hours
 * ahead, from then on 20 % (at most 2,500 points), from 2 hours ahead on 50 %; the exact 24th and 2nd hour belong to the dearer side. Up to and
 * including 5 minutes after placing it is free. Admins and the system charge nothing; a period that has begun refunds its unused months.
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
  const feePoints = feeOf(order, now)
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

function isChargeable({ status, periodType }: Order): boolean {
  return status === OrderStatus.Confirmed && periodType === PeriodType.Day
}

function feeOf({ price, placedAt, feeStart }: Order, now: Temporal.Instant): number {
  const rules = businessRules.cancellation
  if (now.since(placedAt).total('minutes') <= rules.graceMinutesAfterPlacing) return 0
  const hoursAhead = feeStart.since(now).total('hours')
  if (hoursAhead > rules.freeHoursAhead) return 0
  if (hoursAhead <= rules.lateHoursAhead) return percentOf(price.totalPoints, rules.feePercentLate)
  return Math.min(percentOf(price.totalPoints, rules.feePercentInsideDay), rules.feeMaxPointsInsideDay)
}

function percentOf(points: number, percent: number): number {
  return divideHalfUp(points * percent, 100)
}

/** The later of the two free times. */
function freeUntilOf({ placedAt, feeStart }: Order): Temporal.Instant {
  const rules = businessRules.cancellation
  const ahead = feeStart.subtract({ hours: rules.freeHoursAhead })
  const grace = placedAt.add({ minutes: rules.graceMinutesAfterPlacing })
  return Temporal.Instant.compare(ahead, grace) > 0 ? ahead : grace
}
