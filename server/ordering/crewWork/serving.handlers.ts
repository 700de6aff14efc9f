import type { Command } from '../../kernel/command.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { experienceStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { type CrewReferenceData, workingMembers } from '../../staffing/crewReferenceData.store.ts'
import { type ChangedOrder, changeOrder, type OrderResult } from '../changing.handlers.ts'
import type { Order } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { changeWithCrews } from './changingWithCrews.handlers.ts'
import { endService } from './endService.ts'
import { startService } from './startService.ts'

/** What a crew member reports. */
export type ServingRequest = OrderRef & {
  /** When it happened by the crew's own clock, for what was pressed without signal (decision E7). */
  readonly claimedAt?: Temporal.Instant
}

/**
 * A crew member starts work on an order; those who are in the crew now stay on the order (decisions E5, E6). A second click changes nothing.
 * @param command of the staff member
 */
export async function startServiceOn(
  context: OrderingContext,
  command: Command,
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  return changeWithCrews(context, command, {
    orderRef,
    decide: async ({ orderId, order, crews }) =>
      startService(order, { ...intent, orderId, crew: membersOf(crews, order) }),
  })
}

/**
 * One of those who started, or who are in the crew now, ends the work, and the customer gains experience in the same append (decisions E7, H1). A second click changes
 * nothing.
 * @param command of the staff member
 */
export async function endServiceOn(
  context: OrderingContext,
  command: Command,
  { claimedAt, ...orderRef }: ServingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  const intent = { role: actor.role, staffId: actor.id, at, ...(claimedAt && { claimedAt }) }
  const { crews } = await context.referenceDataAt(command.referenceDataVersion)
  return changeOrder(context, command, {
    orderRef,
    async decide({ orderId, order }, load) {
      const { state: experience } = await load(experienceStream(order.userId), experienceFold)
      return endService({ order, experience }, { ...intent, orderId, crew: membersOf(crews, order) })
    },
  })
}

/** The enabled members of an order's crew now. */
function membersOf(crews: CrewReferenceData, { groupId }: Order): readonly string[] {
  return groupId === undefined ? [] : workingMembers(crews, groupId)
}
