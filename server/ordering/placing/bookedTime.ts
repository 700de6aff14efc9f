import { type BookingRequest, checkBooking } from '../../../schema/rules/bookingCalendar.ts'
import { type BookedSpan, isoDate, spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType, type Slot } from '../../../schema/rules/enumerations.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { BUSINESS_ZONE, inBusinessZone } from '../../kernel/time.ts'
import type { BookedFor } from '../events.ts'

/** The time of a booking. */
export interface Booking {
  readonly bookedFor: BookedFor
  readonly periodType: PeriodType
}

/**
 * When the work is due, for fees and notice: the arrival time; for date-only days the hour at which mornings begin (decision D16); for
 * periods the local midnight of the first day (decision D10).
 */
export function startOf({ bookedFor, periodType }: Booking): Temporal.Instant {
  const { date, time, zone } = bookedFor
  const dayHour = periodType === PeriodType.Day ? businessRules.slots.amStartHour : 0
  const plainTime = time ?? Temporal.PlainTime.from({ hour: dayHour })
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone, plainTime }).toInstant()
}

/** The first moment of the booked day, or of the period. */
export function dayStartOf({ bookedFor }: Booking): Temporal.Instant {
  return Temporal.PlainDate.from(bookedFor.date).toZonedDateTime(bookedFor.zone).toInstant()
}

/** The days the booking covers. */
export function bookedSpan({ bookedFor, periodType }: Booking): BookedSpan {
  return spanOf(periodType, bookedFor.date)
}

/** The local day of an instant, yyyy-mm-dd, in the booking's zone. */
export function localDay(at: Temporal.Instant, { bookedFor }: Booking): string {
  return at.toZonedDateTimeISO(bookedFor.zone).toPlainDate().toString()
}

/** The calendar that a booking is checked against. */
interface BookingCalendar {
  readonly at: Temporal.Instant
  /** Days without any visit, yyyy-mm-dd. */
  readonly closedDates: readonly string[]
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
}

/**
 * Whether a booking may be made now, by the rules that the client checks too (decision D8), at the business's own clock (decision D1).
 * @returns what the order records, or the refusal with the payload's field and the figures of its message
 */
export function bookedTime(
  request: BookingRequest,
  { at, ...calendar }: BookingCalendar,
): { readonly bookedFor: BookedFor; readonly slot: Slot } | Rejection {
  const now = inBusinessZone(at)
  const moment = { ...calendar, today: now.toPlainDate().toString(), hour: now.hour }
  const outcome = checkBooking(request, moment)
  if ('rejected' in outcome) return outcome
  const { slot, ...time } = outcome
  return { bookedFor: { ...time, zone: BUSINESS_ZONE }, slot }
}

/** The requested day, yyyy-mm-dd; undefined for an invalid date, which {@link bookedTime} refuses. */
export function requestedDay(request: Pick<BookingRequest, 'year' | 'month' | 'day'>): string | undefined {
  const { year, month, day } = request
  const isPlausible = year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1
  const isReal = isPlausible && day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth
  return isReal ? isoDate(request) : undefined
}
