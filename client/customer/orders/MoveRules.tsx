import { chakra } from '@chakra-ui/react/styled-system'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { useText } from '../../i18n/useText.ts'
import { Card } from '../../ui/Card.tsx'
import { IconLine } from '../../ui/IconLine.tsx'
import type { OrderDetailFragment } from './orders.generated.ts'

/** What a move keeps, what it may change, and how often and until when it can be done (decision E10). */
export function MoveRules({ order }: { readonly order: OrderDetailFragment }) {
  const text = useText()
  const { orderNo, totalPoints, status, viewerMay } = order
  const left = { left: viewerMay.movesLeft, hours: businessRules.reschedule.noticeHours }
  return (
    <Card aria-labelledby="move-rules">
      <chakra.h2 id="move-rules" textStyle="t18" mb="4">
        {text('orders.move.what')}
      </chakra.h2>
      <chakra.div display="grid" gap="4" fontVariantNumeric="tabular-nums">
        <IconLine icon="check">{text('orders.move.price', { orderNo, points: totalPoints })}</IconLine>
        <IconLine icon="users">
          {text(status === 'Confirmed' ? 'orders.move.crewConfirmed' : 'orders.move.crewPending')}
        </IconLine>
        <IconLine icon="clock">{text('orders.move.left', left)}</IconLine>
      </chakra.div>
    </Card>
  )
}
