import { type IntlShape, useIntl } from 'react-intl'
import type { BookingRefusal } from '../../../schema/rules/bookingCalendar.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { writeDate } from '../../format/businessDates.ts'
import { writeMonths } from '../../format/offeredMonths.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText, type Values } from '../../i18n/useText.ts'
import { toTwelveHour } from '../booking/slotTimes.ts'
import { type Calendar, type DayRefusal, hourNowOf } from './dayOffers.ts'
import type { DayView } from './monthView.ts'

/** A text and its values. */
export interface Wording {
  readonly id: MessageId
  readonly values?: Values
}

/** The question in the dialog that a refusal belongs to. */
type RefusedField = 'slot' | 'time' | 'day'

/** A refusal in the dialog, and its place. */
export interface Refused {
  readonly field: RefusedField
  readonly words: string
  /** The attempt's number. */
  readonly attempt: number
}

/** The document's text for a refused time (section 5), and the question that it belongs to. */
export function wordRefusal(refusal: BookingRefusal): Wording & { readonly field: RefusedField } {
  if (refusal.rejected === RejectionCode.SLOT_REQUIRED)
    return { id: 'booking.time.slotRequired', field: 'slot' }
  if (refusal.rejected !== RejectionCode.TOO_LATE_TODAY)
    return refusal.field === 'day'
      ? { id: 'booking.dayReason.sunday', field: 'day' }
      : { id: 'booking.time.timeRequired', field: 'time' }
  const hour = refusal.params?.hour ?? 0
  return refusal.field === 'day'
    ? { ...wordTooLateDay(hour), field: 'day' }
    : { ...wordTooLateHour(hour), field: 'time' }
}

interface Worded {
  readonly calendar: Calendar
  /** Says until when days can be booked. */
  readonly tooFar: MessageId
}

/** Why a day cannot be chosen. */
function wordDayRefusal(intl: IntlShape, reason: DayRefusal, { calendar, tooFar }: Worded): Wording {
  if (reason === 'tooFar') return { id: tooFar, values: { date: writeDate(intl, calendar.lastDate, 'long') } }
  if (reason === 'season')
    return { id: 'booking.offered', values: { months: writeMonths(intl, calendar.offeredMonths) } }
  if (reason !== 'tooLate') return { id: `booking.dayReason.${reason}` }
  return calendar.catalog === 'HouseCleaning'
    ? wordTooLateHour(hourNowOf(calendar))
    : wordTooLateDay(calendar.dayLatestBookHour)
}

function wordTooLateHour(hourNow: number): Wording {
  const { hour, half } = toTwelveHour(hourNow)
  return { id: half === 'AM' ? 'booking.time.tooLateHourAm' : 'booking.time.tooLateHourPm', values: { hour } }
}

function wordTooLateDay(latestHour: number): Wording {
  const { hour, half } = toTwelveHour(latestHour)
  return { id: half === 'AM' ? 'booking.time.tooLateDayAm' : 'booking.time.tooLateDayPm', values: { hour } }
}

/**
 * Says why a day of the calendar cannot be chosen; nothing for one that can.
 * @param tooFar says until when days can be booked; to the customer by default
 */
export function useDayRefusal(
  calendar: Calendar,
  tooFar: MessageId = 'booking.dayReason.tooFar',
): (day: DayView) => string | undefined {
  const intl = useIntl()
  const text = useText()
  return ({ offer }) => {
    if (offer.kind !== 'refused') return undefined
    const { id, values } = wordDayRefusal(intl, offer.reason, { calendar, tooFar })
    return text(id, values)
  }
}
