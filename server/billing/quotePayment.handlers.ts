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

/** The terms that an administrator is about to confirm. */
export interface QuotingRequest extends Pick<RechargeTerms, 'subtotal' | 'rewardPercent' | 'method' | 'at'> {
  readonly userId: string
}

/** The figures of reversing a payment now. */
export interface ReversalQuote extends Buckets, CreditFigures {
  /** Its spent reward points, which would be owed (decision M1). */
  readonly rewardOwed: number
}

/**
 * The sum of a recharge before it is confirmed, with today's taxes of the default address's province (decisions F10, G3).
 * @returns the sum and its province; NOT_FOUND for an unknown customer, or a refusal of confirming
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
 * The reversible part of a payment, and its credit note's figures (decision F11); all 0 if everything is spent.
 * @returns NOT_FOUND for an unknown customer or payment
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
