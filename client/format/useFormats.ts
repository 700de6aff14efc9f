import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { type Moment, writeDate, writeMoment, writeTime } from './businessDates.ts'

/** Numbers, money and times as readers of the chosen language write them. */
export interface Formats {
  /** 22980 → "22,980". */
  readonly number: (value: number) => string
  /** With its sign, even a plus: 1500 → "+1,500". */
  readonly signed: (value: number) => string
  /** Dollars and cents from whole cents: 22980 → "$229.80". */
  readonly money: (cents: number) => string
  /** What points are worth, to the cent: 100 points are one dollar. */
  readonly worth: (points: number) => string
  /** Tenths of a percent, one decimal: 50 → "5.0%". */
  readonly tenths: (tenths: number) => string
  /** Whole percent: 92 → "92%". */
  readonly percent: (percent: number) => string
  /** Day of an ISO text's own wall clock: "Saturday, November 22, 2025". */
  readonly day: (iso: string) => string
  /** Without the weekday: "Nov 22, 2025". */
  readonly shortDay: (iso: string) => string
  /** "Sep 2025". */
  readonly month: (iso: string) => string
  /** Hours and minutes of an ISO text's own wall clock: "9:30 AM". */
  readonly time: (iso: string) => string
  /** Day, time and the server's zone (decision K6): "Nov 22, 2025, 9:30 AM MST". */
  readonly moment: (moment: Moment) => string
}

/** The formats of the chosen language. */
export function useFormats(): Formats {
  const intl = useIntl()
  return useMemo(() => formatsOf(intl), [intl])
}

function formatsOf(intl: IntlShape): Formats {
  const dollars = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' })
  return {
    number: (value) => intl.formatNumber(value),
    signed: (value) => intl.formatNumber(value, { signDisplay: 'exceptZero' }),
    money: (cents) => dollars(cents / 100),
    worth: (points) => dollars(points / businessRules.pointsPerDollar),
    tenths: (tenths) =>
      intl.formatNumber(tenths / 1000, {
        style: 'percent',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
    percent: (percent) => intl.formatNumber(percent / 100, { style: 'percent' }),
    day: (iso) => writeDate(intl, iso, 'full'),
    shortDay: (iso) => writeDate(intl, iso, 'medium'),
    month: (iso) => writeDate(intl, iso, 'monthShort'),
    time: (iso) => writeTime(intl, iso),
    moment: (moment) => writeMoment(intl, moment),
  }
}
