import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { writePoints } from '../../format/writtenPoints.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.tsx'
import { PriceLine, PriceLines } from '../../ui/PriceLines.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

type Refund = NonNullable<OrderDetailFragment['refund']>

/** For a cancelled order: why it was cancelled, what came back and what was kept (decisions E2, E3, E4, E8); otherwise nothing. */
export function OrderRefund({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const { refund, totalPoints } = order
  if (!refund) return null
  return (
    <Card aria-labelledby="refund-title" mb="6">
      <Halves>
        <Stack gap="3" alignContent="start">
          <chakra.h2 id="refund-title" textStyle="t18">
            {text('orders.refund.title')}
          </chakra.h2>
          <p>{text('orders.refund.reason', { reason: refund.reason })}</p>
          {refund.note && <OfficeNote note={refund.note} />}
        </Stack>
        <chakra.div gridArea={{ lg: '1 / 2 / span 2' }}>
          <RefundFigures refund={refund} totalPoints={totalPoints} />
        </chakra.div>
        <p>
          <Link to="/userPointHistory">{text('orders.refund.history')}</Link>
        </p>
      </Halves>
    </Card>
  )
}

/** The office's words to the customer, with their line breaks. */
function OfficeNote({ note }: { readonly note: string }) {
  const text = useText()
  return (
    <chakra.p ps="4" borderInlineStartWidth="3px" borderColor="line" whiteSpace="pre-line">
      <chakra.span display="block" textStyle="t14" color="muted">
        {text('orders.refund.note', { company: businessRules.company.name })}
      </chakra.span>
      {note}
    </chakra.p>
  )
}

interface RefundFiguresProps {
  readonly refund: Refund
  readonly totalPoints: number
}

function RefundFigures({ refund, totalPoints }: RefundFiguresProps) {
  const intl = useIntl()
  const text = useText()
  const { points, rewardPoints, feePoints, recoveredPoints, usedPoints } = refund
  return (
    <PriceLines my="-6px">
      <PriceLine label={text('orders.cancel.paid')}>{writePoints(intl, totalPoints)}</PriceLine>
      {usedPoints > 0 && (
        <PriceLine label={text('orders.refund.used')}>{writePoints(intl, -usedPoints)}</PriceLine>
      )}
      <PriceLine label={text('orders.cancel.fee')}>{writePoints(intl, -feePoints)}</PriceLine>
      {recoveredPoints > 0 && (
        <PriceLine label={text('orders.refund.recovered')}>{writePoints(intl, -recoveredPoints)}</PriceLine>
      )}
      <PriceLine
        isTotal
        label={
          <>
            {text('orders.cancel.refund')}
            {rewardPoints > 0 && (
              <chakra.small display="block" textStyle="t14" fontWeight="normal" color="muted">
                {text('orders.refund.reward', { points: rewardPoints })}
              </chakra.small>
            )}
          </>
        }
      >
        {writePoints(intl, points)}
      </PriceLine>
    </PriceLines>
  )
}

/** The figures are above those of the price, whose column is below. */
const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) calc(360px - 3rem - 2px)' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '12',
    rowGap: '4',
  },
})
