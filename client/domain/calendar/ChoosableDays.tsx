import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { seasonOpening } from '../../../schema/rules/bookingPeriods.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { writeMonths, writeOpening } from '../../format/offeredMonths.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Calendar, firstFreeDay, offerOf, todayOf } from './dayOffers.ts'
import { useDayRefusal } from './dayRefusal.ts'
import { MonthCalendar } from './MonthCalendar.tsx'
import { type DayView, dayWord } from './monthView.ts'

interface ChoosableDaysProps {
  readonly calendar: Calendar
  readonly chosen: string | undefined
  /** The month shown first while no day is chosen. */
  readonly opensOn?: string | undefined
  /** Says until when days can be booked; absent: to the customer. */
  readonly limitWords?: MessageId | undefined
  /** Called for a bookable day; the calendar itself says why another one is not. */
  readonly onChosen: (date: string) => void
}

/**
 * The calendar to choose a day in: the next free day above it, the reason why a day cannot be chosen below it, and the zone of all days and
 * times.
 */
export function ChoosableDays({ calendar, chosen, opensOn, limitWords, onChosen }: ChoosableDaysProps) {
  const word = useDayRefusal(calendar, limitWords)
  const [activated, setActivated] = useState<DayView>()
  // the day and not its text, which changes with the language
  const refused = activated && word(activated)
  const activate = (day: DayView) => {
    setActivated(day)
    if (day.offer.kind === 'open') onChosen(day.date)
  }
  return (
    <div>
      <NextFree calendar={calendar} onChosen={onChosen} />
      <MonthCalendar calendar={calendar} chosen={chosen} opensOn={opensOn} onActivate={activate} />
      <chakra.p role="alert" color="danger" fontWeight="medium" mt={refused ? '3' : undefined}>
        {refused}
      </chakra.p>
      <CalendarNotes calendar={calendar} limitWords={limitWords} />
    </div>
  )
}

/**
 * The first free day, possibly after weeks that are full, as a button that chooses it; out of season when the next one can be booked. Below
 * it the months in which the service is offered.
 */
function NextFree({ calendar, onChosen }: Pick<ChoosableDaysProps, 'calendar' | 'onChosen'>) {
  const intl = useIntl()
  const text = useText()
  const date = firstFreeDay(calendar)
  const { offeredMonths } = calendar
  const opening = seasonOpening(offeredMonths, todayOf(calendar))
  if (!date && offeredMonths.length === 0) return null
  const halves = date && dayWord(offerOf(date, calendar))
  return (
    <Stack gap="2" mb="3" justifyItems="start" fontWeight="medium" fontVariantNumeric="tabular-nums">
      {date && (
        <Button onClick={() => onChosen(date)}>
          {text('booking.time.nextFree', { date: writeDate(intl, date, 'short'), halves: halves ?? '' })}
        </Button>
      )}
      {opening && <Notice>{writeOpening(intl, opening)}</Notice>}
      {offeredMonths.length > 0 && (
        <p>{text('booking.offered', { months: writeMonths(intl, offeredMonths) })}</p>
      )}
    </Stack>
  )
}

/** Today, the zone of all times, and the last bookable day. */
function CalendarNotes({
  calendar,
  limitWords = 'booking.time.limit',
}: Pick<ChoosableDaysProps, 'calendar' | 'limitWords'>) {
  const intl = useIntl()
  const text = useText()
  const { now, timeZone, zoneLabel, lastDate } = calendar
  const today = {
    date: writeDate(intl, now, 'weekday'),
    time: writeTime(intl, now),
    zone: text('booking.zone', { zone: zoneLabel }),
    timeZone,
  }
  return (
    <Stack gap="2" mt="4" textStyle="t14" fontVariantNumeric="tabular-nums">
      <IconLine icon="clock">{text('booking.time.today', today)}</IconLine>
      <IconLine icon="info">{text(limitWords, { date: writeDate(intl, lastDate, 'long') })}</IconLine>
    </Stack>
  )
}
