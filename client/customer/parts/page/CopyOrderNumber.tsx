import { chakra } from '@chakra-ui/react/styled-system'
import { FormattedMessage } from 'react-intl'
import { useText } from '../../../i18n/useText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { toast } from '../../../ui/toasts.ts'

interface CopyOrderNumberProps {
  readonly orderNo: string
  readonly isLarge?: boolean
}

/** The order number with a button that copies it and says so. */
export function CopyOrderNumber({ orderNo, isLarge = false }: CopyOrderNumberProps) {
  const text = useText()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(orderNo)
      toast('success', text('orders.copied'))
    } catch {
      toast('warning', text('number.copyFailed'))
    }
  }
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
      <Button
        className="no-print"
        look="quiet"
        size="icon"
        my="-3"
        aria-label={text('orders.copy')}
        onClick={() => void copy()}
      >
        <Icon name="copy" />
      </Button>
    </chakra.span>
  )
}
