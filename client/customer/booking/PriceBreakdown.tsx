import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import type { RankTitle } from '../../api/schema.generated.ts'
import { PriceDetails } from '../../domain/booking/PriceDetails.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { writeEstimate, writePoints } from '../../format/written.ts'
import { useText } from '../../i18n/useText.ts'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { Words } from '../../ui/Words.tsx'
import type { BookingOfferFragment } from './booking.generated.ts'

export type Price = BookingOfferFragment['price']

/** Base, additional, discount and total of a price, and every line it is made of on demand. */
export function PriceBreakdown({
  price,
  rank,
}: {
  readonly price: Price
  readonly rank?: RankTitle | undefined
}) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const percent = formats.tenths(price.rankDiscountTenths)
  const discount = rank
    ? text('booking.price.discountOf', { rank: text(`rank.${rank}`), percent })
    : text('booking.price.discount', { percent })
  return (
    <>
      <PriceLines>
        <PriceLine label={text('booking.price.base')}>{writePoints(intl, price.basePoints)}</PriceLine>
        <PriceLine label={text('booking.price.additional')}>
          {writePoints(intl, price.additionalPoints)}
        </PriceLine>
        <PriceLine label={discount}>{writePoints(intl, -price.discountPoints)}</PriceLine>
        <PriceLine
          isTotal
          label={
            <>
              <Words id="booking.price.total" />
              <chakra.small display="block" textStyle="t14" fontWeight="normal" color="muted">
                <Words
                  id="booking.price.estimated"
                  values={{ amount: writeEstimate(intl, price.estimatedDollars) }}
                />
              </chakra.small>
            </>
          }
        >
          {writePoints(intl, price.totalPoints)}
        </PriceLine>
      </PriceLines>
      <PriceDetails lines={price.lines} label={text('booking.price.howWorked')} discount={discount} />
    </>
  )
}
