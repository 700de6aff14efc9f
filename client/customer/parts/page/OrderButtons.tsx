import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { saveFile } from '../../../ui/saveFile.ts'
import { toast } from '../../../ui/toasts.ts'
import { CalendarFileDocument } from './CalendarFile.generated.ts'

interface CopyOrderNumberProps {
  readonly orderNo: string
  readonly isLarge?: boolean
}

/** The order number with a button that copies it. */
export function CopyOrderNumber({ orderNo, isLarge = false }: CopyOrderNumberProps) {
  return (
    <chakra.span
      display="inline-flex"
      flexWrap="wrap"
      alignItems="center"
      color="muted"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span
        css={{ '& b': { color: 'ink', fontWeight: 'strong', textStyle: isLarge ? 't20' : undefined } }}
      >
        <FormattedMessage id="orders.numberLine" values={{ orderNo, b: (words) => <b>{words}</b> }} />
      </chakra.span>
      <CopyButton
        className="no-print"
        my="-3"
        content={orderNo}
        label="orders.copy"
        copied="orders.copied"
        failed="number.copyFailed"
      />
    </chakra.span>
  )
}

/** Saves the booking as a calendar file (decision J3), always in its current state. */
export function CalendarFileButton({ orderNo }: { readonly orderNo: string }) {
  const text = useText()
  const { save, isLoading } = useCalendarFile(orderNo)
  return (
    <Button look="quiet" className="no-print" disabled={isLoading} onClick={() => void save()}>
      {isLoading ? <Spinner /> : <Icon name="calendar" />}
      {text('booking.calendarFile')}
    </Button>
  )
}

function useCalendarFile(orderNo: string) {
  const text = useText()
  const client = useApolloClient()
  const [isLoading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      const { data } = await client.query({
        query: CalendarFileDocument,
        variables: { orderNo },
        fetchPolicy: 'no-cache',
        context: { overlay: 'never' },
      })
      const file = data?.order?.calendarFile
      if (file) saveFile({ ...file, type: 'text/calendar' })
      else toast('info', text('booking.calendarFile.none'))
    } catch {
      toast('error', text('booking.calendarFile.failed'))
    }
    setLoading(false)
  }
  return { save, isLoading }
}
