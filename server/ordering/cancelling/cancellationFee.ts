import { businessRules } from '../../../schema/rules/businessRules.ts'
import { OrderStatus, PeriodType } from '../../../schema/rules/enumerations.ts'
import { divideHalfUp } from '../../kernel/money.ts'

const rules = businessRules.cancellation

/** What of an order decides its fee. */
export interface Chargeable {
  readonly status: OrderStatus
  readonly periodType: PeriodType
  readonly price: { readonly totalPoints: number }
  readonly placedAt: Temporal.Instant
  /** When it was confirmed, while it has been so ever since. */
  readonly confirmedAt?: Temporal.Instant
  /** The start that decides the fee: moving an order that is already inside the fee's hours does not make it later (decision E3). */
  readonly feeStart: Temporal.Instant
  /** A fee was due when the order was moved; it stays due while the order waits for a crew (decision M5). */
  readonly isFeeKept: boolean
  /** The office waived the fee, and the order has not been moved since (decision M5). */
  readonly isFeeWaived: boolean
}

/**
 * The customer's fee for cancelling now, in points (decisions E3, P1). Only day orders have a fee: none more than 24 hours ahead, then 20 %
 * (at most 2,500 points), and 50 % from 2 hours ahead on; exactly 24 and 2 hours count as later. Up to and including 5 minutes after
 * placing it is free. A pending order costs only what was due when it was moved (decision M5).
 */
export function feeDue(order: Chargeable, now: Temporal.Instant): number {
  if (!isChargeable(order) || order.isFeeWaived) return 0
  const { price, placedAt, feeStart } = order
  if (now.since(placedAt).total('minutes') <= rules.graceMinutesAfterPlacing) return 0
  if (isFarAhead(feeStart, now)) return 0
  if (feeStart.since(now).total('hours') <= rules.lateHoursAhead)
    return percentOf(price.totalPoints, rules.feePercentLate)
  return Math.min(percentOf(price.totalPoints, rules.feePercentInsideDay), rules.feeMaxPointsInsideDay)
}

/** Whether a fee could become due for the order in its current state. */
export function isChargeable({ status, periodType, isFeeKept }: Chargeable): boolean {
  const isBinding = status === OrderStatus.Confirmed || (status === OrderStatus.Pending && isFeeKept)
  return isBinding && periodType === PeriodType.Day
}

/** Whether a start is more than 24 hours ahead. */
export function isFarAhead(start: Temporal.Instant, now: Temporal.Instant): boolean {
  return start.since(now).total('hours') > rules.freeHoursAhead
}

/** Cancelling a day order is free until this moment, exclusive: 24 hours ahead, or five minutes after placing if that is later. */
export function freeUntilOf({ placedAt, feeStart }: Chargeable): Temporal.Instant {
  const ahead = feeStart.subtract({ hours: rules.freeHoursAhead })
  const grace = placedAt.add({ minutes: rules.graceMinutesAfterPlacing })
  return Temporal.Instant.compare(ahead, grace) > 0 ? ahead : grace
}

/** The fee that a customer was shown recently, for callers that cannot confirm a higher one. */
export interface ShownFee {
  readonly feePoints: number
  readonly at: Temporal.Instant
}

/**
 * The most that may be charged after the fee was shown (decision E3). A shown 0 that only meant "not confirmed yet" expires five minutes
 * after the confirmation (decision M12).
 * @param shown absent if nothing was shown recently: then there is no limit
 */
export function feeLimit(order: Chargeable, shown: ShownFee | undefined, now: Temporal.Instant): number {
  if (shown === undefined || isOutrun(order, shown, now)) return Number.POSITIVE_INFINITY
  return Math.max(0, shown.feePoints)
}

function isOutrun(order: Chargeable, { feePoints, at }: ShownFee, now: Temporal.Instant): boolean {
  const { confirmedAt } = order
  if (feePoints > 0 || confirmedAt === undefined) return false
  const wasPending = Temporal.Instant.compare(at, confirmedAt) < 0
  const wasFree = Temporal.Instant.compare(at, freeUntilOf(order)) < 0
  return (
    wasPending && !wasFree && now.since(confirmedAt).total('minutes') > rules.shownFeeMinutesAfterConfirming
  )
}

function percentOf(points: number, percent: number): number {
  return divideHalfUp(points * percent, 100)
}
