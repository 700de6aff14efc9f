import { chakra } from '@chakra-ui/react/styled-system'
import { type IntlShape, useIntl } from 'react-intl'
import { Slot } from '../../../../schema/rules/enumerations.ts'
import { useText } from '../../../i18n/useText.ts'
import { writeTime } from '../parts/when/businessDates.ts'
import { type HalfDay, type SlotHours, timesOf } from '../parts/when/slotTimes.ts'
import { AddressLead } from './AddressLead.tsx'
import { type AvailableTime, calendarOf } from './availableTime.ts'

/** The address, and when crews arrive, before any day is chosen. */
export function TimeLead({ available }: { readonly available: AvailableTime }) {
  const intl = useIntl()
  const text = useText()
  const isTimed = available.service.catalog === 'HouseCleaning'
  const ranges = {
    am: writeHalf(intl, Slot.Morning, available),
    pm: writeHalf(intl, Slot.Afternoon, available),
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

/** First and last arrival time of a half day, such as 9:00 AM to 11:30 AM. */
export function writeHalf(
  intl: IntlShape,
  half: HalfDay,
  { slotHours, stepMinutes }: { readonly slotHours: SlotHours; readonly stepMinutes: number },
): string {
  const times = timesOf(half, slotHours, stepMinutes).map(({ hour, minute }) =>
    [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
  )
  const values = { from: writeTime(intl, times[0] ?? ''), to: writeTime(intl, times.at(-1) ?? '') }
  return intl.formatMessage({ id: 'booking.time.range' }, values)
}
