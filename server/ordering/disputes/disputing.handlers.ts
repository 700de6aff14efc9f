import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { requiredLines } from '../../../schema/rules/textFields.ts'
import { type CommandContext, refuse } from '../../eventstore/commandHandler.ts'
import { checkedFields } from '../../kernel/checkedFields.ts'
import type { Command } from '../../kernel/command.ts'
import { derivedId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { walletFold } from '../../points/walletFold.ts'
import { writeOnlyNote } from '../cancelling/cancellationNotes.store.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { type OpenDispute, openDispute } from './openDispute.ts'
import { type ResolveDispute, resolveDispute } from './resolveDispute.ts'

/** What a customer complained about. */
export type DisputingRequest = OrderRef &
  Pick<OpenDispute, 'reason'> & {
    /** What the customer said, up to 500 characters in lines; for the office alone. */
    readonly words: string
  }

/** What the office decided. */
export type ResolvingRequest = OrderRef & {
  readonly outcome: ResolveDispute['outcome']
  /** Reward points given as an apology where the order stays completed; 0 for none. */
  readonly rewardPoints: number
  /** Why, up to 500 characters in lines; for the office alone. */
  readonly note: string
}

const said = requiredLines(businessRules.lengths.text)
const openingFields = z.object({ words: said })
const resolvingFields = z.object({ note: said })

/** An admin records a customer's complaint about a completed order, in the customer's words, which are written first (decisions E8, W6). */
export async function openDisputeOn(
  context: CommandContext,
  command: Command,
  { reason, words, ...orderRef }: DisputingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(openingFields, { words })
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

/**
 * An admin decides a complaint: the order stays completed, with reward points if so decided, or is cancelled and fully refunded
 * (decision E8). The customer's wallet is written with it, and before both why it was decided so (decision W6).
 * @returns the order; AMOUNT_INVALID for reward points beside a refund
 */
export async function resolveDisputeOn(
  context: CommandContext,
  command: Command,
  { outcome, rewardPoints, note, ...orderRef }: ResolvingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const checked = checkedFields(resolvingFields, { note })
  if (isRejection(checked)) return refuse(context, command, checked)
  const { id: commandId, at, actor } = command
  if (outcome === 'refunded' && rewardPoints !== 0)
    return refuse(context, command, reject(RejectionCode.AMOUNT_INVALID, { field: 'rewardPoints' }))
  const reward = { grantId: derivedId(command.id, 'grant'), amount: rewardPoints }
  return changeOrder(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order }, load) {
      const [{ state: wallet }, { state: experience }] = await Promise.all([
        load(walletStream(order.userId), walletFold),
        load(experienceStream(order.userId), experienceFold),
      ])
      const intent = { orderId, role: actor.role, at }
      const decision: ResolveDispute =
        outcome === 'refunded'
          ? { ...intent, outcome }
          : { ...intent, outcome, ...(rewardPoints === 0 ? {} : { reward }) }
      return resolveDispute({ order, wallet, completed: experience.orders }, decision)
    },
    beforehand: (orderId) => writeOnlyNote(context.db, { commandId, orderId, text: checked.note }, at),
  })
}
