import { askProduct } from './askProduct.ts'

/* Days counted from the server's own today: a date that is written in a spec is over one day. They are yyyy-mm-dd. */

const DAY_MS = 86_400_000
const TUESDAY = 2

/** Today where the business is. */
export async function serverToday(): Promise<string> {
  const { clock } = await askProduct<{ clock: { at: string } }>('{ clock { at } }', {})
  return clock.at.slice(0, 10)
}

/** The day so many days later, or earlier. */
export function dayFrom(date: string, days: number): string {
  return isoDay(Date.parse(date) + days * DAY_MS)
}

/** 0 for a Sunday to 6 for a Saturday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

/**
 * The second Tuesday of the month after so many months. It is no holiday, nothing that lasts a month or a season begins on it, and a week
 * later it is the same month.
 */
export function secondTuesday(today: string, monthsAhead: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const eighth = isoDay(Date.UTC(year, month - 1 + monthsAhead, 8))
  return dayFrom(eighth, (TUESDAY - weekdayOf(eighth) + 7) % 7)
}

/** A day or a month as the product writes it in English. */
export function written(date: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...how, timeZone: 'UTC' }).format(new Date(date))
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
