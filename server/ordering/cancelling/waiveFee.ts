import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { type ChangedOrder, changeOrder, type OrderIntent, type OrderResult } from '../changing.handlers.ts'
import { type OrderFeeWaived, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'
import { feeDue } from './cancellationFee.ts'
import { writeOnlyNote } from './cancellationNotes.store.ts'

/**
 * An admin lets a cancellation fee go that is due (decision M5): from then on the booked time alone decides, and where that is what the fee
 * is due for, nothing is until the order is moved.
 * @returns events of the order; FEE_NOT_DUE where cancelling costs nothing now
 */
export function waiveFee(order: Order, { orderId, role, at }: OrderIntent): StreamEvents | Rejection {
  if (!mayCause('order.fee-waived', order.status, role)) return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const feePoints = feeDue(order, at)
  if (feePoints === 0) return reject(RejectionCode.FEE_NOT_DUE)
  const waived: OrderFeeWaived = { type: 'order.fee-waived', data: { feePoints } }
  return inStream(orderStream(orderId), [waived])
}

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
export async function handleWaiveFee(
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
