import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { lines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { derivedId } from '../../kernel/ids.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderInstructionsAdded, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'
import { writeInstructions } from './instructions.store.ts'

export interface AddInstructions extends OrderIntent {
  /** The row that holds the text. */
  readonly instructionsId: string
  readonly text: string
}

/**
 * A customer or the office adds a note for the crew to a pending or confirmed order: up to 500 characters, ten notes an order (decisions
 * E11, M10).
 * @returns events of the order, without the text
 */
export function addInstructions(order: Order, intent: AddInstructions): StreamEvents | Rejection {
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

/** A note to the crew. */
export type NotingRequest = OrderRef & {
  /** Up to 500 characters, in lines. */
  readonly text: string
}

export const noteFields = z.object({ text: lines(businessRules.lengths.text) })

/**
 * A customer or the office adds a note for the crew (decision E11). The text is written first, and only if the rules allow the note.
 * @returns the order; KEY_REUSED if a failed try with the same key left another note (decision L14)
 */
export async function handleAddInstructions(
  context: CommandContext,
  command: Command,
  { text: given, ...orderRef }: NotingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(noteFields, { text: given })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { text } = checked
  const instructionsId = derivedId(command.id, 'instructions')
  const { actor, at: writtenAt } = command
  return changeOrder(context, command, {
    orderRef,
    async decide({ orderId, order }) {
      return addInstructions(order, { orderId, role: actor.role, at: writtenAt, instructionsId, text })
    },
    async beforehand(orderId) {
      const note = { instructionsId, orderId, text, writtenAt, author: actor }
      const isWritten = await writeInstructions(context.db, note)
      return isWritten ? undefined : reject(RejectionCode.KEY_REUSED)
    },
  })
}
