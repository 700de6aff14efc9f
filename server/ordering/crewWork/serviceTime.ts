import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { OrderEvent, WorkReport } from '../events.ts'
import type { Order } from '../order.ts'
import { dayStartOf } from '../placing/bookedTime.ts'

/**
 * The time at which a crew member pressed a button, by their device.
 * @param text ISO 8601 with offset; null or undefined if the click was sent at once
 * @returns FIELD_INVALID of field `pressedAt` for anything else
 */
export function readPressedAt(text: string | null | undefined): Temporal.Instant | undefined | Rejection {
  if (text === null || text === undefined) return undefined
  try {
    return Temporal.Instant.from(text)
  } catch {
    return reject(RejectionCode.FIELD_INVALID, { field: 'pressedAt' })
  }
}

/** When a crew's work began or ended. */
export interface WorkTime {
  readonly happenedAt: Temporal.Instant
  /** The crew's claimed time, if it was not accepted. */
  readonly claimedAt?: Temporal.Instant
}

/** The moment from which this crew could start this order on this day; a claimed start before it is not accepted. */
const READYING: readonly OrderEvent['type'][] = ['order.group-assigned', 'order.rescheduled']

/**
 * When work began, by an offline crew. Its claimed time is accepted on the booked day or later, not before the order was placed, moved or
 * given to this crew, and not in the future; otherwise the time of recording counts (decisions E7, M2).
 */
export function startTimeOf(
  order: Order,
  claimed: Temporal.Instant | undefined,
  recordedAt: Temporal.Instant,
): WorkTime {
  const readyAt = order.steps.findLast(({ type }) => READYING.includes(type))?.at ?? order.placedAt
  return within(claimed, latest(dayStartOf(order), readyAt), recordedAt)
}

/** When work ended. A claimed time is accepted likewise, if it is after the start. */
export function endTimeOf(
  order: Order,
  claimed: Temporal.Instant | undefined,
  recordedAt: Temporal.Instant,
): WorkTime {
  const start = order.startedAt ?? dayStartOf(order)
  return within(claimed, start.add({ nanoseconds: 1 }), recordedAt)
}

/** A service time as an event stores it. */
export function recordedTime({
  happenedAt,
  claimedAt,
}: WorkTime): Pick<WorkReport, 'happenedAt' | 'claimedAt'> {
  return {
    happenedAt: happenedAt.toString(),
    ...(claimedAt && { claimedAt: claimedAt.toString() }),
  }
}

function within(
  claimed: Temporal.Instant | undefined,
  earliest: Temporal.Instant,
  recordedAt: Temporal.Instant,
): WorkTime {
  if (!claimed) return { happenedAt: recordedAt }
  const isWithin =
    Temporal.Instant.compare(earliest, claimed) <= 0 && Temporal.Instant.compare(claimed, recordedAt) <= 0
  return isWithin ? { happenedAt: claimed } : { happenedAt: recordedAt, claimedAt: claimed }
}

function latest(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? other : one
}
