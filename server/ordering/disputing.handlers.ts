import type { CommandContext, Settled } from '../eventstore/carryOut.ts'
import type { Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { type ChangedOrder, changeOrder } from './changing.handlers.ts'
import { type OpenDispute, openDispute } from './commands/openDispute.ts'

/** What a customer complained about. */
export interface DisputingRequest extends Pick<OpenDispute, 'reason'> {
  readonly orderNo: string
}

/** An admin records a customer's complaint about a completed order (decision E8). */
export async function openDisputeOn(
  context: CommandContext,
  command: Command,
  { orderNo, reason }: DisputingRequest,
): Promise<Settled<ChangedOrder> | Rejection> {
  const { at, actor } = command
  return changeOrder(context, command, {
    orderNo,
    decide: async ({ orderId, order }) => ({
      facts: openDispute(order, { orderId, role: actor.role, at, reason }),
    }),
  })
}
