import { type BookingRequest, checkBooking } from '../../../schema/rules/bookingCalendar.ts'
import { isoDate } from '../../../schema/rules/bookingPeriods.ts'
import type { Slot } from '../../../schema/rules/enumerations.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { BUSINESS_ZONE, inBusinessZone } from '../../kernel/time.ts'
import type { BookedFor } from '../events.ts'

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
  if ('rejected' in outcome) return outcome
  const { slot, ...time } = outcome
  return { bookedFor: { ...time, zone: BUSINESS_ZONE }, slot }
}

/** The day a request names, yyyy-mm-dd; undefined for what is no date, which {@link bookedTime} refuses. */
export function requestedDay(request: Pick<BookingRequest, 'year' | 'month' | 'day'>): string | undefined {
  const { year, month, day } = request
  const isPlausible = year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1
  const isReal = isPlausible && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
  return isReal ? isoDate(request) : undefined
}
