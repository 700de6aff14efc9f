import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams, useSearchParams } from 'react-router'
import { type SeasonOpening, seasonOpening } from '../../../schema/rules/bookingPeriods.ts'
import {
  type BookingRoute,
  type ChosenTime,
  readBookingRoute,
  readCatalog,
  readChosenTime,
} from '../../domain/booking/bookingRoute.ts'
import { clockOf, type TimeOfDay } from '../../domain/booking/slotTimes.ts'
import { writeBookedTime } from '../../domain/booking/writtenTime.ts'
import { ChoosableDays } from '../../domain/calendar/ChoosableDays.tsx'
import { type Calendar, offerOf, todayOf } from '../../domain/calendar/dayOffers.ts'
import { writeHalf } from '../../domain/calendar/TimeChoice.tsx'
import { streetLine } from '../../format/addressText.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Words } from '../../ui/Words.tsx'
import { BrokenBookingLink } from '../parts/page/BookingProblem.tsx'
import { selectWhenPath, serviceOrderSummaryPath } from '../parts/paths/bookingPaths.ts'
import { type AvailableTime, calendarOf, isBookable, priceOf } from './availableTime.ts'
import { AddressLead, BookingFrame, useBookingNavigation } from './BookingFrame.tsx'
import { OutOfSeason } from './OutOfSeason.tsx'
import { PricePanel } from './PricePanel.tsx'
import { backToService, type Found, SpecialNotice, WhenStep } from './WhenStep.tsx'

const DayDialog = lazyPart(async () => (await import('../../domain/calendar/DayDialog.tsx')).DayDialog)

/** /selectServiceTime/{catalog}/{addressId}/{serviceId}: the day and, for cleaning, the time (document sections 2, 4 and 5). */
export function Component() {
  const params = useParams()
  const text = useText()
  const route = readBookingRoute(params)
  if (!route) return <BrokenBookingLink catalog={readCatalog(params.catalog)} />
  const frame = { step: 'when', title: text('booking.time.title'), back: backToService(route, text) } as const
  return (
    <WhenStep key={Object.values(route).join(' ')} route={route} periodType={'Day'} {...frame}>
      {(found) => {
        const { offeredMonths, now } = found.available
        const opening = seasonOpening(offeredMonths, todayOf({ now }))
        const step = { route, found, frame }
        return opening ? <RestingStep {...step} opening={opening} /> : <TimeStep {...step} />
      }}
    </WhenStep>
  )
}

interface RestingStepProps extends TimeStepProps {
  /** When the service begins again, beyond what the calendar shows. */
  readonly opening: SeasonOpening
}

