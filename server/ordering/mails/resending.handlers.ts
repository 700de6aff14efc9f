import type { CommandContext } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { resendConfirmation } from './resendConfirmation.ts'

/** An admin has the confirmation of a confirmed order mailed once more, at most once a minute (decision I8); mail follows the event. */
export async function resendConfirmationOf(
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
