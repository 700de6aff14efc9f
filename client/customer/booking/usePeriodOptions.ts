import { useIntl } from 'react-intl'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { firstMonthOfSeason, lastMonthOfSeason, monthChoices } from '../../domain/booking/periodChoices.ts'
import { writeDate } from '../../format/businessDates.ts'
import type { AvailableTime } from './availableTime.ts'

/** What the period picker offers: each option's first month (`yyyy-mm`) and its words. */
export function usePeriodOptions(periodType: PeriodType, available: AvailableTime) {
  const intl = useIntl()
  if (periodType === PeriodType.Month)
    return monthChoices(available.earliestMonth, available.latestMonth).map((month) => ({
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
