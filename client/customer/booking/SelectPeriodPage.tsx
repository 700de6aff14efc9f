import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router'
import {
  type BookingRoute,
  readBookingRoute,
  readCatalog,
  readPeriod,
} from '../../domain/booking/bookingRoute.ts'
import { type Period, periodStart, usePeriodOptions } from '../../domain/booking/periodOptions.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { useText } from '../../i18n/useText.ts'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import { selectWhenPath, serviceOrderSummaryPath } from '../parts/paths/bookingPaths.ts'
import { priceOf } from './availableTime.ts'
import { AddressLead, BookingFrame, useBookingNavigation } from './BookingFrame.tsx'
import { PeriodForm, PeriodFormButton } from './PeriodForm.tsx'
import { PricePanel } from './PricePanel.tsx'
import { backToService, type Found, SpecialNotice, WhenStep } from './WhenStep.tsx'

/** /selectServicePeriod/{catalog}/{addressId}/{serviceId}/{period}: a month (1) or a year (2) (document sections 2, 4 and 5). */
export function Component() {
  const params = useParams()
  const text = useText()
  const route = readBookingRoute(params)
  const period = readPeriod(params.period)
  if (!route || !period || period === 'Day')
    return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  const title = text(period === 'Month' ? 'booking.period.titleMonth' : 'booking.period.titleSeason')
  const frame = { step: 'when', title, back: backToService(route, text) } as const
  return (
    <WhenStep
      key={`${Object.values(route).join(' ')} ${period}`}
      route={route}
      periodType={period}
      {...frame}
    >
      {({ available }) => <PeriodStep route={route} period={period} available={available} frame={frame} />}
    </WhenStep>
  )
}

interface PeriodStepProps {
  readonly route: BookingRoute
  readonly period: Period
  readonly available: Found['available']
  readonly frame: {
    readonly step: 'when'
    readonly title: string
    readonly back: ReturnType<typeof backToService>
  }
}

function PeriodStep({ route, period, available, frame }: PeriodStepProps) {
  const intl = useIntl()
  const go = useBookingNavigation()
  const options = usePeriodOptions(period, available)
  const before = useSearchParams()[0].get('day')?.slice(0, 7)
  const [month, setMonth] = useState(() => options.find(({ value }) => value === before)?.value ?? '')
  const chosen = periodStart(period, month)
  const here = selectWhenPath(route, period, chosen)
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      lead={<AddressLead catalog={route.catalog} address={available.address} />}
      aside={
        <PricePanel
          booking={priceOf(available)}
          here={here}
          when={chosen && writeBookedTime(intl, { periodType: period, date: chosen.date })}
          action={<PeriodFormButton wide />}
          barAction={<PeriodFormButton />}
        />
      }
    >
      <SpecialNotice notice={available.service.specialNotice} />
      <PeriodForm
        periodType={period}
        available={available}
        options={options}
        chosen={chosen}
        onChoose={setMonth}
        onChosen={(next) => go(serviceOrderSummaryPath(route, next), here)}
      />
    </BookingFrame>
  )
}
