import { loadFold } from '../eventstore/loadFold.ts'
import type { EventStore } from '../eventstore/port.ts'
import { numberFold, numberStream } from './orderNumbers.ts'

/** Where numbers of orders are looked up. */
export interface OrderNumbers {
  readonly store: EventStore
}

/** Recent numbers of each store. An order keeps its number, so entries never expire. */
const found = new WeakMap<EventStore, Map<string, string>>()
const KEPT = 10_000

/** The order with a number as somebody typed it; undefined if there is none. */
export async function findOrderId(numbers: OrderNumbers, typed: string): Promise<string | undefined> {
  if (!/^[\w-]{1,20}$/.test(typed)) return undefined
  const orderNo = typed.toUpperCase()
  const known = found.get(numbers.store)?.get(orderNo)
  if (known !== undefined) return known
  const { state: orderId } = await loadFold(numbers.store, numberStream(orderNo), numberFold)
  if (orderId !== undefined) keepOrderId(numbers.store, orderNo, orderId)
  return orderId
}

/** Caches a number that was just given or found. */
export function keepOrderId(store: EventStore, orderNo: string, orderId: string): void {
  const kept = found.get(store) ?? new Map<string, string>()
  found.set(store, kept)
  kept.set(orderNo, orderId)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}
