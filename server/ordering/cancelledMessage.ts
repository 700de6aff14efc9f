import type { Language } from '../../schema/rules/enumerations.ts'
import { messageOf } from '../kernel/texts.ts'
import type { CancelledOrder } from './cancelling.handlers.ts'

/** What a customer is told who cancelled: what came back, what was kept, and what paid for a recharge that was taken back. */
export function cancelledMessage(cancelled: CancelledOrder, language: Language): string {
  const { refundPoints, feePoints, recoveredPoints } = cancelled
  const key = recoveredPoints === 0 ? 'ORDER_CANCELLED' : 'ORDER_CANCELLED_OWED'
  return messageOf(key, language, { refundPoints, feePoints, recoveredPoints })
}
