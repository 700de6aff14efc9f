import { useParams } from 'react-router'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { readBookingRoute, readCatalog, readPeriod } from '../../domain/booking/bookingRoute.ts'
import { useText } from '../../i18n/useText.ts'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import { selectWhenPath, serviceOrderSummaryPath } from '../parts/paths/bookingPaths.ts'
import { calendarOf, priceOf } from './availableTime.ts'
import { AddressLead, BookingFrame, useBookingNavigation } from './BookingFrame.tsx'
import { PeriodForm, PeriodFormButton } from './PeriodForm.tsx'
import { PricePanel } from './PricePanel.tsx'
import { backToService, SpecialNotice, WhenStep } from './WhenStep.tsx'

/** /selectServicePeriod/{catalog}/{addressId}/{serviceId}/{period}: a month (1) or a year (2) (document sections 2, 4 and 5). */
export function Component() {
  const params = useParams()
  const text = useText()
  const go = useBookingNavigation()
  const route = readBookingRoute(params)
  const period = readPeriod(params.period)
  if (!route || !period) return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  const title = text(period === PeriodType.Month ? 'booking.period.titleMonth' : 'booking.period.titleSeason')
  const frame = { step: 'when', title, back: backToService(route, text) } as const
  return (
    <WhenStep
      key={`${Object.values(route).join(' ')} ${period}`}
      route={route}
      periodType={period}
      {...frame}
    >
      {({ available, me }) => (
        <BookingFrame
          catalog={route.catalog}
          {...frame}
          lead={<AddressLead catalog={route.catalog} address={available.address} />}
          aside={
            <PricePanel
              booking={priceOf(available, me)}
              action={<PeriodFormButton wide />}
              barAction={<PeriodFormButton />}
            />
          }
        >
          <SpecialNotice notice={available.service.specialNotice} />
          <PeriodForm
            periodType={period}
            available={available}
            calendar={calendarOf(available)}
            onChosen={(chosen) =>
              go(serviceOrderSummaryPath(route, chosen), selectWhenPath(route, period, chosen))
            }
          />
        </BookingFrame>
      )}
    </WhenStep>
  )
}
