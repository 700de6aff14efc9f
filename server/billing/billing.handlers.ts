import type { CommandContext } from '../eventstore/commandHandler.ts'
import type { Command } from '../kernel/command.ts'
import { type RechargingRequest, rechargeFor } from './confirmRecharge.ts'
import { type RewardingRequest, rewardFor } from './grantReward.ts'
import { quoteFor, quoteReversal } from './quotePayment.handlers.ts'
import { type ReversingRequest, reverseFor } from './reverseRecharge.ts'

/** What APIs may ask and have done about payments; all of it is an admin's. */
export type BillingHandlers = ReturnType<typeof createBilling>

export function createBilling(context: CommandContext) {
  return {
    recharge: (command: Command, request: RechargingRequest) => rechargeFor(context, command, request),
    reward: (command: Command, request: RewardingRequest) => rewardFor(context, command, request),
    reverse: (command: Command, request: ReversingRequest) => reverseFor(context, command, request),
    rechargeQuote: (asked: Parameters<typeof quoteFor>[1]) => quoteFor(context, asked),
    reversalQuote: (asked: Parameters<typeof quoteReversal>[1]) => quoteReversal(context, asked),
  }
}
