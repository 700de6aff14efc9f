import { type CommandContext, type Settled, verbOn } from '../eventstore/carryOut.ts'
import type { Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { quoteFor, quoteReversal } from './quoting.handlers.ts'
import { type RechargedPoints, type RechargingRequest, rechargeFor } from './recharging.handlers.ts'
import { type ReversedRecharge, type ReversingRequest, reverseFor } from './reversing.handlers.ts'
import { type RewardedPoints, type RewardingRequest, rewardFor } from './rewarding.handlers.ts'

/** The verbs that doors may call on payments; every one is an admin's. */
export interface BillingDesk {
  recharge(command: Command, request: RechargingRequest): Promise<Settled<RechargedPoints> | Rejection>
  reward(command: Command, request: RewardingRequest): Promise<Settled<RewardedPoints> | Rejection>
  reverse(command: Command, request: ReversingRequest): Promise<Settled<ReversedRecharge> | Rejection>
  /** What a recharge would come to; nothing changes. */
  rechargeQuote(request: Parameters<typeof quoteFor>[1]): ReturnType<typeof quoteFor>
  /** What taking a recharge back would come to; nothing changes. */
  reversalQuote(request: Parameters<typeof quoteReversal>[1]): ReturnType<typeof quoteReversal>
}

export function createBillingDesk(context: CommandContext): BillingDesk {
  const verb = verbOn(context)
  return {
    recharge: verb(rechargeFor),
    reward: verb(rewardFor),
    reverse: verb(reverseFor),
    rechargeQuote: (request) => quoteFor(context.db, request),
    reversalQuote: (request) => quoteReversal(context, request),
  }
}
