import { OrderStatus, type ServiceCatalog, type Slot } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import { actorOf, commandOf, type Fold, occurredAt, type Remembered } from '../kernel/fold.ts'
import { type Chargeable, feeDue, isFarAhead } from './cancelling/cancellationFee.ts'
import {
  type BookedFor,
  type OrderEvent,
  type OrderPlaced,
  type OrderRescheduled,
  type PriceLine,
  workTimeOf,
} from './events.ts'
import { startOf } from './placing/bookedTime.ts'

/** One thing that was done to the order. */
export interface Step {
  readonly type: OrderEvent['type']
  readonly at: Temporal.Instant
  readonly actor: { readonly id: string; readonly role: ActorRole }
  /** Recognises the retry of a command that is done. */
  readonly commandId: string
}

/** The price as it was when the order was placed; points. */
export interface FrozenPrice {
  readonly basePoints: number
  readonly additionalPoints: number
  /** Tenths of a percent. */
  readonly rankDiscount: number
  readonly totalPoints: number
  readonly lines: readonly PriceLine[]
}

/** What an order is now. */
export interface Order extends Chargeable {
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly serviceId: string
  readonly serviceCatalog: ServiceCatalog
  readonly bookedFor: BookedFor
  readonly slot: Slot
  readonly price: FrozenPrice
  /** The crew, while one is assigned. */
  readonly groupId?: string
  /** The crew's members when it was assigned; from the start of service on, those who did the work (decision E5). */
  readonly staffIds: readonly string[]
  /** Everybody who was ever given the order: when it has gone to another crew they are told so, and others know of no such order. */
  readonly knownTo: readonly string[]
  readonly startedAt?: Temporal.Instant
  readonly endedAt?: Temporal.Instant
  /** When the end was recorded: the days for a complaint run from then (decision M2). */
  readonly endRecordedAt?: Temporal.Instant
  /** How often the customer moved the order. */
  readonly customerMoves: number
  readonly confirmationResentAt?: Temporal.Instant
  /** Everything that was done, oldest first. */
  readonly steps: readonly Step[]
}

/** An order before its first event is nothing at all. */
export type OrderState = Order | undefined

export const initialOrder: OrderState = undefined

export const orderFold: Fold<OrderState, Remembered<OrderEvent>> = { initial: initialOrder, evolve }

/**
 * An order that must be there.
 * @throws Error when it is not: the caller should have answered "not found"
 */
export function knownOrder(state: OrderState): Order {
  if (!state) throw new Error('the order does not exist')
  return state
}

/** The work in whole minutes, as it was priced: lines add up to it. */
export function minutesOf(order: Order): number {
  return order.price.lines.reduce((sum, line) => sum + line.minutes, 0)
}

/** Pending, confirmed or in service: still to come or going on (decision D12). */
export function isUnfinished({ status }: Order): boolean {
  return (
    status === OrderStatus.Pending || status === OrderStatus.Confirmed || status === OrderStatus.InService
  )
}

function evolve(state: OrderState, event: Remembered<OrderEvent>): Order {
  const step: Step = {
    type: event.type,
    at: occurredAt(event),
    actor: actorOf(event),
    commandId: commandOf(event),
  }
  if (event.type === 'order.placed') return placed(event, step)
  if (!state) throw new Error(`an order cannot begin with ${event.type}`)
  return { ...state, ...changeOf(state, event, step), steps: [...state.steps, step] }
}

function placed({ data }: OrderPlaced, step: Step): Order {
  const { basePoints, additionalPoints, rankDiscount, totalPoints, priceLines, ...booking } = data
  return {
    ...booking,
    status: OrderStatus.Pending,
    price: { basePoints, additionalPoints, rankDiscount, totalPoints, lines: priceLines },
    staffIds: [],
    knownTo: [],
    placedAt: step.at,
    feeStart: startOf(data),
    isFeeKept: false,
    isFeeWaived: false,
    customerMoves: 0,
    steps: [step],
  }
}

function changeOf(order: Order, event: Exclude<OrderEvent, OrderPlaced>, step: Step): Partial<Order> {
  switch (event.type) {
    case 'order.group-assigned': {
      const { groupId, staffIds } = event.data
      const { confirmedAt = step.at } = order
      const knownTo = [...order.knownTo, ...staffIds]
      return { status: OrderStatus.Confirmed, groupId, staffIds, knownTo, confirmedAt }
    }
    case 'order.rescheduled':
      return rescheduled(order, event.data, step)
    case 'order.fee-waived':
      return feeWaived(order, step)
    case 'order.instructions-added':
      return {}
    case 'order.confirmation-resent':
      return { confirmationResentAt: step.at }
    case 'order.service-started':
      return {
        status: OrderStatus.InService,
        staffIds: event.data.staffIds,
        startedAt: workTimeOf(event.data, step.at),
      }
    case 'order.service-ended':
      return {
        status: OrderStatus.Completed,
        staffIds: event.data.staffIds,
        endedAt: workTimeOf(event.data, step.at),
        endRecordedAt: step.at,
      }
    case 'order.cancelled':
      return { status: OrderStatus.Cancelled }
    case 'order.dispute-opened':
      return { status: OrderStatus.Disputed }
    case 'order.dispute-resolved':
      return { status: event.data.outcome === 'refunded' ? OrderStatus.Cancelled : OrderStatus.Completed }
  }
}

function rescheduled(order: Order, data: OrderRescheduled['data'], { at, actor }: Step): Partial<Order> {
  const { to, toSlot, groupKept } = data
  const start = startOf({ bookedFor: to, periodType: order.periodType })
  const isFree = order.isFeeWaived || isFarAhead(order.feeStart, at)
  const earlier = Temporal.Instant.compare(order.feeStart, start) < 0 ? order.feeStart : start
  const withoutGroup = {
    status: OrderStatus.Pending,
    groupId: undefined,
    staffIds: [],
    confirmedAt: undefined,
  }
  return {
    bookedFor: to,
    slot: toSlot,
    feeStart: isFree ? start : earlier,
    isFeeKept: order.isFeeKept || feeDue(order, at) > 0,
    isFeeWaived: false,
    customerMoves: order.customerMoves + (actor.role === ActorRole.Customer ? 1 : 0),
    ...(groupKept ? {} : withoutGroup),
  }
}

/** No earlier time counts any longer; the booked one counts from its next move on where it is itself too close by now. */
function feeWaived(order: Order, { at }: Step): Partial<Order> {
  const feeStart = startOf(order)
  return { feeStart, isFeeKept: false, isFeeWaived: !isFarAhead(feeStart, at) }
}
