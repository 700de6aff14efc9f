import { dayStartOf } from './bookedTime.ts'
import type { Order } from './order.ts'

/**
 * When work began, as a crew without signal recorded it: its own time is taken when it lies on the booked day or later and not in the future,
 * else now (decision E7).
 */
export function startTimeOf(
  order: Order,
  claimed: Temporal.Instant | undefined,
  now: Temporal.Instant,
): Temporal.Instant {
  return within(claimed, dayStartOf(order), now) ?? now
}

/** When work ended, taken likewise when it lies after the start. */
export function endTimeOf(
  order: Order,
  claimed: Temporal.Instant | undefined,
  now: Temporal.Instant,
): Temporal.Instant {
  const start = order.startedAt ?? dayStartOf(order)
  return within(claimed, start.add({ nanoseconds: 1 }), now) ?? now
}

function within(
  claimed: Temporal.Instant | undefined,
  earliest: Temporal.Instant,
  latest: Temporal.Instant,
): Temporal.Instant | undefined {
  if (!claimed) return undefined
  const isWithin =
    Temporal.Instant.compare(earliest, claimed) <= 0 && Temporal.Instant.compare(claimed, latest) <= 0
  return isWithin ? claimed : undefined
}
