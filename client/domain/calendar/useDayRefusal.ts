import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import type { Calendar } from './dayOffers.ts'
import { wordDayRefusal } from './dayRefusal.ts'
import type { DayView } from './monthView.ts'

/** Says why a day of the calendar cannot be chosen; nothing for one that can. */
export function useDayRefusal(calendar: Calendar): (day: DayView) => string | undefined {
  const intl = useIntl()
  const text = useText()
  return ({ offer }) => {
    if (offer.kind !== 'refused') return undefined
    const { id, values } = wordDayRefusal(offer.reason, calendar, writeDate(intl, calendar.lastDate, 'long'))
    return text(id, values)
  }
}
