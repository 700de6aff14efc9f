import type { CommandContext, Settled } from '../eventstore/carryOut.ts'
import type { Command } from '../kernel/command.ts'
import type { Rejection } from '../kernel/rejection.ts'
import { experienceStream } from '../points/events.ts'
import { experienceFold } from '../points/experience.ts'
import { findWorkingMembers } from '../staffing/crewMembers.store.ts'
import { usingCrews } from '../staffing/crewTurns.store.ts'
import { type ChangedOrder, changeOrder } from './changing.handlers.ts'
import { endService } from './commands/endService.ts'
import { startService } from './commands/startService.ts'
import type { Order } from './order.ts'
import { endTimeOf, startTimeOf } from './serviceTime.ts'
import type { WhichOrder } from './whichOrder.handlers.ts'

/** What a crew member reports. */
export type ServingRequest = WhichOrder & {
  /** When it happened by the crew's own clock, for what was pressed without signal (decision E7). */
  readonly happenedAt?: Temporal.Instant
}

/**
 * A crew member starts work on an order; those who are in the crew now stay on the order (decisions E5, E6). A second press changes nothing.
 * @param command of the staff member
 */
export async function startServiceOn(
  context: CommandContext,
  command: Command,
  { happenedAt, ...which }: ServingRequest,
): Promise<Settled<ChangedOrder> | Rejection> {
  const { id: staffId, role } = command.actor
  return usingCrews(context.db, () =>
    changeOrder(context, command, {
      which,
      async decide({ orderId, order }) {
        const at = startTimeOf(order, happenedAt, command.at)
        const crew = await membersOf(context, order)
        return { facts: startService(order, { orderId, role, at, staffId, crew }), at }
      },
    }),
  )
}

/**
 * One of those who started, or who are in the crew now, ends the work, and the customer gains experience in the same append (decisions E7, H1). A second press changes
 * nothing.
 * @param command of the staff member
 */
export async function endServiceOn(
  context: CommandContext,
  command: Command,
  { happenedAt, ...which }: ServingRequest,
): Promise<Settled<ChangedOrder> | Rejection> {
  const { id: staffId, role } = command.actor
  return changeOrder(context, command, {
    which,
    async decide({ orderId, order }, load) {
      const at = endTimeOf(order, happenedAt, command.at)
      const stream = experienceStream(order.userId)
      const [experience, crew] = await Promise.all([load(stream, experienceFold), membersOf(context, order)])
      const facts = endService({ order, experience: experience.state }, { orderId, role, at, staffId, crew })
      return { facts, folded: { [stream]: experience }, at }
    },
  })
}

/** The enabled members of an order's crew now. */
async function membersOf({ db }: CommandContext, { groupId }: Order): Promise<readonly string[]> {
  return groupId === undefined ? [] : findWorkingMembers(db, groupId)
}
