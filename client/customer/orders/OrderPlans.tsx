import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { writeDate, writeTime } from '../../format/businessDates.ts'
import { useText } from '../../i18n/useText.ts'
import { Card, CardHead } from '../../ui/Card.tsx'
import { Sentences } from '../../ui/Sentences.tsx'
import { cancellationTerms } from '../parts/price/cancellationTerms.ts'
import { PolicyButton } from '../parts/price/PolicyButton.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'
import { isReschedulable, whyNotMovable } from './reschedulable.ts'

/** What a cancellation would cost, while the order can be cancelled. */
export function OrderPlans({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const reason = isReschedulable(order) ? whyNotMovable(order) : undefined
  if (!order.cancellation || !order.viewerMay.cancel) return null
  return (
    <Card aria-labelledby="plans-title">
      <CardHead>
        <h2 id="plans-title">{text('booking.review.plansChange')}</h2>
      </CardHead>
      <chakra.p fontVariantNumeric="tabular-nums" mb="3">
        <PlansWords order={order} cancellation={order.cancellation} />
      </chakra.p>
      {isReschedulable(order) && (
        <chakra.p mb="3">
          {reason && (
            <chakra.strong display="block" fontWeight="strong">
              {text('orders.move.notTitle')}
            </chakra.strong>
          )}
          {reason ? text(reason.id, reason.values) : text('orders.move.left', moves(order))}
        </chakra.p>
      )}
      <PolicyButton label={text('booking.policy.title')} />
    </Card>
  )
}

function moves({ viewerMay }: OrderDetailFragment) {
  return { left: viewerMay.movesLeft, hours: businessRules.reschedule.noticeHours }
}

interface PlansWordsProps {
  readonly order: OrderDetailFragment
  readonly cancellation: NonNullable<OrderDetailFragment['cancellation']>
}

function PlansWords({ order, cancellation }: PlansWordsProps) {
  const intl = useIntl()
  const text = useText()
  const { feePoints, refundPoints, freeUntil } = cancellation
  if (feePoints > 0) return text('orders.plans.fee', { fee: feePoints, refund: refundPoints })
  if (order.periodType !== 'Day') return text('booking.review.freePeriod')
  if (!freeUntil) return text('orders.plans.free')
  const { insideDayPoints, latePoints } = cancellationTerms(order.totalPoints)
  const until = {
    date: writeDate(intl, freeUntil.at, 'weekday'),
    time: writeTime(intl, freeUntil.at),
    b: (words: ReactNode[]) => <strong>{words}</strong>,
  }
  return (
    <Sentences
      first={<FormattedMessage id="orders.plans.freeUntil" values={until} />}
      second={text('orders.plans.later', { inside: insideDayPoints, late: latePoints })}
    />
  )
}
