import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { checkBooking } from '../../../../schema/rules/bookingCalendar.ts'
import { PeriodType, ServiceCatalog, Slot } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'
import type { ChosenTime } from '../parts/paths/bookingRoute.ts'
import { writeDate, writeDuration, writeTime } from '../parts/when/businessDates.ts'
import { clockOf, type HalfDay, type TimeOfDay } from '../parts/when/slotTimes.ts'
import { streetLine } from '../parts/where/addressText.ts'
import { type AvailableTime, calendarOf } from './availableTime.ts'
import { type RefusedField, wordRefusal } from './bookingRefusal.ts'
import { momentOf } from './dayOffers.ts'
import { FormDialog } from './FormDialog.tsx'
import { SlotChoice } from './SlotChoice.tsx'
import { TimeChoice } from './TimeChoice.tsx'

interface DayDialogProps {
  readonly available: AvailableTime
  /** The day it asks about, yyyy-mm-dd. */
  readonly date: string
  readonly onClose: () => void
  readonly onChosen: (chosen: ChosenTime) => void
}

interface Refused {
  readonly field: RefusedField
  readonly words: string
}

/** Asks what a day still needs: morning or afternoon and a time for cleaning, only a yes for the others (document section 4). */
export function DayDialog({ available, date, onClose, onChosen }: DayDialogProps) {
  const intl = useIntl()
  const text = useText()
  const calendar = calendarOf(available)
  const isTimed = calendar.catalog === ServiceCatalog.HouseCleaning
  const [half, setHalf] = useState<HalfDay>()
  const [time, setTime] = useState<TimeOfDay>()
  const [refused, setRefused] = useState<Refused>()

  const answer = (chosenTime: TimeOfDay | undefined) => {
    const chosen = chosenOf(date, half, chosenTime)
    const request = { ...chosen, ...(chosenTime ?? noTime), serviceCatalog: calendar.catalog }
    const result = checkBooking(request, momentOf(calendar))
    if (!('rejected' in result)) return { chosen, refused: undefined }
    const { id, values, field } = wordRefusal(result)
    return { chosen, refused: { field, words: text(id, values) } }
  }
  const submit = () => {
    const result = answer(time)
    setRefused(result.refused)
    if (!result.refused) onChosen(result.chosen)
  }
  const chooseHalf = (next: HalfDay) => {
    setHalf(next)
    setTime(undefined)
    setRefused(undefined)
  }
  const chooseTime = (next: TimeOfDay) => {
    setTime(next)
    setRefused(answer(next).refused)
  }
  const problemOf = (field: RefusedField) => (refused?.field === field ? refused.words : undefined)

  return (
    <FormDialog
      title={writeDate(intl, date, 'weekday')}
      about={text('booking.time.at', {
        service: available.service.name,
        street: streetLine(available.address),
      })}
      onClose={onClose}
      onSubmit={submit}
      cancelLabel={text('booking.time.cancel')}
      submitLabel={continueWords(text, isTimed, time && writeTime(intl, clockOf(time)))}
    >
      {isTimed && (
        <SlotChoice
          calendar={calendar}
          stepMinutes={available.stepMinutes}
          date={date}
          chosen={half}
          onChoose={chooseHalf}
          problem={problemOf('slot')}
        />
      )}
      {isTimed && half && (
        <TimeChoice
          half={half}
          hours={available.slotHours}
          stepMinutes={available.stepMinutes}
          chosen={time}
          onChoose={chooseTime}
          problem={problemOf('time')}
        />
      )}
      <DayNote
        available={available}
        isTimed={isTimed}
        duration={writeDuration(intl, available.service.price.minutes)}
      />
      {problemOf('day') && (
        <chakra.p role="alert" color="danger" fontWeight="medium">
          {problemOf('day')}
        </chakra.p>
      )}
    </FormDialog>
  )
}

const noTime: TimeOfDay = { hour: 0, minute: 0 }

function chosenOf(date: string, half: HalfDay | undefined, time: TimeOfDay | undefined): ChosenTime {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { periodType: PeriodType.Day, year, month, day, slot: half ?? Slot.None, time, date }
}

function continueWords(text: ReturnType<typeof useText>, isTimed: boolean, time: string | undefined): string {
  if (time) return text('booking.time.continueWith', { time })
  return text(isTimed ? 'booking.continue' : 'booking.time.continueDay')
}

interface DayNoteProps {
  readonly available: AvailableTime
  readonly isTimed: boolean
  readonly duration: string
}

function DayNote({ available, isTimed, duration }: DayNoteProps) {
  const text = useText()
  const zone = text('booking.zone', { zone: available.zoneLabel })
  return (
    <chakra.p textStyle="t14" color="muted">
      {isTimed ? text('booking.time.crewStays', { zone, duration }) : text('booking.time.dayOnly', { zone })}
    </chakra.p>
  )
}
