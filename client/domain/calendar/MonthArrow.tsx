import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { writeDate } from '../../format/businessDates.ts'
import { Icon } from '../../ui/Icon.tsx'

interface MonthArrowProps {
  readonly direction: 'previous' | 'next'
  /** The month it leads to; undefined at the limit. */
  readonly month: string | undefined
  readonly onShow: (month: string) => void
}

/** Leads to the month before or after, and is off at the documented limits. */
export function MonthArrow({ direction, month, onShow }: MonthArrowProps) {
  const intl = useIntl()
  const label = month
    ? intl.formatMessage({ id: `booking.time.${direction}Named` }, { month: writeDate(intl, month, 'month') })
    : intl.formatMessage({ id: `booking.time.${direction}` })
  return (
    <chakra.button
      type="button"
      aria-label={label}
      disabled={!month}
      onClick={() => month && onShow(month)}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      boxSize="11"
      borderRadius="input"
      cursor="pointer"
      _hover={{ bg: 'sunk' }}
      _disabled={{ opacity: 0.45, cursor: 'default', bg: 'transparent' }}
    >
      <Icon name={direction === 'previous' ? 'left' : 'right'} />
    </chakra.button>
  )
}
