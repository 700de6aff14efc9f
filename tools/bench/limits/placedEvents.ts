import type { EventStore, RecordedEvent } from '../../../server/eventstore/port.ts'
import { type OrderPlaced, orderStream } from '../../../server/ordering/events.ts'
import { walletStream } from '../../../server/points/events.ts'
import type { Stores } from '../../../server/runtime/openStores.ts'
import { OperatorError } from '../../../server/runtime/operatorError.ts'
import { dayStream } from '../../../server/staffing/events.ts'
import type { PlacedEvents } from './bareAppends.ts'

/** The events of an order's placing in the load: the shape of all bare appends. @throws OperatorError without a load */
export async function placedEvents({ db, store }: Pick<Stores, 'db' | 'store'>): Promise<PlacedEvents> {
  const order = await db
    .selectFrom('order_history')
    .select(['order_id', 'user_id'])
    .where('status', '=', 0)
    .where('catalog', '=', 1)
    .orderBy('order_id')
    .executeTakeFirst()
  if (!order) throw new OperatorError('There is no order to copy: run `npm run bench -- load 100000` first.')
  const ordered = orderStream(order.order_id)
  const [placed] = (await store.readStreams([ordered])).get(ordered) ?? []
  if (!placed) throw new Error(`order ${order.order_id} has no events`)
  const { bookedFor, serviceCatalog } = placed.data as OrderPlaced['data']
  const others = [walletStream(order.user_id), dayStream(serviceCatalog, bookedFor.date)]
  const [paid, taken] = await Promise.all(others.map((stream) => ofPlacing(store, stream, placed)))
  const events = [...(paid ?? []), placed, ...(taken ?? [])]
  return events.map(({ stream, type, data, meta }) => ({ stream, type, data, meta }))
}

async function ofPlacing(store: EventStore, stream: string, placed: RecordedEvent): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for await (const event of store.readStream(stream))
    if (event.meta.$causationId === placed.meta.$causationId) events.push(event)
  return events
}
