import { type BookingRequest, checkBooking } from '../../schema/rules/bookingCalendar.ts'
import type { Slot } from '../../schema/rules/enumerations.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { BUSINESS_ZONE, inBusinessZone } from '../kernel/time.ts'
import type { BookedFor } from './events.ts'

/** The calendar that a booking is held against. */
export interface BookingCalendar {
  readonly at: Temporal.Instant
  /** Days without any visit, yyyy-mm-dd. */
  readonly closedDates: readonly string[]
}

/**
 * The server's answer to "may this be booked now?": the rules the client asks too (decision D8), at the business's own clock (decision D1).
 * @returns what the order records, or the refusal with the payload's field and the figures of its message
 */
export function bookedTime(
  request: BookingRequest,
  { at, closedDates }: BookingCalendar,
): { readonly bookedFor: BookedFor; readonly slot: Slot } | Rejection {
  const now = inBusinessZone(at)
  const outcome = checkBooking(request, { today: now.toPlainDate().toString(), hour: now.hour, closedDates })
  if (isRejection(outcome)) return outcome
  const { slot, ...time } = outcome
  return { bookedFor: { ...time, zone: BUSINESS_ZONE }, slot }
}
