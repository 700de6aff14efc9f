import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { writeDuration } from '../../format/writtenDuration.ts'
import { useText } from '../../i18n/useText.ts'
import { FormDialog, type FormDialogProps } from '../../ui/FormDialog.tsx'
import { Muted } from '../../ui/layout.tsx'
import type { ChosenTime } from '../booking/bookingRoute.ts'
import type { HalfDay, TimeOfDay } from '../booking/slotTimes.ts'
import { type Calendar, checkChosen } from './dayOffers.ts'
import { type Refused, wordRefusal } from './dayRefusal.ts'
import { SlotChoice, TimeChoice } from './TimeChoice.tsx'

interface DayDialogProps {
  readonly calendar: Calendar
  /** The day it asks about, yyyy-mm-dd. */
  readonly date: string
  /** The initial choice, such as an earlier one on this day. */
  readonly before?: Partial<ChosenTime> | undefined
  /** What is booked or moved, and where. */
  readonly about: string
  /** How long the work takes. */
  readonly minutes: number
  /** The main button's label; `time` is set once one was chosen. */
  readonly submitLabel: (time: TimeOfDay | undefined) => string
  readonly onClose: () => void
  readonly onChosen: (chosen: ChosenTime) => void
  /** A press on an hour is the answer; by default it only chooses. */
  readonly answersAtOnce?: boolean
  readonly isSending?: boolean
  /** Its container; a dialog of its own by default. */
  readonly frame?: ComponentType<FormDialogProps>
  /** Further text before the answer. */
  readonly children?: ReactNode
}

/** Asks for what a day still needs: half and time for cleaning, which an hour answers both, only a confirmation for others (document section 4). */
export function DayDialog(props: DayDialogProps) {
  const { calendar, date, before, about, minutes, submitLabel, onClose, onChosen, isSending, children } =
    props
  const { frame: Frame = FormDialog, answersAtOnce = false } = props
  const intl = useIntl()
  const text = useText()
  const isTimed = calendar.catalog === 'HouseCleaning'
  const { half, time, refused, ...questions } = useDayQuestions(calendar, date, before)
  const submit = (pressed?: Answered) => {
    const chosen = questions.answer(pressed)
    if (chosen) onChosen(chosen)
  }
  const refusedOf = (field: Refused['field']) => (refused?.field === field ? refused : undefined)

  return (
    <Frame
      title={writeDate(intl, date, 'weekday')}
      about={about}
      onClose={onClose}
      onSubmit={() => submit()}
      cancelLabel={text('form.cancel')}
      submitLabel={submitLabel(time)}
      isSending={isSending === true}
    >
      {isTimed && (
        <SlotChoice
          calendar={calendar}
          date={date}
          chosen={half}
          onChoose={questions.chooseHalf}
          refused={refusedOf('slot')}
        />
      )}
      {isTimed && (
        <TimeChoice
          calendar={calendar}
          date={date}
          chosen={time}
          onChoose={questions.chooseTime}
          onPress={answersAtOnce ? (half, time) => submit({ half, time }) : undefined}
          refused={refusedOf('time')}
        />
      )}
      <DayNote zoneLabel={calendar.zoneLabel} isTimed={isTimed} duration={writeDuration(intl, minutes)} />
      {children}
      {refusedOf('day') && (
        <chakra.p role="alert" color="danger" fontWeight="medium">
          {refused?.words}
        </chakra.p>
      )}
    </Frame>
  )
}

interface Answered {
  readonly half: HalfDay | undefined
  readonly time: TimeOfDay | undefined
}

/** The answers so far and the documented refusals (section 5). */
function useDayQuestions(calendar: Calendar, date: string, before: Partial<ChosenTime> | undefined) {
  const text = useText()
  const [half, setHalf] = useState(before?.slot === 'None' ? undefined : before?.slot)
  const [time, setTime] = useState(before?.time)
  const [refused, setRefused] = useState<Refused>()
  const [attempts, setAttempts] = useState(0)

  const answered: Answered = { half, time }
  const chooseHalf = (next: HalfDay) => {
    setHalf(next)
    setTime(undefined)
    setRefused(undefined)
  }
  const chooseTime = (nextHalf: HalfDay, next: TimeOfDay) => {
    setHalf(nextHalf)
    setTime(next)
    setRefused(undefined)
  }
  const answer = ({ half, time }: Answered = answered): ChosenTime | undefined => {
    setAttempts(attempts + 1)
    const chosen = chosenOf(date, half, time)
    const result = checkChosen(chosen, calendar)
    if (!('rejected' in result)) return chosen
    const { id, values, field } = wordRefusal(result)
    setRefused({ field, words: text(id, values), attempt: attempts + 1 })
    return undefined
  }
  return { half, time, refused, chooseHalf, chooseTime, answer }
}

function chosenOf(date: string, half: HalfDay | undefined, time: TimeOfDay | undefined): ChosenTime {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { periodType: 'Day', year, month, day, slot: half ?? 'None', time, date }
}

interface DayNoteProps {
  readonly zoneLabel: string
  readonly isTimed: boolean
  readonly duration: string
}

function DayNote({ zoneLabel, isTimed, duration }: DayNoteProps) {
  const text = useText()
  const zone = text('booking.zone', { zone: zoneLabel })
  return (
    // without a question the focus goes here, not to the close button
    <Muted outline="none" tabIndex={isTimed ? undefined : -1} data-autofocus={isTimed ? undefined : ''}>
      {isTimed ? text('booking.time.crewStays', { zone, duration }) : text('booking.time.dayOnly', { zone })}
    </Muted>
  )
}
