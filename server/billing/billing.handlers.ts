import type { CommandContext, Settled } from '../eventstore/carryOut.ts'
import type { Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { type RechargedPoints, type RechargingRequest, rechargeFor } from './recharging.handlers.ts'
import { type RewardedPoints, type RewardingRequest, rewardFor } from './rewarding.handlers.ts'

/** The verbs that doors may call on payments; every one is an admin's. */
export interface BillingDesk {
  recharge(command: Command, request: RechargingRequest): Promise<Settled<RechargedPoints> | Rejection>
  reward(command: Command, request: RewardingRequest): Promise<Settled<RewardedPoints> | Rejection>
}

export function createBillingDesk(context: CommandContext): BillingDesk {
  return {
    recharge: (command, request) => rechargeFor(context, command, request),
    reward: (command, request) => rewardFor(context, command, request),
  }
}
