import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { writeHalf } from '../../domain/calendar/writtenHalf.ts'
import { useText } from '../../i18n/useText.ts'
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
