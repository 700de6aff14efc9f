import { useIntl } from 'react-intl'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { IconLine } from '../../ui/IconLine.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { Calendar } from './dayOffers.ts'

/** Today, the zone of all times, and the last bookable day. */
export function CalendarNotes({ calendar }: { readonly calendar: Calendar }) {
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
      <IconLine icon="info">
        {text('booking.time.limit', { date: writeDate(intl, lastDate, 'long') })}
      </IconLine>
    </Stack>
  )
}
