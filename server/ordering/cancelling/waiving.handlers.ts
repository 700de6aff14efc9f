import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import { checkedFields } from '../../kernel/checkedFields.ts'
import type { Command } from '../../kernel/command.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { writeOnlyNote } from './cancellationNotes.store.ts'
import { waiveFee } from './waiveFee.ts'

/** Which order's fee an admin lets go, and why. */
export type WaivingRequest = OrderRef & {
  /** For the office's record, up to 500 characters in lines. */
  readonly reason: string
}

const fields = z.object({ reason: requiredLines(businessRules.lengths.text) })

/**
 * An admin waives the cancellation fee that is due (decision M5). The reason is written first, and only where the rules allow it.
 * @returns the order; KEY_REUSED when the same key came with another reason before (decision L14)
 */
export async function waiveFeeOf(
  context: CommandContext,
  command: Command,
  { reason, ...orderRef }: WaivingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(fields, { reason })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { id: commandId, actor, at } = command
  const text = checked.reason
  return changeOrder(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order }) {
      return waiveFee(order, { orderId, role: actor.role, at })
    },
    beforehand: (orderId) => writeOnlyNote(context.db, { commandId, orderId, text }, at),
  })
}
