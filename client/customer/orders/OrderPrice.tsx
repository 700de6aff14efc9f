import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { PriceDetails } from '../../domain/booking/PriceDetails.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { writePoints } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

/** What the order cost, as it was priced when it was placed. */
export function OrderPrice({ order }: { readonly order: OrderDetailFragment }) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const discount = text('booking.price.discount', { percent: formats.tenths(order.rankDiscountTenths) })
  return (
    <Card aria-labelledby="price-title">
      <CardHead>
        <h2 id="price-title">{text('booking.price.priceTitle')}</h2>
      </CardHead>
      <PriceLines my="-6px">
        <PriceLine label={text('booking.price.base')}>{writePoints(intl, order.basePoints)}</PriceLine>
        <PriceLine label={text('orders.price.additional')}>
          {writePoints(intl, order.additionalPoints)}
        </PriceLine>
        <PriceLine label={discount}>{writePoints(intl, -order.discountPoints)}</PriceLine>
        <PriceLine
          isTotal
          label={
            <>
              {text('booking.price.total')}
              <chakra.small display="block" textStyle="t14" fontWeight="normal" color="muted">
                {text('orders.price.paid', { amount: formats.worth(order.totalPoints) })}
              </chakra.small>
            </>
          }
        >
          {writePoints(intl, order.totalPoints)}
        </PriceLine>
      </PriceLines>
      <PriceDetails lines={order.priceLines} label={text('orders.price.howWorked')} discount={discount} />
    </Card>
  )
}
