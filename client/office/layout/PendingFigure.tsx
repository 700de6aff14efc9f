import { chakra } from '@chakra-ui/react/styled-system'
import { useFormats } from '../../format/useFormats.ts'
import { useText } from '../../i18n/useText.ts'
import { HiddenText } from '../../ui/Wrap.tsx'
import { ordersIn } from '../parts/orderCounts/orderTotals.ts'
import { useOrderCounts } from '../parts/orderCounts/useOrderCounts.ts'

/** How many orders wait for a crew, beside their link; nothing while none does. */
export function PendingFigure() {
  const text = useText()
  const { number } = useFormats()
  const pending = ordersIn(useOrderCounts().counts, 'Pending') ?? 0
  if (pending === 0) return null
  return (
    <chakra.span fontWeight="strong" fontVariantNumeric="tabular-nums">
      <span aria-hidden>{number(pending)}</span>
      <HiddenText>{text('office.nav.pending', { count: pending })}</HiddenText>
    </chakra.span>
  )
}
