import type { IntlShape } from 'react-intl'

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
