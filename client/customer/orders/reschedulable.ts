import { businessRules } from '../../../schema/rules/businessRules.ts'
import type { MessageId } from '../../i18n/messageId.ts'
import type { Values } from '../../i18n/useText.ts'
import type { OrderDetailFragment } from './orders.generated.ts'

type Movable = Pick<OrderDetailFragment, 'status' | 'periodType' | 'viewerMay'>

/** A text and its values. */
interface Reason {
  readonly id: MessageId
  readonly values: Values
}

const { movesPerOrder, noticeHours } = businessRules.reschedule

/** Whether rescheduling is offered at all: day orders with status 0 or 1 (document section 2). */
export function isReschedulable({ status, periodType }: Movable): boolean {
  return periodType === 'Day' && (status === 'Pending' || status === 'Confirmed')
}

/** Why an order cannot be moved (decision E10); undefined for one that can. */
export function whyNotMovable(order: Movable): Reason | undefined {
  const { reschedule, movesLeft } = order.viewerMay
  if (order.periodType !== 'Day') return { id: 'orders.move.notPeriod', values: {} }
  if (!isReschedulable(order)) return { id: 'orders.move.notStatus', values: {} }
  if (reschedule) return undefined
  return movesLeft === 0
    ? { id: 'orders.move.notUsed', values: { most: movesPerOrder } }
    : { id: 'orders.move.notLate', values: { hours: noticeHours } }
}
