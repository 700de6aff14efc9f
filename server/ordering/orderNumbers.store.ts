import type { ColumnType } from 'kysely'
import { loadFold } from '../eventstore/loadFold.ts'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { numberFold, numberStream } from './orderNumbers.ts'

/** Numbers of orders from before they were events: no more are added. */
interface OrderNumberTable {
  order_no: string
  order_id: string
  reserved_at: ColumnType<Date, string, never>
}

declare module '../kernel/database.ts' {
  interface Tables {
    order_number: OrderNumberTable
  }
}

/** Where numbers of orders are looked up. */
export interface OrderNumbers {
  readonly db: Db
  readonly store: EventStore
}

/** What was found lately in each store: a number is given for good. */
const found = new WeakMap<EventStore, Map<string, string>>()
const KEPT = 10_000

/** The order behind a number as somebody typed it; undefined when there is none. */
export async function findOrderId(numbers: OrderNumbers, typed: string): Promise<string | undefined> {
  if (!/^[\w-]{1,20}$/.test(typed)) return undefined
  const orderNo = typed.toUpperCase()
  const known = found.get(numbers.store)?.get(orderNo)
  if (known !== undefined) return known
  const { state: orderId = await findEarlier(numbers.db, orderNo) } = await loadFold(
    numbers.store,
    numberStream(orderNo),
    numberFold,
  )
  if (orderId !== undefined) keepOrderId(numbers.store, orderNo, orderId)
  return orderId
}

/** Keeps what was just written or found. */
export function keepOrderId(store: EventStore, orderNo: string, orderId: string): void {
  const kept = found.get(store) ?? new Map<string, string>()
  found.set(store, kept)
  kept.set(orderNo, orderId)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}

async function findEarlier(db: Db, orderNo: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('order_number')
    .select('order_id')
    .where('order_no', '=', orderNo)
    .executeTakeFirst()
  return row?.order_id
}
