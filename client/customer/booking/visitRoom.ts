import { weekAround } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { type Calendar, offerOf, todayOf } from '../../domain/calendar/dayOffers.ts'
import { addDays } from '../../format/calendarDates.ts'
import { isBookable } from './availableTime.ts'
import type { Repeat } from './HowOften.tsx'

/** Whether all places of a chosen day, or of its half for cleaning, are taken as far as the calendar shows. */
export function isFull({ periodType, date, slot }: ChosenTime, calendar: Calendar): boolean {
  const { fullDays, fullSlots } = calendar
  return (
    periodType === 'Day' &&
    (fullDays.includes(date) || fullSlots.some((full) => full.date === date && full.slot === slot))
  )
}

/** On which day of its week the first of recurring visits will be when its own day is full; undefined for none (decision N6). */
export function firstVisit(
  { date, slot }: ChosenTime,
  { whenFull }: Repeat,
  calendar: Calendar,
): string | undefined {
  if (whenFull === 'Skip') return undefined
  const days = weekAround(date).filter((day) => day > todayOf(calendar))
  return (
    days.find((day) => hasRoom(day, slot, calendar)) ??
    days.find((day) => offerOf(day, calendar).kind === 'open')
  )
}

/** How a booking begins; both days are yyyy-mm-dd. */
interface Beginning {
  /** The day of the first visit. */
  readonly date: string
  /** The day on which its points are taken; undefined for now. */
  readonly dueOn: string | undefined
}

/**
 * How a booking begins. The first of recurring visits is placed some days ahead (decision N4): if that is now and the chosen day is full,
 * on another day of its week, or with the next visit of the rhythm (decision N6).
 */
export function beginningOf(chosen: ChosenTime, repeat: Repeat | undefined, calendar: Calendar): Beginning {
  const { date } = chosen
  if (!repeat) return { date, dueOn: undefined }
  const dueOn = addDays(date, -businessRules.series.aheadDays)
  if (dueOn > todayOf(calendar)) return { date, dueOn }
  const first = isFull(chosen, calendar) ? firstVisit(chosen, repeat, calendar) : date
  return { date: first ?? addDays(date, repeat.everyWeeks * 7), dueOn: undefined }
}

/** The same time on the first such weekday that can be booked: after the break of a season or a closed day; undefined for none. */
export function laterWeekday(chosen: ChosenTime, calendar: Calendar): ChosenTime | undefined {
  for (let date = addDays(chosen.date, 7); date <= calendar.lastDate; date = addDays(date, 7)) {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const later = { ...chosen, year, month, day, date }
    if (isBookable(later, calendar)) return later
  }
  return undefined
}

function hasRoom(date: string, slot: ChosenTime['slot'], calendar: Calendar): boolean {
  const offer = offerOf(date, calendar)
  if (offer.kind === 'refused') return false
  return calendar.catalog !== 'HouseCleaning' || offer.halves.some((half) => half === slot)
}
