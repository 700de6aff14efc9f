import type { CommandContext } from '../eventstore/commandHandler.ts'
import { bindVerbs } from '../kernel/bindVerbs.ts'
import { rechargeFor } from './confirmRecharge.ts'
import { rewardFor } from './grantReward.ts'
import { quoteFor, quoteReversal } from './quotePayment.handlers.ts'
import { reverseFor } from './reverseRecharge.ts'

/** What APIs may ask and have done about payments; all of it is an admin's. */
export type BillingHandlers = ReturnType<typeof createBilling>

export function createBilling(context: CommandContext) {
  return bindVerbs(context, {
    recharge: rechargeFor,
    reward: rewardFor,
    reverse: reverseFor,
    rechargeQuote: quoteFor,
    reversalQuote: quoteReversal,
  })
}
