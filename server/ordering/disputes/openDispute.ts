import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { checkedFields, isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { walletStream } from '../../points/events.ts'
import type { Experience } from '../../points/experience.ts'
import type { Wallet } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { writeOnlyNote } from '../cancelling/cancellationNotes.store.ts'
import {
  type ChangedOrder,
  changeOrder,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type OrderDisputeOpened, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { mayCause } from '../transitions.ts'

export interface DisputeState {
  readonly order: Order
  /** Of the order's customer. */
  readonly wallet: Wallet
  readonly completed?: Experience['orders']
}

export interface OpenDispute extends OrderIntent {
  readonly reason: OrderDisputeOpened['data']['reason']
}

/**
 * A customer reports a problem, or an admin records a customer's complaint, up to seven days after the end of the work was recorded
 * (decisions E8, M2, X1). Resolving it may refund points, so an erased customer has no complaints (decision M4).
 * @returns events of the order; NOT_FOUND for a closed wallet
 */
export function openDispute({ order, wallet }: DisputeState, intent: OpenDispute): StreamEvents | Rejection {
  const { orderId, role, at, reason } = intent
  if (!mayCause('order.dispute-opened', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const { days } = businessRules.dispute
  const latest = order.endRecordedAt?.add({ hours: days * 24 })
  if (!latest || Temporal.Instant.compare(at, latest) > 0)
    return reject(RejectionCode.DISPUTE_TOO_LATE, { params: { days } })
  if (wallet.access === 'closed') return reject(RejectionCode.NOT_FOUND)
  const opened: OrderDisputeOpened = { type: 'order.dispute-opened', data: { reason } }
  return inStream(orderStream(orderId), [opened])
}

/** A customer's complaint. */
export type DisputingRequest = OrderRef &
  Pick<OpenDispute, 'reason'> & {
    /** The customer's words, up to 500 characters in lines; the office reads them, and the customer who wrote them. */
    readonly words: string
  }

const fields = z.object({ words: requiredLines(businessRules.lengths.text) })

/** Opens a complaint about a completed order, by its customer or by an admin. The words are written first (decisions E8, W6, X1). */
export async function handleOpenDispute(
  context: CommandContext,
  command: Command,
  { reason, words, ...orderRef }: DisputingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(fields, { words })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { id: commandId, at, actor } = command
  return changeOrder(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order }, load) {
      const { state: wallet } = await load(walletStream(order.userId), walletFold)
      return openDispute({ order, wallet }, { orderId, role: actor.role, at, reason })
    },
    beforehand: (orderId) => writeOnlyNote(context.db, { commandId, orderId, text: checked.words }, at),
  })
}
