import type { IntlShape } from 'react-intl'

/** Minutes of work, such as 3 h 30 min. */
export function writeDuration(intl: IntlShape, minutes: number): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (values.hours === 0) return intl.formatMessage({ id: 'booking.duration.minutes' }, values)
  const id = values.minutes === 0 ? 'booking.duration.hours' : 'booking.duration.hoursMinutes'
  return intl.formatMessage({ id }, values)
}
