import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type CommandContext, type CommandResult, refuse } from '../eventstore/commandHandler.ts'
import type { Command } from '../kernel/command.ts'
import { derivedId } from '../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import { findPresentCustomer } from '../people/customers.store.ts'
import { rewardPoints } from '../points/commands/rewardPoints.ts'
import { experienceStream, walletStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import { mostHeld } from '../points/wallet.ts'
import { walletFold } from '../points/walletFold.ts'

/** Reward points from the office, free of charge: a whole number above 0 (decision F12). */
export interface RewardingRequest {
  readonly userId: string
  readonly amount: number
}

export interface RewardedPoints {
  readonly grantId: string
}

/** Grants a customer reward points. @returns the grant, also for a retry; NOT_FOUND for an unknown customer */
export async function rewardFor(
  context: CommandContext,
  command: Command,
  { userId, amount }: RewardingRequest,
): Promise<CommandResult<RewardedPoints> | Rejection> {
  if ((await findPresentCustomer(context.db, userId)) === undefined)
    return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const stream = walletStream(userId)
  const grantId = derivedId(command.id, 'grant')
  return context.handle<RewardedPoints>({ command, streams: [stream] }, async (load) => {
    const [{ state: wallet }, { state: experience }] = await Promise.all([
      load(stream, walletFold),
      load(experienceStream(userId), experienceFold),
    ])
    if (wallet.access === 'closed') return reject(RejectionCode.NOT_FOUND)
    const rewarded = rewardPoints({ grantId, amount, held: mostHeld(wallet, experience.orders, command.at) })
    if (isRejection(rewarded)) return rewarded
    return { answer: { grantId }, events: rewarded.map((event) => ({ stream, event })) }
  })
}
