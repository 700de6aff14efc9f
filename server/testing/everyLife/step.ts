import fc from 'fast-check'
import type { OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { ShownFee } from '../../ordering/cancelling/cancellationFee.ts'
import { dayStream } from '../../staffing/events.ts'
import type { DomainWorld } from '../domainWorld.ts'

/* What may happen next in a life of orders, drawn by chance. */

/** Who books, and what. */
export const users = ['user-1', 'user-2']
export const services = [
  { serviceId: 'clean', catalog: 1, periodType: 0, minutes: 120 },
  { serviceId: 'deep-clean', catalog: 1, periodType: 0, minutes: 240 },
  { serviceId: 'mow', catalog: 2, periodType: 0, minutes: 60 },
  { serviceId: 'snow', catalog: 3, periodType: 2, minutes: 100 },
] as const
/** What may be done. */
export const verbs = [
  'place',
  'assign',
  'start',
  'end',
  'fail',
  'cancel',
  'move',
  'look',
  'waive',
  'dispute',
  'resolve',
  'recharge',
  'reverse',
] as const

/** The action for the drawn numbers. */
export interface Step {
  readonly verb: (typeof verbs)[number]
  /** Picks the customer, the service, the order, the crew and the like. */
  readonly pick: number
  /** Picks the day, the slot and the role. */
  readonly turn: number
  readonly hours: number
}

/** A step in a world that has come so far. */
export interface Turn extends Step {
  readonly world: DomainWorld
  readonly orderIds: string[]
  /** What customers were shown last of an order's fee, and in which status, by id. */
  readonly looks: Map<string, ShownFee & { readonly status: OrderStatus }>
  readonly at: Temporal.Instant
}

/** Steps by chance. */
export const steps: fc.Arbitrary<Step> = fc.record({
  // an order that comes far is the rarer one, so its verbs are drawn more often
  verb: fc.constantFrom(...verbs, 'place', 'assign', 'assign', 'start', 'end', 'dispute', 'resolve'),
  pick: fc.nat({ max: 23 }),
  turn: fc.nat({ max: 11 }),
  hours: fc.nat({ max: 12 }),
})

/** A step on one of the orders. */
export type OrderTurn = Turn & {
  readonly orderId: string
  readonly order: ReturnType<DomainWorld['order']>
  readonly day: ReturnType<DomainWorld['day']>
}

/** Does something to the order that was drawn. @returns whether it happened */
export function onOrder(turn: Turn, act: (turn: OrderTurn) => boolean): boolean {
  const { world, orderIds, pick } = turn
  if (orderIds.length === 0) return false
  const orderId = pickFrom(orderIds, pick)
  const order = world.order(orderId)
  const day = world.day(dayStream(order.serviceCatalog, order.bookedFor.date))
  return act({ ...turn, orderId, order, day })
}

/** @throws when there is nothing */
export function pickFrom<Item>(items: readonly Item[], pick: number): Item {
  const item = items[pick % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
