import type { IntlShape } from 'react-intl'
import { writeSeason } from '../../../domain/booking/writtenTime.ts'
import { type DateStyle, writeDate } from '../../../format/businessDates.ts'
import { addDays } from '../../../format/calendarDates.ts'
import type { CrewJobFragment } from '../crewOrders.generated.ts'

type Booked = Pick<CrewJobFragment, 'periodType' | 'bookedDate'>

/** The day of a job, or the name of its month or season (decision D10). */
export function bookedDay(intl: IntlShape, { periodType, bookedDate }: Booked, style: DateStyle): string {
  if (periodType === 'Month') return writeDate(intl, bookedDate, 'month')
  return periodType === 'Day' ? writeDate(intl, bookedDate, style) : writeSeason(intl, bookedDate)
}

/** Today or Tomorrow in the reader's language; undefined for other days, months and seasons. */
export function nearDay(intl: IntlShape, booked: Booked, today: string | undefined): string | undefined {
  const ahead = today === undefined ? -1 : [today, addDays(today, 1)].indexOf(booked.bookedDate)
  if (booked.periodType !== 'Day' || ahead < 0) return undefined
  const [first = '', ...rest] = intl.formatRelativeTime(ahead, 'day', { numeric: 'auto' })
  return first.toLocaleUpperCase(intl.locale) + rest.join('')
}

/** A day with its name, and with its year if it is not this year's; number and month stay on one line. */
export function namedDay(intl: IntlShape, date: string, today = date): string {
  const style = date.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'full'
  return writeDate(intl, date, style).replace(/(?<=\d) (?=\p{L})| (?=\d+(?:,|$))/gu, '\u00A0')
}
