import type { ComponentType, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import type { FormDialogProps } from '../../ui/FormDialog.tsx'
import type { ChosenTime } from '../booking/bookingRoute.ts'
import { clockOf, type TimeOfDay } from '../booking/slotTimes.ts'
import { writeBookedTime } from '../booking/writtenTime.ts'
import { DayDialog } from '../calendar/DayDialog.tsx'
import type { Calendar } from '../calendar/dayOffers.ts'
import { type MovedOrder, minutesOf } from './moveCalendar.ts'

interface MoveDialogProps {
  readonly order: MovedOrder
  readonly calendar: Calendar
  readonly date: string
  /** The initial choice. */
  readonly before?: Partial<ChosenTime> | undefined
  /** Why the last attempt failed. */
  readonly problem: ReactNode
  readonly isSending: boolean
  /** Its container; a dialog of its own by default. */
  readonly frame?: ComponentType<FormDialogProps>
  readonly onClose: () => void
  readonly onChosen: (chosen: ChosenTime) => void
}

/** Asks for the new time of an order, beside its present one. */
export function MoveDialog({ order, problem, ...rest }: MoveDialogProps) {
  const intl = useIntl()
  const text = useText()
  const { periodType, bookedDate, bookedTime } = order
  const when = writeBookedTime(intl, { periodType, date: bookedDate, time: bookedTime })
  const isTimed = rest.calendar.catalog === 'HouseCleaning'
  const submitLabel = (time: TimeOfDay | undefined) => {
    if (time) return text('orders.move.submitTime', { time: writeTime(intl, clockOf(time)) })
    return text(isTimed ? 'orders.move.submit' : 'orders.move.submitDay')
  }
  return (
    <DayDialog
      {...rest}
      about={text('orders.move.from', { when })}
      minutes={minutesOf(order)}
      submitLabel={submitLabel}
    >
      {problem}
    </DayDialog>
  )
}
