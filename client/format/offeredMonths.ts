import type { IntlShape } from 'react-intl'
import type { SeasonOpening } from '../../schema/rules/bookingPeriods.ts'
import { writeDate } from './businessDates.ts'
import { wallClock } from './wallClock.ts'

/** Months of the year, 1 to 12, as the reader says them: "October to April", "March and June to August". */
export function writeMonths(intl: IntlShape, months: readonly number[]): string {
  const named = (month: number) =>
    intl.formatDate(wallClock(`2000-${String(month).padStart(2, '0')}`), { month: 'long', timeZone: 'UTC' })
  const ranges = monthRanges(months).map(([from, to]) =>
    from === to
      ? named(from)
      : intl.formatMessage({ id: 'booking.months' }, { from: named(from), to: named(to) }),
  )
  return intl.formatList(ranges, { type: 'conjunction' })
}

/** When visits of a resting service begin again, and from when they can be booked. */
export function writeOpening(intl: IntlShape, { opens, bookableFrom }: SeasonOpening): string {
  return intl.formatMessage(
    { id: 'booking.opens' },
    { month: writeDate(intl, opens, 'month'), date: writeDate(intl, bookableFrom, 'long') },
  )
}

/** Months that follow each other, also over the new year, as ranges of the first and the last one. */
export function monthRanges(months: readonly number[]): readonly (readonly [number, number])[] {
  const isIn = (month: number) => months.includes(month)
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month === 12 ? 1 : month + 1)
  return months
    .filter((month) => !isIn(before(month)))
    .map((first) => {
      let last = first
      while (isIn(after(last))) last = after(last)
      return [first, last] as const
    })
}
