import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { addToMonth, monthOf, monthsBetween, weeksOfMonth } from '../../format/calendarDates.ts'
import { type Calendar, type DayOffer, offerOf, todayOf } from './dayOffers.ts'

/** One cell of the month grid. */
export interface DayView {
  readonly date: string
  readonly isToday: boolean
  readonly offer: DayOffer
}

/** A row of the grid; a week that has nothing left to offer is drawn lower. */
export interface WeekView {
  readonly key: string
  readonly days: readonly (DayView | undefined)[]
  readonly isGone: boolean
}

/** The weeks of a month with what each day offers. */
export function weeksOf(month: string, calendar: Calendar): WeekView[] {
  const today = todayOf(calendar)
  return weeksOfMonth(month).map((week, index) => {
    const days = week.map((date) => date && { date, isToday: date === today, offer: offerOf(date, calendar) })
    return { key: `${month} ${index}`, days: days.map((day) => day || undefined), isGone: days.every(isGone) }
  })
}

/** Months the arrows lead to; undefined where an arrow is off (document section 5). */
export function neighbours(month: string, calendar: Calendar): { previous?: string; next?: string } {
  const ahead = monthsBetween(monthOf(calendar.now), month)
  return {
    ...(ahead > 0 && { previous: addToMonth(month, -1) }),
    ...(ahead < businessRules.booking.monthsAhead && { next: addToMonth(month, 1) }),
  }
}

/** The words of a day's cell: ends the message id `booking.day.…`; undefined for days that say nothing. */
export function dayWord(offer: DayOffer): string | undefined {
  if (offer.kind === 'refused') return refusedWords[offer.reason]
  const [first, second] = offer.halves
  if (first === undefined) return 'open'
  if (second !== undefined) return 'both'
  return first === Slot.Morning ? 'am' : 'pm'
}

const refusedWords = {
  past: undefined,
  tooFar: undefined,
  sunday: 'closed',
  closed: 'closed',
  full: 'full',
  tooLate: 'tooLate',
} as const

function isGone(day: DayView | '' | undefined): boolean {
  return !day || (day.offer.kind === 'refused' && ['past', 'tooFar'].includes(day.offer.reason))
}
