import { useIntl } from 'react-intl'
import { isOffered } from '../../../schema/rules/bookingCalendar.ts'
import { leftOfBegun } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType as PeriodIds } from '../../../schema/rules/enumerations.ts'
import type { PeriodType } from '../../api/schema.generated.ts'
import { writeDate } from '../../format/businessDates.ts'
import type { useText } from '../../i18n/useText.ts'
import type { ChosenTime } from './bookingRoute.ts'
import { firstMonthOfSeason, lastMonthOfSeason, monthChoices } from './writtenTime.ts'

export type Period = 'Month' | 'Season'

/** What the server sends about the months and seasons that can be booked. */
interface PeriodLimits {
  /** yyyy-mm */
  readonly earliestMonth: string
  readonly latestMonth: string
  readonly seasons: readonly number[]
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths: readonly number[]
}

/** The options of the period picker: each one's first month (`yyyy-mm`) and label. */
export function usePeriodOptions(periodType: Period, available: PeriodLimits) {
  const intl = useIntl()
  if (periodType === 'Month')
    return monthChoices(available.earliestMonth, available.latestMonth)
      .filter((month) => isOffered(Number(month.slice(5)), available))
      .map((month) => ({
        value: month,
        label: writeDate(intl, month, 'month'),
      }))
  return available.seasons.map((year) => ({
    value: firstMonthOfSeason(year),
    label: intl.formatMessage(
      { id: 'booking.period.seasonOption' },
      {
        year: String(year),
        from: writeDate(intl, firstMonthOfSeason(year), 'month'),
        to: writeDate(intl, lastMonthOfSeason(year), 'month'),
      },
    ),
  }))
}

/** The booking of a month, or of the season that begins with it; undefined without one. */
export function periodStart(periodType: Period, month: string): ChosenTime | undefined {
  if (!month) return undefined
  const [year = 0, number = 0] = month.split('-').map(Number)
  const start = periodType === 'Season' ? firstMonthOfSeason(year) : month
  return { periodType, year, month: number, day: 1, slot: 'None', time: undefined, date: `${start}-01` }
}

/** What is left of a month or season that has begun, in a few words (decision L5); undefined for any other. @param date as of `begunWords` */
export function leftWords(
  text: ReturnType<typeof useText>,
  periodType: Period,
  date: string,
  today: string,
): string | undefined {
  const begun = leftOfBegun(PeriodIds[periodType], date, today)
  const words = periodType === 'Month' ? 'booking.period.daysLeft' : 'booking.period.monthsLeft'
  return begun && text(words, { left: begun.left })
}

/**
 * What is left of a month or season that has begun, and that its price is for the whole (decision L5); undefined for any other booking.
 * @param date first day of the booking, yyyy-mm-dd
 */
export function begunWords(
  text: ReturnType<typeof useText>,
  { periodType, date }: { readonly periodType: PeriodType; readonly date: string },
  today: string,
): string | undefined {
  const begun = leftOfBegun(PeriodIds[periodType], date, today)
  if (!begun) return undefined
  return text(periodType === 'Month' ? 'booking.period.begunMonth' : 'booking.period.begunSeason', begun)
}
