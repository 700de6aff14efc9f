import { useParams } from 'react-router'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import {
  type BookingRoute,
  readBookingRoute,
  readCatalog,
  readChosenTime,
  readPeriod,
} from '../../domain/booking/bookingRoute.ts'
import { useText } from '../../i18n/useText.ts'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import { selectWhenPath } from '../parts/paths/bookingPaths.ts'
import { InvalidTime } from './InvalidTime.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { WhenStep } from './WhenStep.tsx'

/** /serviceOrderSummary/…/{period}: everything once more, and the one button that places the order (document sections 2 and 5). */
export function Component() {
  const params = useParams()
  const route = readBookingRoute(params)
  if (!route) return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  return <Summary key={Object.values(params).join(' ')} route={route} />
}

function Summary({ route }: { readonly route: BookingRoute }) {
  const params = useParams()
  const text = useText()
  const periodType = readPeriod(params.period) ?? PeriodType.Day
  const chosen = readChosenTime(params, route.catalog)
  const backTo = selectWhenPath(route, periodType)
  if (!chosen) return <InvalidTime backTo={backTo} />
  const frame = {
    step: 'review',
    title: text('booking.review.title'),
    back: {
      to: `${backTo}?day=${chosen.date}`,
      label: text(periodType === PeriodType.Day ? 'booking.back.time' : 'booking.back.period'),
    },
  } as const
  return (
    <WhenStep route={route} periodType={periodType} {...frame}>
      {(found) => <ReviewStep route={route} chosen={chosen} found={found} frame={frame} />}
    </WhenStep>
  )
}
