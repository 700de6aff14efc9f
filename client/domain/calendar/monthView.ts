import { businessRules } from '../../../schema/rules/businessRules.ts'
import {
  addDays,
  addToMonth,
  monthOf,
  monthsBetween,
  weekdayOf,
  weeksOfMonth,
} from '../../format/calendarDates.ts'
import { type Calendar, type DayOffer, offerOf, todayOf } from './dayOffers.ts'

/** One cell of the month grid. */
export interface DayView {
  readonly date: string
  readonly isToday: boolean
  readonly offer: DayOffer
}

/** A row of the grid. */
export interface WeekView {
  readonly key: string
  readonly days: readonly (DayView | undefined)[]
}

/** The weeks of a month with each day's offer, without weeks that are over. */
export function weeksOf(month: string, calendar: Calendar): WeekView[] {
  const today = todayOf(calendar)
  const from = firstShownDay(calendar)
  return weeksOfMonth(month)
    .filter((week) => week.some((date) => date && date >= from))
    .map((week) => ({
      key: week.find(Boolean) ?? month,
      days: week.map((date) =>
        date ? { date, isToday: date === today, offer: offerOf(date, calendar) } : undefined,
      ),
    }))
}

/** Where this month's first shown week begins. */
export function firstShownDay(calendar: Calendar): string {
  const today = todayOf(calendar)
  const monday = addDays(today, 1 - weekdayOf(today))
  const first = `${monthOf(today)}-01`
  return monday > first ? monday : first
}

/** The months that the arrows lead to; undefined for a disabled arrow (document section 5). */
export function neighbours(month: string, calendar: Calendar): { previous?: string; next?: string } {
  const ahead = monthsBetween(monthOf(calendar.now), month)
  return {
    ...(ahead > 0 && { previous: addToMonth(month, -1) }),
    ...(ahead < businessRules.booking.monthsAhead && { next: addToMonth(month, 1) }),
  }
}

/** The end of a day's message id `booking.day.…`; undefined for days without text. */
export function dayWord(offer: DayOffer): string | undefined {
  if (offer.kind === 'refused') return refusedWords[offer.reason]
  const [first, second] = offer.halves
  if (first === undefined) return 'open'
  if (second !== undefined) return 'both'
  return first === 'Morning' ? 'am' : 'pm'
}

const refusedWords = {
  past: undefined,
  tooFar: undefined,
  sunday: 'closed',
  closed: 'closed',
  season: undefined,
  full: 'full',
  tooLate: 'tooLate',
} as const
