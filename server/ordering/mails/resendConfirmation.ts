import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { CommandContext } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderConfirmationResent, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'

/**
 * Sends the confirmation of a confirmed order again, at most once a minute (decision I8).
 * @returns events of the order
 */
export function resendConfirmation(order: Order, intent: OrderIntent): StreamEvents | Rejection {
  const { orderId, role, at } = intent
  if (!mayCause('order.confirmation-resent', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const last = order.confirmationResentAt
  if (last && at.since(last).total('minutes') < businessRules.confirmationResendMinutes)
    return reject(RejectionCode.CONFIRMATION_JUST_SENT)
  const resent: OrderConfirmationResent = { type: 'order.confirmation-resent', data: {} }
  return inStream(orderStream(orderId), [resent])
}

/** An admin sends the confirmation of a confirmed order again, at most once a minute (decision I8). The mail follows the event. */
export async function handleResendConfirmation(
  context: CommandContext,
  command: Command,
  orderRef: OrderRef,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { at, actor } = command
  return changeOrder(context, command, {
    orderRef,
    decide: async ({ orderId, order }) => resendConfirmation(order, { orderId, role: actor.role, at }),
  })
}
