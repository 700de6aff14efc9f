import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { StreamFacts } from '../../kernel/command.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type OrderInstructionsAdded, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { inStream, type OrderIntent } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface AddInstructions extends OrderIntent {
  /** The row that holds the text. */
  readonly instructionsId: string
  readonly text: string
}

/**
 * A customer or the office leaves a note for the crew, up to 500 characters and ten notes an order, while it is pending or confirmed (decisions E11, M10).
 * @returns facts of the order, without the text
 */
export function addInstructions(order: Order, intent: AddInstructions): StreamFacts | Rejection {
  const { orderId, role, instructionsId, text } = intent
  if (!mayCause('order.instructions-added', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const most = businessRules.lengths.text
  const length = [...text.trim()].length
  if (length === 0) return reject(RejectionCode.FIELD_REQUIRED, { field: 'text' })
  if (length > most) return reject(RejectionCode.FIELD_TOO_LONG, { field: 'text', params: { max: most } })
  const { notesPerOrder } = businessRules
  const notes = order.steps.filter(({ type }) => type === 'order.instructions-added').length
  if (notes >= notesPerOrder) return reject(RejectionCode.NOTES_USED, { params: { most: notesPerOrder } })
  const added: OrderInstructionsAdded = { type: 'order.instructions-added', data: { instructionsId } }
  return inStream(orderStream(orderId), [added])
}
