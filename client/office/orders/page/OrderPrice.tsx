import { useText } from '../../../i18n/useText.ts'
import { Card, CardHead } from '../../../ui/Card.tsx'
import { Summary } from '../OrderFolds.tsx'
import type { WholeOrder } from './wholeOrder.ts'

/** What the order cost, as it was priced when it was placed. */
export function OrderPrice({ order }: { readonly order: WholeOrder }) {
  const text = useText()
  return (
    <Card aria-labelledby="price-title">
      <CardHead>
        <h2 id="price-title">{text('booking.price.priceTitle')}</h2>
      </CardHead>
      <Summary order={order.order} />
    </Card>
  )
}
