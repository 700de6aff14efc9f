import type { CommandContext, CommandResult } from '../../eventstore/commandHandler.ts'
import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { experienceStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { withCrewsShared } from '../../staffing/crewLock.store.ts'
import { findWorkingMembers } from '../../staffing/crewMembers.store.ts'
import { type ChangedOrder, changeOrder } from '../changing.handlers.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { endService } from './endService.ts'
import { startService } from './startService.ts'

/** What a crew member reports. */
export type ServingRequest = OrderRef & {
  /** When it happened by the crew's own clock, for what was pressed without signal (decision E7). */
  readonly claimedAt?: Temporal.Instant
}

/**
 * A crew member starts work on an order; those who are in the crew now stay on the order (decisions E5, E6). A second press changes nothing.
 * @param command of the staff member
 */
export async function startServiceOn(
  context: CommandContext,
  command: Command,
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<CommandResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  return withCrewsShared(context.db, () =>
    changeOrder(context, command, {
      orderRef,
      async decide({ orderId, order }) {
        const crew = await membersOf(context, order)
        return startService(order, { ...intent, orderId, crew })
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
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<CommandResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  return changeOrder(context, command, {
    orderRef,
    async decide({ orderId, order }, load) {
      const [{ state: experience }, crew] = await Promise.all([
        load(experienceStream(order.userId), experienceFold),
        membersOf(context, order),
      ])
      return endService({ order, experience }, { ...intent, orderId, crew })
    },
  })
}

/** The enabled members of an order's crew now. */
async function membersOf({ db }: CommandContext, { groupId }: Order): Promise<readonly string[]> {
  return groupId === undefined ? [] : findWorkingMembers(db, groupId)
}
