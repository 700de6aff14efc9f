import { occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import type { OrderEvent } from '../events.ts'
import { type Booking, startOf } from '../placing/bookedTime.ts'
import { type Chargeable, feeDue, isFarAhead } from './cancellationFee.ts'

type FeeTerms = Pick<Chargeable, 'feeStart' | 'isFeeKept' | 'isFeeWaived'>

/**
 * The fields that decide the fee and that an event changes (decisions E3, M5).
 * @param order as it was before the event
 */
export function feeTermsAfter(
  order: Chargeable & Booking,
  event: RecordedEvent<OrderEvent>,
): Partial<FeeTerms> {
  if (event.type === 'order.rescheduled')
    return moved(order, startOf({ ...order, bookedFor: event.data.to }), occurredAt(event))
  return event.type === 'order.fee-waived' ? waived(order, occurredAt(event)) : {}
}

/** Within the hours of a fee, a move can only make the deciding start earlier, and a due fee stays due. */
function moved(order: Chargeable, start: Temporal.Instant, at: Temporal.Instant): FeeTerms {
  const isFree = order.isFeeWaived || isFarAhead(order.feeStart, at)
  const earlier = Temporal.Instant.compare(order.feeStart, start) < 0 ? order.feeStart : start
  return {
    feeStart: isFree ? start : earlier,
    isFeeKept: order.isFeeKept || feeDue(order, at) > 0,
    isFeeWaived: false,
  }
}

/** Earlier times no longer count. If the booked time is already within the hours of a fee, it counts only after the next move. */
function waived(order: Booking, at: Temporal.Instant): FeeTerms {
  const feeStart = startOf(order)
  return { feeStart, isFeeKept: false, isFeeWaived: !isFarAhead(feeStart, at) }
}
