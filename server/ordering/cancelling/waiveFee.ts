import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderFeeWaived, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'
import { feeDue } from './cancellationFee.ts'
import { writeOnlyNote } from './cancellationNotes.store.ts'

/**
 * An admin waives the cancellation fee that is due (decision M5). From then on only the booked time decides; if that time caused the fee,
 * there is no fee until the order is moved.
 * @returns events of the order; FEE_NOT_DUE if cancelling is free now
 */
export function waiveFee(order: Order, { orderId, role, at }: OrderIntent): StreamEvents | Rejection {
  if (!mayCause('order.fee-waived', order.status, role)) return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const feePoints = feeDue(order, at)
  if (feePoints === 0) return reject(RejectionCode.FEE_NOT_DUE)
  const waived: OrderFeeWaived = { type: 'order.fee-waived', data: { feePoints } }
  return inStream(orderStream(orderId), [waived])
}

/** The order whose fee is waived, and why. */
export type WaivingRequest = OrderRef & {
  /** For the office's record, up to 500 characters in lines. */
  readonly reason: string
}

const fields = z.object({ reason: requiredLines(businessRules.lengths.text) })

/**
 * An admin waives the cancellation fee that is due (decision M5). The reason is written first, and only if the rules allow the waiver.
 * @returns the order; KEY_REUSED if the same key came with another reason before (decision L14)
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
