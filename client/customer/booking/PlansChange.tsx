import { useIntl } from 'react-intl'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { cancellationTerms, freeUntil } from '../parts/price/cancellationTerms.ts'
import type { AvailableTime } from './availableTime.ts'
import { Muted } from './Muted.tsx'

interface PlansChangeProps {
  readonly chosen: ChosenTime
  readonly available: AvailableTime
}

/** Until when cancelling is free, and what it costs later, in words and points (decision E3). */
export function PlansChange({ chosen, available }: PlansChangeProps) {
  const intl = useIntl()
  const text = useText()
  if (chosen.periodType !== PeriodType.Day) return text('booking.review.freePeriod')
  const terms = cancellationTerms(available.service.price.totalPoints)
  const fees = { inside: terms.insideDayPoints, late: terms.latePoints }
  const until = freeUntil(chosen, available.slotHours)
  if (until <= available.now) return text('booking.review.feeSoon', fees)
  return (
    <>
      {text('booking.review.freeUntil', {
        date: writeDate(intl, until, 'weekday'),
        time: writeTime(intl, until),
      })}
      <Muted>{text('booking.review.feeLater', fees)}</Muted>
    </>
  )
}
