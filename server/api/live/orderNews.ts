import type { EventStore } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { orderStream } from '../../ordering/events.ts'
import { orderFromEvents } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { crewMembers } from '../../staffing/crewMembers.store.ts'

/** That something happened to an order, and to whom it matters. */
export interface OrderNews {
  readonly order: Pick<OrderView, 'orderId' | 'orderNo' | 'status' | 'catalog' | 'revision' | 'userId'>
  /** Who is in its crew now, who was in the crew that lost it, and who began the work. */
  readonly staffIds: ReadonlySet<string>
}

/** Customers hear of their own orders, crew members of their crew's, administrators of all. */
export function concerns({ order, staffIds }: OrderNews, { area, id }: Viewer): boolean {
  if (area === 'admin') return true
  return area === 'customer' ? order.userId === id : staffIds.has(id)
}

/**
 * What is new of an order, by its own events.
 * @param since revision of the first event that is new
 */
export async function orderNews(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  { orderId, since }: { readonly orderId: string; readonly since: bigint },
): Promise<OrderNews> {
  const stream = orderStream(orderId)
  const events = (await store.readStreams([stream])).get(stream) ?? []
  const now = orderFromEvents(events)
  const earlier = events.filter(({ revision }) => revision < since)
  const before = earlier.length > 0 ? orderFromEvents(earlier) : undefined
  const groups = new Set([before?.groupId, now.groupId].filter((id) => id !== undefined))
  const members = await Promise.all([...groups].map((groupId) => crewMembers(db, groupId)))
  const people = members.flat().map(({ staffId }) => staffId)
  return { order: now, staffIds: new Set([...people, ...(now.staffIds ?? [])]) }
}
