import { type BookedSpan, spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { BookedFor } from '../events.ts'

/** A booking's time as moments and days. */
export interface Booking {
  readonly bookedFor: BookedFor
  readonly periodType: PeriodType
}

/**
 * When the work is due for fees and notice: the arrival time, on date-only days the hour at which mornings begin (decision D16), and
 * the local midnight of a period's first day (decision D10).
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

/** The local day of a moment, yyyy-mm-dd, on the booking's calendar. */
export function localDay(at: Temporal.Instant, { bookedFor }: Booking): string {
  return at.toZonedDateTimeISO(bookedFor.zone).toPlainDate().toString()
}
