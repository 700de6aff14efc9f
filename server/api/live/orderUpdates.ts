import type { EventStore, RecordedEvent } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { createJoins } from '../../kernel/joins.store.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { orderFromEvents } from '../../readmodels/orderHistory/orderFromEvents.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { membersByCrew } from '../../staffing/crewMembers.store.ts'

/** A changed order with the crew members it concerns. */
export interface OrderUpdate {
  readonly order: Pick<OrderView, 'orderId' | 'orderNo' | 'status' | 'catalog' | 'revision' | 'userId'>
  /** Members of its crew now, of the crew it was taken from, and those who began the work. */
  readonly staffIds: ReadonlySet<string>
}

/** Where updates come from. */
export interface UpdateSource {
  /** Subscribes to changed orders, once the read models show them. @returns the unsubscribe function */
  listen(listener: (update: OrderUpdate) => void): () => void
}

/** Customers receive their own orders, crew members their crew's, administrators all. */
export function concerns({ order, staffIds }: OrderUpdate, { area, id }: Viewer): boolean {
  if (area === 'admin') return true
  return area === 'customer' ? order.userId === id : staffIds.has(id)
}

/**
 * The updates of changed orders, folded from their own events: one read of the log and one of the crews, for any number of orders.
 * @param changed the orders' streams, each with the revision of its first new event
 */
export async function readOrderUpdates(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  changed: ReadonlyMap<string, bigint>,
): Promise<readonly OrderUpdate[]> {
  const streams = await store.readStreams([...changed.keys()])
  const changes = [...streams].map(([stream, events]) => changeOf(events, changed.get(stream) ?? 0n))
  const members = createJoins(db).of(membersByCrew)
  const updates = changes.map(async ({ now, groupIds }) => {
    const crews = await Promise.all(groupIds.map((groupId) => members.load(groupId)))
    const people = crews.flat().map(({ staffId }) => staffId)
    return { order: now, staffIds: new Set([...people, ...(now.staffIds ?? [])]) }
  })
  return Promise.all(updates)
}

function changeOf(events: readonly RecordedEvent[], since: bigint) {
  const now = orderFromEvents(events)
  const earlier = events.filter(({ revision }) => revision < since)
  const before = earlier.length > 0 ? orderFromEvents(earlier) : undefined
  const groupIds = [...new Set([before?.groupId, now.groupId])].filter((id) => id !== undefined)
  return { now, groupIds }
}

/**
 * The updates for one listener. Only the last unread update of an order is kept, so a slow listener's memory is bounded by the number of
 * orders.
 */
export function orderUpdatesFor(
  source: UpdateSource,
  concerns: (update: OrderUpdate) => boolean,
): AsyncIterableIterator<OrderUpdate> {
  const waiting = new Map<string, OrderUpdate>()
  let wake = Promise.withResolvers<void>()
  let isOver = false
  const stop = source.listen((update) => {
    if (!concerns(update)) return
    waiting.delete(update.order.orderId)
    waiting.set(update.order.orderId, update)
    wake.resolve()
  })
  const finish = async (): Promise<IteratorReturnResult<undefined>> => {
    isOver = true
    stop()
    wake.resolve()
    return { done: true, value: undefined }
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      for (;;) {
        if (isOver) return { done: true, value: undefined }
        const [update] = waiting.values()
        if (update) {
          waiting.delete(update.order.orderId)
          return { done: false, value: update }
        }
        wake = Promise.withResolvers<void>()
        await wake.promise
      }
    },
    return: finish,
  }
}
