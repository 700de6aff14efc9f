import { askProduct } from './askProduct.ts'
import type { DemoOffer } from './demoFacts.ts'
import { dayFrom, weekdayOf } from './serverDays.ts'

/** When a service can be booked, as the server says today; days are yyyy-mm-dd, months yyyy-mm. */
export interface BookableTimes {
  readonly lastDate: string
  readonly closedDates: readonly string[]
  readonly fullDays: readonly string[]
  readonly earliestMonth: string
  /** Years in which a season begins. */
  readonly seasons: readonly number[]
}

/** Asks for whom the session belongs to: a date that is written in a spec is over one day. */
export async function bookableTimes(token: string, offer: DemoOffer): Promise<BookableTimes> {
  const { availability } = await askProduct<{ availability: BookableTimes }>(
    `query ($addressId: ID!, $serviceId: ID!) {
      availability(addressId: $addressId, serviceId: $serviceId) {
        lastDate closedDates fullDays earliestMonth seasons } }`,
    offer,
    token,
  )
  return availability
}

/** Mondays to Saturdays of the last sixty days that are not closed and have a free place, from the last one back. */
export function freeDays({ lastDate, closedDates, fullDays }: BookableTimes): readonly string[] {
  const days = Array.from({ length: 60 }, (_, back) => dayFrom(lastDate, -back))
  return days.filter((day) => !isSunday(day) && !closedDates.includes(day) && !fullDays.includes(day))
}

/** The last day that can be booked, or the Saturday before it: on Sundays nobody works. */
export function lastWeekday({ lastDate }: Pick<BookableTimes, 'lastDate'>): string {
  return isSunday(lastDate) ? dayFrom(lastDate, -1) : lastDate
}

function isSunday(day: string): boolean {
  return weekdayOf(day) === 0
}
