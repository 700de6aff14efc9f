import { RejectionCode } from '../../schema/rules/rejections.ts'
import type { CommandContext } from '../eventstore/commandHandler.ts'
import { loadFold } from '../eventstore/loadFold.ts'
import { createJoins } from '../kernel/joins.store.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { findPresentCustomer } from '../people/customers.store.ts'
import { reversibleOf } from '../points/commands/reverseRecharge.ts'
import { type Buckets, walletStream } from '../points/events.ts'
import { walletFold } from '../points/walletFold.ts'
import { type CreditFigures, creditFigures } from './creditFigures.ts'
import { currentParty } from './invoiceParties.store.ts'
import { quoteRecharge, type RechargeQuote, type RechargeTerms } from './rechargeQuote.ts'

/** What an admin is about to confirm. */
export interface QuotingRequest extends Pick<RechargeTerms, 'subtotal' | 'rewardPercent' | 'method' | 'at'> {
  readonly userId: string
}

/** What taking a payment back would come to now. */
export interface ReversalQuote extends Buckets, CreditFigures {
  /** Reward points that came with it, were spent, and would be owed (decision M1). */
  readonly rewardOwed: number
}

/**
 * The sum of a recharge before it is confirmed: taxes of the default address's province today (decisions F10, G3).
 * @returns the sum and its province; NOT_FOUND for a customer who is not, else what confirming would refuse
 */
export async function quoteFor(
  { db }: Pick<CommandContext, 'db'>,
  { userId, ...terms }: QuotingRequest,
): Promise<(RechargeQuote & Pick<RechargeTerms, 'province'>) | Rejection> {
  const party = await currentParty(createJoins(db), userId, '')
  if (party === undefined) return reject(RejectionCode.NOT_FOUND)
  const { province } = party
  const quote = quoteRecharge({ ...terms, province })
  return isRejection(quote) ? quote : { ...quote, province }
}

/**
 * The most that can be taken back of a payment, and its credit note's figures (decision F11); all 0 when everything is spent.
 * @returns NOT_FOUND for a customer or a payment who is not
 */
export async function quoteReversal(
  { db, store }: Pick<CommandContext, 'db' | 'store'>,
  { userId, paymentId }: { readonly userId: string; readonly paymentId: number },
): Promise<ReversalQuote | Rejection> {
  if ((await findPresentCustomer(db, userId)) === undefined) return reject(RejectionCode.NOT_FOUND)
  const { state: wallet } = await loadFold(store, walletStream(userId), walletFold)
  const reversible = reversibleOf(wallet, paymentId)
  if (reversible === undefined) return reject(RejectionCode.NOT_FOUND)
  const { points, rewardPoints, rewardOwed, recharge } = reversible
  return { points, rewardPoints, rewardOwed, ...creditFigures(recharge, points) }
}
