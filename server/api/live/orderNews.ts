import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { orderFromEvents } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { membersByCrew } from '../../staffing/crewMembers.store.ts'

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
 * What is new of some orders, by their own events: one read of the log and one of the crews, however many they are.
 * @param changed an order's stream, and the revision of its first event that is new
 */
export async function orderNews(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  changed: ReadonlyMap<string, bigint>,
): Promise<readonly OrderNews[]> {
  const streams = await store.readStreams([...changed.keys()])
  const changes = [...streams].map(([stream, events]) => changeOf(events, changed.get(stream) ?? 0n))
  const members = createJoins(db).of(membersByCrew)
  const news = changes.map(async ({ now, groupIds }) => {
    const crews = await Promise.all(groupIds.map((groupId) => members.load(groupId)))
    const people = crews.flat().map(({ staffId }) => staffId)
    return { order: now, staffIds: new Set([...people, ...(now.staffIds ?? [])]) }
  })
  return Promise.all(news)
}

function changeOf(events: readonly RecordedEvent[], since: bigint) {
  const now = orderFromEvents(events)
  const earlier = events.filter(({ revision }) => revision < since)
  const before = earlier.length > 0 ? orderFromEvents(earlier) : undefined
  const groupIds = [...new Set([before?.groupId, now.groupId])].filter((id) => id !== undefined)
  return { now, groupIds }
}
