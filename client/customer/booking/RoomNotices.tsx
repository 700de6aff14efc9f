import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import type { Calendar } from '../../domain/calendar/dayOffers.ts'
import { writeDate } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Repeat } from './HowOften.tsx'
import { firstVisit, isFull } from './visitRoom.ts'

interface FullNoticeProps {
  readonly chosen: ChosenTime
  readonly calendar: Calendar
  readonly whenPath: string
}

/** The chosen day, or its half, has been full since before the page was opened. */
export function FullNotice({ chosen: { date, slot }, calendar, whenPath }: FullNoticeProps) {
  const intl = useIntl()
  const text = useText()
  const full = {
    date: writeDate(intl, date, 'weekday'),
    slot: calendar.fullDays.includes(date) ? 'None' : slot,
  }
  return (
    <Notice tone="warn">
      <strong id={restingId}>{text('booking.review.full', full)}</strong>{' '}
      <Link to={whenPath}>{text('booking.review.chooseTime')}</Link>
    </Notice>
  )
}

/** Explains the disabled button. */
export const restingId = 'review-full'

interface FirstVisitNoticeProps {
  readonly chosen: ChosenTime
  readonly repeat: Repeat
  readonly calendar: Calendar
}

/** Recurring visits begin on another day than the chosen one, which is full (decision N6); nothing while it has room. */
export function FirstVisitNotice({ chosen, repeat, calendar }: FirstVisitNoticeProps) {
  const intl = useIntl()
  const text = useText()
  if (!isFull(chosen, calendar)) return null
  const date = writeDate(intl, chosen.date, 'weekday')
  const first = firstVisit(chosen, repeat, calendar)
  return (
    <Notice tone="warn" role="status">
      {first
        ? text('series.firstMoves', { date, first: writeDate(intl, first, 'weekday') })
        : text('series.firstMissed', { date })}
    </Notice>
  )
}
