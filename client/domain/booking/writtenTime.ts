import type { IntlShape } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import type { PeriodName } from '../catalog/wireNames.ts'
import { writeSeason } from './periodChoices.ts'

/** The time of an order, as far as its text needs it. */
export interface BookedTime {
  readonly periodType: PeriodName
  /** First day, yyyy-mm-dd. */
  readonly date: string
  /** HH:MM for cleaning, else absent. */
  readonly time?: string | null | undefined
}

/** Thursday, November 27, 2025 by 9:30 AM, or May 2026, or Sep 2026 – Apr 2027 (decision D10). */
export function writeBookedTime(intl: IntlShape, booked: BookedTime): string {
  const { periodType, date, time } = booked
  if (periodType === 'Month') return writeDate(intl, date, 'month')
  if (periodType === 'Season') return writeSeason(intl, date)
  const day = writeDate(intl, date, 'full')
  return time ? intl.formatMessage({ id: 'format.byTime' }, { date: day, time: writeTime(intl, time) }) : day
}
