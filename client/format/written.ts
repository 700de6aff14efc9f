import type { IntlShape } from 'react-intl'

/** Minutes of work, such as 3 h 30 min. */
export function writeDuration(intl: IntlShape, minutes: number): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (values.hours === 0) return intl.formatMessage({ id: 'booking.duration.minutes' }, values)
  const id = values.minutes === 0 ? 'booking.duration.hours' : 'booking.duration.hoursMinutes'
  return intl.formatMessage({ id }, values)
}

/** An amount of points as in a price list: a true minus sign, and a plus only on request. */
export function writePoints(
  intl: IntlShape,
  points: number,
  sign: 'minusOnly' | 'both' = 'minusOnly',
): string {
  const signDisplay = sign === 'both' ? 'exceptZero' : 'auto'
  return intl.formatNumber(points === 0 ? 0 : points, { signDisplay }).replace('-', '−')
}

/** The estimate in dollars to one decimal, as the server sends it (document section 9). */
export function writeEstimate(intl: IntlShape, dollars: string): string {
  return intl.formatNumber(Number(dollars), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
}
