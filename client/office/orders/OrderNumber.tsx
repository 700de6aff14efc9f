import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { toast } from '../../ui/toasts.ts'
import { FactTip } from '../parts/tip/FactTip.tsx'

interface OrderNumberProps {
  readonly orderId: string
  readonly orderNo: string
}

/** The order number with the order's id behind it (back-office document, section 2), and a button that copies the number. */
export function OrderNumber({ orderId, orderNo }: OrderNumberProps) {
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
    <chakra.span display="inline-flex" alignItems="center" gap="1">
      <FactTip label={text('officeOrders.number', { orderNo })} face={orderNo}>
        {text('officeOrders.id', { id: orderId })}
      </FactTip>
      <Button
        look="quiet"
        size="smIcon"
        my="-1"
        aria-label={text('officeOrders.copy', { orderNo })}
        onClick={() => void copy()}
      >
        <Icon name="copy" size={18} />
      </Button>
    </chakra.span>
  )
}
