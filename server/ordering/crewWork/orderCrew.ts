import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { Order } from '../order.ts'

/** Who works on an order. */

/**
 * Whether somebody may start or end it (decisions E6, E7): a member of its crew now, and once the work has begun also whoever began it, even
 * if they have left the crew since.
 * @param by.crew the enabled members of the order's crew now
 */
export function isOnCrew(
  order: Pick<Order, 'status' | 'staffIds'>,
  by: { readonly staffId: string; readonly crew: readonly string[] },
): boolean {
  const hasBegun = order.status === OrderStatus.InService || order.status === OrderStatus.Completed
  return by.crew.includes(by.staffId) || (hasBegun && order.staffIds.includes(by.staffId))
}

/** Who once had the order is told that another crew has it now; for everybody else there is no such order (decision K1). */
export function refusedToOthers({ knownTo }: Pick<Order, 'knownTo'>, staffId: string): Rejection {
  return reject(knownTo.includes(staffId) ? RejectionCode.NOT_YOUR_ORDER : RejectionCode.NOT_FOUND)
}
