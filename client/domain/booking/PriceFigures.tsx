import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../format/useFormats.ts'
import { writeEstimate, writePoints } from '../../format/writtenPoints.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import { useText } from '../../i18n/useText.ts'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import { Words } from '../../ui/Words.tsx'
import type { BalanceAfter, Price } from './balanceAfter.ts'
import { PriceDetails } from './PriceDetails.tsx'

interface PriceFiguresProps {
  readonly price: Price
  /** Undefined for a price that takes no points yet. */
  readonly balance: BalanceAfter | undefined
  readonly balanceLabel?: MessageId
  /** Whose home makes a difference; absent: the reader's. */
  readonly homeLabel?: MessageId
  /** What the total is worth; absent: to one decimal, as the customer's document writes it. */
  readonly estimate?: string
  /** The lines of the balance that the price leaves; shown if it suffices. */
  readonly children: ReactNode
}

/** A price and its effect on the balance. */
export function PriceFigures(props: PriceFiguresProps) {
  const { price, balance, balanceLabel, homeLabel, estimate, children } = props
  return (
    <>
      <PriceBreakdown price={price} homeLabel={homeLabel ?? 'booking.price.additional'} estimate={estimate} />
      {balance && (
        <BalanceBox>
          <BalanceLine label={balanceLabel ?? 'booking.price.balance'} points={balance.before} />
          {balance.missing === 0 && children}
        </BalanceBox>
      )}
    </>
  )
}

const BalanceBox = chakra('dl', {
  base: { mt: '3', px: '3', py: '2', borderRadius: 'input', bg: 'sunk', textStyle: 't14' },
})

interface BalanceLineProps {
  readonly label: MessageId
  readonly points: number
  /** The sum of the lines above. */
  readonly isSum?: boolean
}

/** One line of the balance. */
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

interface PriceBreakdownProps extends Pick<PriceFiguresProps, 'price'> {
  readonly homeLabel: MessageId
  readonly estimate: string | undefined
}

/** Base, additional, discount and total of a price, and every line it is made of on demand. */
function PriceBreakdown({ price, homeLabel, estimate }: PriceBreakdownProps) {
  const intl = useIntl()
  const text = useText()
  const formats = useFormats()
  const discount = text('booking.price.discount', { percent: formats.tenths(price.rankDiscountTenths) })
  return (
    <>
      <PriceLines>
        <PriceLine label={text('booking.price.base')}>{writePoints(intl, price.basePoints)}</PriceLine>
        <PriceLine label={text(homeLabel)}>{writePoints(intl, price.additionalPoints)}</PriceLine>
        <PriceLine label={discount}>{writePoints(intl, -price.discountPoints)}</PriceLine>
        <PriceLine
          isTotal
          label={
            <>
              <Words id="booking.price.total" />
              <chakra.small display="block" textStyle="t14" fontWeight="normal" color="muted">
                <Words
                  id="booking.price.estimated"
                  values={{ amount: estimate ?? writeEstimate(intl, price.estimatedDollars) }}
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
