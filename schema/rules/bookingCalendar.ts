import { bookableSeasons, isBookableMonth, isoDate, lastBookableDate } from './bookingPeriods.ts'
import { businessRules } from './businessRules.ts'
import { PeriodType, ServiceCatalog, Slot } from './enumerations.ts'
import { RejectionCode } from './rejections.ts'

/**
 * When work may be booked (customer document, section 5 "Booking"; decisions D1, D5, D6, D8-D10, D16). The client checks before it sends,
 * the server checks again. "Today" and "the current hour" are the business's, never the browser's.
 */

/** The current moment on the business's wall clock. */
export interface BookingMoment {
  /** yyyy-mm-dd */
  readonly today: string
  /** 0 to 23 */
  readonly hour: number
  /** Days without any visit, yyyy-mm-dd. */
  readonly closedDates: readonly string[]
  /** The months in which the service is offered, 1 to 12 (decision X7); empty or absent for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
}

/** The time fields of an order's payload, with its names. */
export interface BookingRequest {
  readonly serviceCatalog: ServiceCatalog
  readonly periodType: PeriodType
  readonly year: number
  /** 1 to 12; 9 for a season. */
  readonly month: number
  /** 1 for a month or a season. */
  readonly day: number
  /** 1 or 2 for cleaning on a day, else 0. */
  readonly slot: number
  /** 0 when there is no time. */
  readonly hour: number
  readonly minute: number
}

/** A time that may be booked: yyyy-mm-dd, and HH:MM for cleaning on a day. */
export interface BookableTime {
  readonly date: string
  readonly time?: string
  readonly slot: Slot
}

/** A refusal of the same shape as the server's: the code, the payload's field, and the message's values. */
export interface BookingRefusal {
  readonly rejected: RejectionCode
  readonly field?: keyof BookingRequest
  readonly params?: Readonly<Record<string, number>>
}

/**
 * Checks a request against every rule of the calendar, capacity aside.
 * @returns the requested time, or the first rule that refuses it
 */
export function checkBooking(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  const invalid = invalidDatePart(request)
  if (invalid) return { rejected: invalidDateCode(request, invalid), field: invalid }
  if (request.periodType === PeriodType.Month) return checkMonth(request, now)
  if (request.periodType === PeriodType.Season) return checkSeason(request, now)
  if (request.periodType !== PeriodType.Day)
    return { rejected: RejectionCode.FIELD_INVALID, field: 'periodType' }
  return checkDay(isoDate(request), now) ?? checkTime(request, now)
}

/**
 * Why a day of the calendar cannot be chosen, whatever the hour: past, too far, a Sunday, out of season, or closed.
 * @param date an existing day, yyyy-mm-dd
 * @returns undefined for a day that can be chosen
 */
export function checkDay(date: string, now: BookingMoment): BookingRefusal | undefined {
  const day = Temporal.PlainDate.from(date)
  if (Temporal.PlainDate.compare(day, now.today) < 0) return refuseDay(RejectionCode.DATE_PAST)
  if (Temporal.PlainDate.compare(day, lastBookableDate(now.today)) > 0)
    return refuseDay(RejectionCode.DATE_TOO_FAR)
  if (day.dayOfWeek === 7) return refuseDay(RejectionCode.DATE_INVALID)
  if (!isOffered(day.month, now)) return refuseDay(RejectionCode.OUT_OF_SEASON)
  return now.closedDates.includes(date) ? refuseDay(RejectionCode.DAY_CLOSED) : undefined
}

/** Arrival times of a slot, HH:MM, every 30 minutes, the last hour included: 9:00 to 11:30 and 12:00 to 14:30 (decision D6). */
export function arrivalTimes(slot: Slot): readonly string[] {
  const window = slotWindow(slot)
  if (!window) return []
  const times: string[] = []
  for (
    let minute = window.from * 60;
    minute < (window.to + 1) * 60;
    minute += businessRules.slots.stepMinutes
  )
    times.push(clockText(Math.floor(minute / 60), minute % 60))
  return times
}

/** An hour outside both windows is morning before the afternoon begins, else afternoon (customer document, section 9). */
export function slotOfHour(hour: number): Slot {
  return hour < businessRules.slots.pmStartHour ? Slot.Morning : Slot.Afternoon
}

function invalidDatePart({ year, month, day }: BookingRequest): 'year' | 'month' | 'day' | undefined {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) return 'year'
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'month'
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year, month })
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth ? undefined : 'day'
}

