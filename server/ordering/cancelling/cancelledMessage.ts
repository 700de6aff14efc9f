import type { Language } from '../../../schema/rules/enumerations.ts'
import { messageOf } from '../../kernel/texts.ts'

/** What a cancellation came to, in points. */
interface Figures {
  readonly refundPoints: number
  readonly feePoints: number
  readonly recoveredPoints: number
}

/** What a customer is told who cancelled: what came back, what was kept, and what paid for a recharge that was taken back. */
export function cancelledMessage(
  { refundPoints, feePoints, recoveredPoints }: Figures,
  language: Language,
): string {
  const key = recoveredPoints === 0 ? 'ORDER_CANCELLED' : 'ORDER_CANCELLED_OWED'
  return messageOf(key, language, { refundPoints, feePoints, recoveredPoints })
}
