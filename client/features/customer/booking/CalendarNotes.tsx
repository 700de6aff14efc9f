import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useText } from '../../../i18n/useText.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { writeDate, writeTime } from '../parts/when/businessDates.ts'
import type { AvailableTime } from './availableTime.ts'

/** Today, the zone all times are meant in, and how far the calendar reaches. */
export function CalendarNotes({ available }: { readonly available: AvailableTime }) {
  const intl = useIntl()
  const text = useText()
  const { now, timeZone, zoneLabel, lastDate } = available
  const today = {
    date: writeDate(intl, now, 'weekday'),
    time: writeTime(intl, now),
    zone: text('booking.zone', { zone: zoneLabel }),
    timeZone,
  }
  return (
    <chakra.div display="grid" gap="2" mt="4" textStyle="t14" fontVariantNumeric="tabular-nums">
      <IconLine icon="clock">{text('booking.time.today', today)}</IconLine>
      <IconLine icon="info">
        {text('booking.time.limit', { date: writeDate(intl, lastDate, 'long') })}
      </IconLine>
    </chakra.div>
  )
}

/** A sentence behind a small drawing. */
export function IconLine({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <chakra.p display="flex" gap="2" alignItems="flex-start">
      <chakra.span color="muted">
        <Icon name={icon} />
      </chakra.span>
      <span>{children}</span>
    </chakra.p>
  )
}