/** A month or a year of 0 means "not selected", for which the document has texts. */
function invalidDateCode(request: BookingRequest, part: 'year' | 'month' | 'day'): RejectionCode {
  if (part === 'day' || request[part] !== 0) return RejectionCode.DATE_INVALID
  return part === 'month' ? RejectionCode.MONTH_INVALID : RejectionCode.YEAR_INVALID
}

function checkTime(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  return request.serviceCatalog === ServiceCatalog.HouseCleaning
    ? checkArrival(request, now)
    : checkDateOnly(request, now)
}

function checkArrival(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  const { slot, hour, minute } = request
  if (slot !== Slot.Morning && slot !== Slot.Afternoon)
    return { rejected: RejectionCode.SLOT_REQUIRED, field: 'slot' }
  if (hour === 0) return { rejected: RejectionCode.TIME_REQUIRED, field: 'hour' }
  const window = slotWindow(slot)
  if (!window || !Number.isInteger(hour) || hour < window.from || hour > window.to)
    return { rejected: RejectionCode.TIME_OUTSIDE_SLOT, field: 'hour' }
  if (!arrivalTimes(slot).includes(clockText(hour, minute)))
    return { rejected: RejectionCode.FIELD_INVALID, field: 'minute' }
  const date = isoDate(request)
  if (date === now.today && hour <= now.hour)
    return { rejected: RejectionCode.TOO_LATE_TODAY, field: 'hour', params: { hour: now.hour } }
  return { date, time: clockText(hour, minute), slot }
}

function checkDateOnly(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  const latest = businessRules.dayLatestBookHour
  const date = isoDate(request)
  if (date === now.today && now.hour >= latest)
    return { rejected: RejectionCode.TOO_LATE_TODAY, field: 'day', params: { hour: latest } }
  return withoutTime(request) ?? { date, slot: Slot.None }
}

function checkMonth(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  if (!isBookableMonth(request, now.today)) return { rejected: RejectionCode.MONTH_INVALID, field: 'month' }
  if (!isOffered(request.month, now)) return { rejected: RejectionCode.OUT_OF_SEASON, field: 'month' }
  if (request.day !== 1) return refuseDay(RejectionCode.DATE_INVALID)
  return withoutTime(request) ?? { date: isoDate(request), slot: Slot.None }
}

function checkSeason(request: BookingRequest, now: BookingMoment): BookableTime | BookingRefusal {
  if (!bookableSeasons(now.today).includes(request.year))
    return { rejected: RejectionCode.YEAR_INVALID, field: 'year' }
  if (request.month !== 9) return { rejected: RejectionCode.DATE_INVALID, field: 'month' }
  if (request.day !== 1) return refuseDay(RejectionCode.DATE_INVALID)
  return withoutTime(request) ?? { date: isoDate(request), slot: Slot.None }
}

/** Whether the service is offered in a month, 1 to 12 (decision X7). A season has its own months. */
export function isOffered(
  month: number,
  { offeredMonths = [] }: Pick<BookingMoment, 'offeredMonths'>,
): boolean {
  return offeredMonths.length === 0 || offeredMonths.includes(month)
}

/** Date-only bookings send slot 0 and time 0 (customer document, section 4); other values are an error. */
function withoutTime(request: BookingRequest): BookingRefusal | undefined {
  const field = (['slot', 'hour', 'minute'] as const).find((name) => request[name] !== 0)
  return field && { rejected: RejectionCode.FIELD_INVALID, field }
}

function refuseDay(rejected: RejectionCode): BookingRefusal {
  return { rejected, field: 'day' }
}

function slotWindow(slot: Slot): { readonly from: number; readonly to: number } | undefined {
  const { amStartHour, amEndHour, pmStartHour, pmEndHour } = businessRules.slots
  if (slot === Slot.Morning) return { from: amStartHour, to: amEndHour }
  return slot === Slot.Afternoon ? { from: pmStartHour, to: pmEndHour } : undefined
}

/** HH:MM */
export function clockText(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