function RestingStep({ route, found: { available }, frame, opening }: RestingStepProps) {
  const text = useText()
  const { service, address } = available
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      title={text('booking.season.title', { service: service.name })}
      lead={<AddressLead catalog={route.catalog} address={address} />}
    >
      <OutOfSeason route={route} available={available} opening={opening} />
    </BookingFrame>
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

function TimeStep({ route, found: { available }, frame }: TimeStepProps) {
  const calendar = calendarOf(available)
  const isTimed = calendar.catalog === 'HouseCleaning'
  const [search] = useSearchParams()
  const asked = askedTime(search, calendar)
  const kept = asked && isFree(asked, calendar) ? asked : undefined
  const [day, setDay] = useState(kept?.date)
  const [isAsking, setAsking] = useState(false)
  const go = useBookingNavigation()
  const review = (chosen: ChosenTime) =>
    go(serviceOrderSummaryPath(route, chosen), selectWhenPath(route, 'Day', chosen))
  // the earlier choice stays until the reader opens another day
  const shown = kept?.date === day ? kept : undefined
  const choose = (date: string) => {
    setDay(date)
    setAsking(true)
  }
  return (
    <BookingFrame
      catalog={route.catalog}
      {...frame}
      lead={<TimeLead available={available} />}
      aside={
        <PricePanel
          booking={priceOf(available)}
          here={selectWhenPath(route, 'Day', shown)}
          when={day && <ChosenDay day={day} time={shown?.time} isTimed={isTimed} />}
          action={
            shown && (
              <Button look="primary" size="lg" wide onClick={() => review(shown)}>
                <Words id="booking.period.continue" />
              </Button>
            )
          }
          barAction={
            shown ? (
              <Button look="primary" size="lg" onClick={() => review(shown)}>
                <Words id="booking.continue" />
              </Button>
            ) : (
              <chakra.span textStyle="t14" color="muted" textAlign="end">
                <Words id="booking.time.toContinue" />
              </chakra.span>
            )
          }
        />
      }
    >
      <SpecialNotice notice={available.service.specialNotice} />
      <ChoosableDays calendar={calendar} chosen={day} opensOn={asked?.date} onChosen={choose} />
      {isAsking && day && (
        <BookingDayDialog
          available={available}
          date={day}
          before={shown}
          onClose={() => setAsking(false)}
          onChosen={review}
        />
      )}
    </BookingFrame>
  )
}

/** The day and time that a later step came back with (decision L3). */
function askedTime(search: URLSearchParams, { catalog }: Calendar): ChosenTime | undefined {
  const [yyyy, mm, dd] = (search.get('day') ?? '').split('-')
  const [slot, hm] = [search.get('slot') ?? '0', search.get('hm') ?? '0']
  return readChosenTime({ yyyy, mm, dd, slot, hm, period: '0' }, catalog)
}

function isFree(chosen: ChosenTime, calendar: Calendar): boolean {
  if (!isBookable(chosen, calendar)) return false
  const offer = offerOf(chosen.date, calendar)
  return offer.kind === 'open' && (!chosen.time || offer.halves.some((half) => half === chosen.slot))
}

/** The calendar's dialog for a booking: its answer goes to the summary. */
function BookingDayDialog({ available, ...rest }: BookingDayDialogProps) {
  const intl = useIntl()
  const text = useText()
  const { service, address } = available
  const calendar = calendarOf(available)
  const isTimed = calendar.catalog === 'HouseCleaning'
  return (
    <DayDialog
      calendar={calendar}
      about={text('booking.time.at', { service: service.name, street: streetLine(address) })}
      minutes={service.price.minutes}
      answersAtOnce
      submitLabel={(time) =>
        time
          ? text('booking.time.continueWith', { time: writeTime(intl, clockOf(time)) })
          : text(isTimed ? 'booking.continue' : 'booking.time.continueDay')
      }
      {...rest}
    />
  )
}

interface BookingDayDialogProps {
  readonly available: AvailableTime
  readonly date: string
  readonly before: ChosenTime | undefined
  readonly onClose: () => void
  readonly onChosen: (chosen: ChosenTime) => void
}

interface ChosenDayProps {
  readonly day: string
  readonly time: TimeOfDay | undefined
  readonly isTimed: boolean
}

function ChosenDay({ day, time, isTimed }: ChosenDayProps) {
  const intl = useIntl()
  if (time) return writeBookedTime(intl, { periodType: 'Day', date: day, time: clockOf(time) })
  return (
    <>
      {writeDate(intl, day, 'full')}
      {isTimed && (
        <chakra.span display="block" color="muted">
          <Words id="booking.time.chooseArrival" />
        </chakra.span>
      )}
    </>
  )
}

/** The address, and when crews arrive, before a day is chosen. */
function TimeLead({ available }: { readonly available: AvailableTime }) {
  const intl = useIntl()
  const text = useText()
  const isTimed = available.service.catalog === 'HouseCleaning'
  const ranges = {
    am: writeHalf(intl, 'Morning', available),
    pm: writeHalf(intl, 'Afternoon', available),
  }
  return (
    <>
      <AddressLead catalog={calendarOf(available).catalog} address={available.address} />
      <chakra.p color="muted" fontVariantNumeric="tabular-nums">
        {isTimed ? text('booking.time.leadCleaning', ranges) : text('booking.time.leadDay')}
      </chakra.p>
    </>
  )
}
