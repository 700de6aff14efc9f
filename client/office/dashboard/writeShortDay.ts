import type { IntlShape } from 'react-intl'

/** Nov 19, of yyyy-mm-dd. */
export function writeShortDay(intl: IntlShape, date: string): string {
  return intl.formatDate(Date.parse(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
