import {
  type BookableTime,
  type BookingMoment,
  type BookingRefusal,
  checkBooking,
  checkDay,
} from '../../../schema/rules/bookingCalendar.ts'
import {
  ServiceCatalog as CatalogIds,
  PeriodType as PeriodIds,
  Slot as SlotIds,
} from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { ServiceCatalog, Slot } from '../../api/schema.generated.ts'
import { addDays } from '../../format/calendarDates.ts'
import type { ChosenTime } from '../booking/bookingRoute.ts'
import {
  clockOf,
  type HalfDay,
  halfDays,
  hoursOf,
  isTooLateToday,
  type SlotHours,
  type TimeOfDay,
  timesOf,
} from '../booking/slotTimes.ts'

/** What the days of a service depend on, as the server sends it for booking and moving. */
export interface Calendar {
  readonly catalog: ServiceCatalog
  /** The zone of all times, and its short name now. */
  readonly timeZone: string
  readonly zoneLabel: string
  /** Minutes between two arrival times. */
  readonly stepMinutes: number
  /** ISO 8601 with the business's offset. */
  readonly now: string
  /** Last bookable day. */
  readonly lastDate: string
  readonly dayLatestBookHour: number
  readonly slotHours: SlotHours
  readonly closedDates: readonly string[]
  readonly fullDays: readonly string[]
  readonly fullSlots: readonly { readonly date: string; readonly slot: Slot }[]
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths: readonly number[]
  /** The day of the order that moves, which is no other one. */
  readonly bookedDate?: string | undefined
}

/** Why a day cannot be chosen; `sunday` and `closed` are both shown as Closed. */
export type DayRefusal = 'past' | 'sunday' | 'closed' | 'season' | 'full' | 'tooLate' | 'tooFar'

/** A day that can be booked, with the halves that are free (none for services without a time), or the reason it cannot. */
export type DayOffer =
  | { readonly kind: 'open'; readonly halves: readonly HalfDay[] }
  | { readonly kind: 'refused'; readonly reason: DayRefusal }

/** What a day offers (document section 5; decisions D5, D6, D8). */
export function offerOf(date: string, calendar: Calendar): DayOffer {
  const reason = refusalOf(date, calendar)
  if (reason) return { kind: 'refused', reason }
  if (calendar.catalog !== 'HouseCleaning') return { kind: 'open', halves: [] }
  const halves = halfDays.filter((half) => !isHalfFull(date, half, calendar))
  if (halves.length === 0) return { kind: 'refused', reason: 'full' }
  const inTime = halves.filter((half) => !isHalfOver(date, half, calendar))
  return inTime.length > 0 ? { kind: 'open', halves: inTime } : { kind: 'refused', reason: 'tooLate' }
}

/** The first day that can be chosen, other than an order's own; undefined if all are taken. */
export function firstFreeDay(calendar: Calendar): string | undefined {
  for (let date = todayOf(calendar); date <= calendar.lastDate; date = addDays(date, 1))
    if (date !== calendar.bookedDate && offerOf(date, calendar).kind === 'open') return date
  return undefined
}

/**
 * The arrival time that a cleaning day proposes, with its half: the hour the order has on another day where it is free, else the earliest;
 * undefined for services without one, and when all are taken.
 * @param own hh:mm
 */
export function proposedTime(
  date: string,
  calendar: Calendar,
  own?: string | null,
): ProposedTime | undefined {
  const offer = offerOf(date, calendar)
  if (offer.kind === 'refused') return undefined
  const free = offer.halves
    .flatMap((slot) =>
      timesOf(slot, calendar.slotHours, calendar.stepMinutes).map((time) => ({ slot, time })),
    )
    .filter(({ time }) => !isHourOver(date, time.hour, calendar))
  const kept = date === calendar.bookedDate ? undefined : free.find(({ time }) => clockOf(time) === own)
  return kept ?? free[0]
}

interface ProposedTime {
  readonly slot: HalfDay
  readonly time: TimeOfDay
}

/** The business's calendar day now. */
export function todayOf(calendar: Pick<Calendar, 'now'>): string {
  return calendar.now.slice(0, 10)
}

/** The business's wall-clock hour now, 0 to 23. */
export function hourNowOf(calendar: Pick<Calendar, 'now'>): number {
  return Number(calendar.now.slice(11, 13))
}

/** The current moment in the form of the calendar's shared rules. */
function momentOf(calendar: Pick<Calendar, 'now' | 'closedDates' | 'offeredMonths'>): BookingMoment {
  const { closedDates, offeredMonths } = calendar
  return { today: todayOf(calendar), hour: hourNowOf(calendar), closedDates, offeredMonths }
}

/** Whether a half day is full. */
export function isHalfFull(date: string, half: HalfDay, calendar: Calendar): boolean {
  return calendar.fullSlots.some((full) => full.date === date && full.slot === half)
}

/** Whether it is too late to arrive in that hour. */
export function isHourOver(date: string, hour: number, calendar: Calendar): boolean {
  return date === todayOf(calendar) && isTooLateToday(hour, hourNowOf(calendar))
}

/** What the calendar's rules say of a time; taken capacity is not considered. */
export function checkChosen(chosen: ChosenTime, calendar: Calendar): BookableTime | BookingRefusal {
  const { hour, minute } = chosen.time ?? { hour: 0, minute: 0 }
  const request = {
    ...{ ...chosen, hour, minute },
    periodType: PeriodIds[chosen.periodType],
    slot: SlotIds[chosen.slot],
    serviceCatalog: CatalogIds[calendar.catalog],
  }
  return checkBooking(request, momentOf(calendar))
}

function refusalOf(date: string, calendar: Calendar): DayRefusal | undefined {
  const refused = checkDay(date, momentOf(calendar))
  if (refused) return dayRefusals[refused.rejected] ?? 'closed'
  if (date > calendar.lastDate) return 'tooFar'
  if (calendar.fullDays.includes(date)) return 'full'
  return isDayOver(date, calendar) ? 'tooLate' : undefined
}

const dayRefusals: Partial<Record<RejectionCode, DayRefusal>> = {
  [RejectionCode.DATE_PAST]: 'past',
  [RejectionCode.DATE_TOO_FAR]: 'tooFar',
  [RejectionCode.DATE_INVALID]: 'sunday',
  [RejectionCode.DAY_CLOSED]: 'closed',
  [RejectionCode.OUT_OF_SEASON]: 'season',
}

function isDayOver(date: string, calendar: Calendar): boolean {
  const timeless = calendar.catalog !== 'HouseCleaning'
  return timeless && date === todayOf(calendar) && hourNowOf(calendar) >= calendar.dayLatestBookHour
}

function isHalfOver(date: string, half: HalfDay, calendar: Calendar): boolean {
  return isHourOver(date, hoursOf(half, calendar.slotHours).end, calendar)
}
