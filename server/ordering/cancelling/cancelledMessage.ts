import type { Language } from '../../../schema/rules/enumerations.ts'
import { messageOf } from '../../kernel/texts.ts'

/** A cancellation's refund and fee, in points. */
interface Figures {
  readonly refundPoints: number
  readonly feePoints: number
  readonly recoveredPoints: number
}

/** The message after a cancellation: the refund, the fee, and points that paid for a reversed recharge. */
export function cancelledMessage(
  { refundPoints, feePoints, recoveredPoints }: Figures,
  language: Language,
): string {
  const key = recoveredPoints === 0 ? 'ORDER_CANCELLED' : 'ORDER_CANCELLED_OWED'
  return messageOf(key, language, { refundPoints, feePoints, recoveredPoints })
}
