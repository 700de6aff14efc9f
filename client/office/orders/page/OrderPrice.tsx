import { useText } from '../../../i18n/useText.ts'
import { Summary } from '../OrderFolds.tsx'
import { Part } from './Part.tsx'
import type { WholeOrder } from './wholeOrder.ts'

/** What the order cost, as it was priced when it was placed. */
export function OrderPrice({ order }: { readonly order: WholeOrder }) {
  const text = useText()
  return (
    <Part id="price" title={text('booking.price.priceTitle')}>
      <Summary order={order.order} />
    </Part>
  )
}
