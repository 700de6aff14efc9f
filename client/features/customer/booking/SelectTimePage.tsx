import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router'
import { PeriodType } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'
import { BookingFrame } from '../parts/page/BookingFrame.tsx'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import { Words } from '../parts/page/Words.tsx'
import { serviceOrderSummaryPath } from '../parts/paths/bookingPaths.ts'
import { type BookingRoute, readBookingRoute, readCatalog } from '../parts/paths/bookingRoute.ts'
import { writeDate } from '../parts/when/businessDates.ts'
import { calendarOf, priceOf } from './availableTime.ts'
import { backToService } from './backToService.ts'
import { wordDayRefusal } from './bookingRefusal.ts'
import { CalendarNotes } from './CalendarNotes.tsx'
import { DayDialog } from './DayDialog.tsx'
import { offerOf } from './dayOffers.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import type { DayView } from './monthView.ts'
import { PricePanel } from './PricePanel.tsx'
import { SpecialNotice } from './SpecialNotice.tsx'
import { TimeLead } from './TimeLead.tsx'
import { useBookingNavigation } from './useBookingNavigation.ts'
import { type Found, WhenStep } from './WhenStep.tsx'

/** /selectServiceTime/{catalog}/{addressId}/{serviceId}: the day and, for cleaning, the time (document sections 2, 4 and 5). */
export function Component() {
  const params = useParams()
  const text = useText()
  const route = readBookingRoute(params)
  if (!route) return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  const frame = { step: 'when', title: text('booking.time.title'), back: backToService(route, text) } as const
  return (
    <WhenStep key={Object.values(route).join(' ')} route={route} periodType={PeriodType.Day} {...frame}>
      {(found) => <TimeStep route={route} found={found} frame={frame} />}
    </WhenStep>
  )
}

interface TimeStepProps {
  readonly route: BookingRoute
  readonly found: Found
  readonly frame: {
    readonly step: 'when'
    readonly title: string
    readonly back: ReturnType<typeof backToService>
  }
}

function TimeStep({ route, found: { available, me }, frame }: TimeStepProps) {
  const calendar = calendarOf(available)
  const [day, setDay] = useChosenDay(calendar)
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const word = useDayRefusal(calendar)
  const go = useBookingNavigation()
  const activate = (activated: DayView) => {
    setRefused(word(activated))
    if (activated.offer.kind === 'refused') return
    setDay(activated.date)
    setAsking(true)
  }
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      lead={<TimeLead available={available} />}
      aside={
        <PricePanel
          booking={priceOf(available, me)}
          when={day && <ChosenDay day={day} />}
          barAction={
            <chakra.span textStyle="t14" color="muted" textAlign="end">
              <Words id="booking.time.toContinue" />
            </chakra.span>
          }
        />
      }
    >
      <SpecialNotice notice={available.service.specialNotice} />
      <div>
        <MonthCalendar calendar={calendar} chosen={day} onActivate={activate} />
        <chakra.p role="alert" color="danger" fontWeight="medium" mt={refused ? '3' : undefined}>
          {refused}
        </chakra.p>
        <CalendarNotes available={available} />
      </div>
      {isAsking && day && (
        <DayDialog
          available={available}
          date={day}
          onClose={() => setAsking(false)}
          onChosen={(chosen) => go(serviceOrderSummaryPath(route, chosen))}
        />
      )}
    </BookingFrame>
  )
}

/** The day in hand: at first the one a later step came back with, if it can still be booked. */
function useChosenDay(calendar: ReturnType<typeof calendarOf>) {
  const before = useSearchParams()[0].get('day')
  return useState(() => {
    const isDay = before !== null && /^\d{4}-\d{2}-\d{2}$/.test(before) && !Number.isNaN(Date.parse(before))
    return isDay && offerOf(before, calendar).kind === 'open' ? before : undefined
  })
}

function useDayRefusal(calendar: ReturnType<typeof calendarOf>) {
  const intl = useIntl()
  const text = useText()
  return ({ offer }: DayView) => {
    if (offer.kind !== 'refused') return undefined
    const { id, values } = wordDayRefusal(offer.reason, calendar, writeDate(intl, calendar.lastDate, 'long'))
    return text(id, values)
  }
}

function ChosenDay({ day }: { readonly day: string }) {
  return (
    <>
      {writeDate(useIntl(), day, 'full')}
      <chakra.span display="block" color="muted">
        <Words id="booking.time.chooseArrival" />
      </chakra.span>
    </>
  )
}
