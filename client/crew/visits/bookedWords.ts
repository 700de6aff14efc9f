import type { IntlShape } from 'react-intl'
import { lastMonthOfSeason } from '../../domain/booking/periodChoices.ts'
import { type DateStyle, writeDate, writeTime } from '../../format/businessDates.ts'
import type { CrewJobFragment } from '../parts/crewOrders.generated.ts'

type Booked = Pick<CrewJobFragment, 'periodType' | 'bookedDate' | 'bookedTime'>

/** Day name and date, with 'by H:MM AM/PM' where a time was chosen, which cleaning alone has; a month or a season by its name (decision D10). */
export function bookedWords(intl: IntlShape, booked: Booked, style: DateStyle = 'full'): string {
  const date = bookedDay(intl, booked, style)
  return booked.bookedTime
    ? intl.formatMessage({ id: 'crew.bookedBy' }, { date, time: writeTime(intl, booked.bookedTime) })
    : date
}

/** The day, month or season alone. */
export function bookedDay(intl: IntlShape, { periodType, bookedDate }: Booked, style: DateStyle): string {
  if (periodType === 'Month') return writeDate(intl, bookedDate, 'month')
  if (periodType === 'Day') return writeDate(intl, bookedDate, style)
  const values = {
    start: writeDate(intl, bookedDate, 'monthShort'),
    end: writeDate(intl, lastMonthOfSeason(Number(bookedDate.slice(0, 4))), 'monthShort'),
  }
  return intl.formatMessage({ id: 'format.season' }, values)
}
