import { addDays, weekdayOf } from '../../../format/calendarDates.ts'

/** The next day that is no Sunday, because nobody works on Sundays (decision D8). */
export function nextWeekday(date: string): string {
  const next = addDays(date, 1)
  return weekdayOf(next) === 7 ? addDays(next, 1) : next
}
