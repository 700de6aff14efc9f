import { ActorRole } from '../../kernel/command.ts'
import type { OrderChangeView } from '../../readmodels/orderChanges/orderTrail.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { OrderChange } from './order.graphql.ts'

const PLACED = 0

/** The story of an order, oldest first: its placing, then every change (decision E9 leaves the placing out of the documented list only). */
export function orderStory(
  order: OrderView,
  changes: readonly OrderChangeView[],
  viewerId: string,
): OrderChange[] {
  const placed = {
    action: PLACED,
    ...zonedMoment(order.placedAt),
    role: ActorRole.Customer,
    byViewer: order.userId === viewerId,
  }
  const later = changes.map(({ action, at, role, actorId }) => ({
    action,
    ...zonedMoment(at),
    role,
    byViewer: actorId === viewerId,
  }))
  return [placed, ...later]
}
