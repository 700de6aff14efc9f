import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { lines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import { checkedFields } from '../../kernel/checkedFields.ts'
import type { Command } from '../../kernel/command.ts'
import { derivedId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { addInstructions } from './addInstructions.ts'
import { writeInstructions } from './instructions.store.ts'

/** A note to the crew. */
export type NotingRequest = OrderRef & {
  /** Up to 500 characters, in lines. */
  readonly text: string
}

const fields = z.object({ text: lines(businessRules.lengths.text) })

/**
 * A customer or the office leaves a note for the crew (decision E11). Its text is written first, and only where the rules allow the note.
 * @returns the order; KEY_REUSED when its key has left another note behind, of a try that came to nothing or from before keys were
 *   remembered with their terms (decision P123)
 */
export async function addInstructionsTo(
  context: CommandContext,
  command: Command,
  { text: given, ...orderRef }: NotingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(fields, { text: given })
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
