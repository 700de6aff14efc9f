import { leftOfBegun } from '../../../schema/rules/bookingPeriods.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { PeriodName } from '../../domain/catalog/wireNames.ts'
import type { useText } from '../../i18n/useText.ts'

/**
 * What is left of a month or season that has begun, and that its price is for the whole (decision L5); undefined for any other booking.
 * @param date first day of the booking, yyyy-mm-dd
 */
export function begunWords(
  text: ReturnType<typeof useText>,
  { periodType, date }: { readonly periodType: PeriodName; readonly date: string },
  today: string,
): string | undefined {
  const begun = leftOfBegun(PeriodType[periodType], date, today)
  if (!begun) return undefined
  return text(periodType === 'Month' ? 'booking.period.begunMonth' : 'booking.period.begunSeason', begun)
}
