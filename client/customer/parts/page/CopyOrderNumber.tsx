import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { CopyButton } from '../../../ui/CopyButton.tsx'

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
