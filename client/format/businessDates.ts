import type { IntlShape } from 'react-intl'
import { clockWords } from '../../schema/rules/clockWords.ts'
import { wallClock } from './wallClock.ts'

/** Days and times in the reader's language, always by the wall clock of the server's text (decision K6). */

const styles = {
  /** Thursday, November 27, 2025 */
  full: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  /** Thursday, November 27 */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** Thu, Nov 27 */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  /** Thu, Nov 27, 2025 */
  dated: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  /** April 30, 2026 */
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  /** Nov 19, 2025 */
  medium: { month: 'short', day: 'numeric', year: 'numeric' },
  /** November 2025 */
  month: { month: 'long', year: 'numeric' },
  /** Sep 2026 */
  monthShort: { month: 'short', year: 'numeric' },
  /** Mon */
  dayOfWeek: { weekday: 'short' },
  /** Monday */
  dayOfWeekLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof styles

/** A day (`yyyy-mm-dd`), a month (`yyyy-mm`) or the day of an ISO date and time, written out. @throws RangeError for any other text */
export function writeDate(intl: IntlShape, date: string, style: DateStyle): string {
  return intl.formatDate(wallClock(date), { ...styles[style], timeZone: 'UTC' })
}

const timeStyle = { hour: 'numeric', minute: '2-digit' } as const

/** The time of day of `HH:MM` or of an ISO date and time, such as 9:30 AM. */
export function writeTime(intl: IntlShape, time: string): string {
  const clock = time.includes('T') ? time.slice(11, 16) : time
  return clockWords(intl.formatTime(Date.parse(`1970-01-01T${clock}:00Z`), { ...timeStyle, timeZone: 'UTC' }))
}

/** A moment as the server sends it: an ISO date and time with its zone (decision K6). */
export interface Moment {
  readonly at: string
  readonly zoneLabel: string
}

/** Day, time and zone: Nov 22, 2025, 9:30 AM MST. */
export function writeMoment(intl: IntlShape, { at, zoneLabel }: Moment): string {
  const text = intl.formatDate(wallClock(at), { ...styles.medium, ...timeStyle, timeZone: 'UTC' })
  return intl.formatMessage({ id: 'format.moment' }, { moment: clockWords(text), zone: zoneLabel })
}
