import type { PeriodType } from '../../../api/schema.generated.ts'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { fromHm, hoursOf } from '../../../domain/booking/slotTimes.ts'
import { type Calendar, isHourOver, offerOf } from '../../../domain/calendar/dayOffers.ts'
import { moveCalendar } from '../../../domain/orders/moveCalendar.ts'
import type { CallerTimesQuery } from './caller.generated.ts'
import type { CallerView } from './callerAddress.ts'

/** What can be booked of a service, and when. */
export type CallerTimes = NonNullable<CallerTimesQuery['customerAvailability']>

/** The day that is open, and the booking once it is whole. */
export interface CallerVisit {
  readonly calendar: Calendar
  /** yyyy-mm-dd; undefined until a free day is chosen, and for months and seasons. */
  readonly day: string | undefined
  /** Whether the day needs a time of arrival. */
  readonly isTimed: boolean
  readonly chosen: ChosenTime | undefined
}

/** The visit that the page's address names; a day that is not free counts as none. */
export function visitOf(times: CallerTimes, view: Pick<CallerView, 'day' | 'hm'>): CallerVisit {
  const calendar = moveCalendar(times, times.service)
  const periodType = times.service.periodType
  const isTimed = periodType === 'Day' && calendar.catalog === 'HouseCleaning'
  if (periodType !== 'Day')
    return { calendar, day: undefined, isTimed, chosen: periodOf(view.day, periodType) }
  const isFree = view.day !== undefined && offerOf(view.day, calendar).kind === 'open'
  const day = isFree ? view.day : undefined
  const chosen = isTimed ? timed(day, view.hm, calendar) : periodOf(day, periodType)
  return { calendar, day, isTimed, chosen }
}

function timed(day: string | undefined, hm: string | undefined, calendar: Calendar): ChosenTime | undefined {
  const time = hm === undefined ? undefined : fromHm(Number(hm))
  if (day === undefined || !time) return undefined
  const offer = offerOf(day, calendar)
  if (offer.kind === 'refused' || isHourOver(day, time.hour, calendar)) return undefined
  const slot = offer.halves.find((half) => {
    const { start, end } = hoursOf(half, calendar.slotHours)
    return time.hour >= start && time.hour <= end
  })
  return slot && { ...datedOn(day), periodType: 'Day', slot, time }
}

/** A day without a time of arrival, a month or a season. */
function periodOf(day: string | undefined, periodType: PeriodType): ChosenTime | undefined {
  return day === undefined ? undefined : { ...datedOn(day), periodType, slot: 'None', time: undefined }
}

function datedOn(date: string) {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day, date }
}
