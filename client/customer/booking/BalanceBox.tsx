import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { RankTitle } from '../../api/schema.generated.ts'
import { PriceDetails } from '../../domain/booking/PriceDetails.tsx'
import { useFormats } from '../../format/useFormats.ts'
import { writeEstimate, writePoints } from '../../format/writtenPoints.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { NoBreak, Words } from '../../ui/Words.tsx'
import { userRechargePath } from '../parts/paths/customerPaths.ts'
import type { BalanceAfter, Price } from './bookingFacts.ts'

/** The tinted box under a price that shows its effect on the balance. */
export const BalanceBox = chakra('dl', {
  base: { mt: '3', px: '3', py: '2', borderRadius: 'input', bg: 'sunk', textStyle: 't14' },
})

interface BalanceLineProps {
  readonly label: MessageId
  readonly points: number
  /** The sum of the lines above. */
  readonly isSum?: boolean
}

/** One line of the box. */
export function BalanceLine({ label, points, isSum = false }: BalanceLineProps) {
  return (
    <Line isSum={isSum}>
      <dt>
        <Words id={label} />
      </dt>
      <dd>{writePoints(useIntl(), points)}</dd>
    </Line>
  )
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4',
    py: '2px',
    '& dt': { color: 'muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
  variants: {
    isSum: {
      true: {
        mt: '1',
        pt: '2',
        borderTopWidth: '1px',
        borderColor: 'line',
        '& dt': { color: 'ink', fontWeight: 'strong' },
        '& dd': { textStyle: 't16', fontWeight: 'strong' },
      },
    },
  },
})

interface ShortfallProps {
  readonly balance: BalanceAfter
  /** Id of the sentence that explains a disabled button. */
  readonly id?: string
  /** A button beside it leads to the recharge already. */
  readonly isBare?: boolean
}

/** Says what is missing and where to recharge; nothing if the balance suffices (decision D14). */
export function Shortfall({ balance, id, isBare = false }: ShortfallProps) {
  if (balance.missing === 0) return null
  return (
    <chakra.div id={id} mt="3">
      <Notice tone="warn">
        <Sentences
          first={<Words id="booking.price.short" values={{ points: balance.missing }} />}
          second={
            !isBare && (
              <NoBreak>
                <Link to={userRechargePath(balance.missing)}>
                  <Words id="booking.price.recharge" />
                </Link>
              </NoBreak>
            )
          }
        />
      </Notice>
    </chakra.div>
  )
}

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
