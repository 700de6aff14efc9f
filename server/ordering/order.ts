import { OrderStatus, type ServiceCatalog, type Slot } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import { actorOf, commandOf, occurredAt, type RecordedEvent } from '../kernel/event.ts'
import type { Fold } from '../kernel/fold.ts'
import type { Chargeable } from './cancelling/cancellationFee.ts'
import { feeTermsAfter } from './cancelling/feeTerms.ts'
import type {
  BookedFor,
  OrderEvent,
  OrderPlaced,
  OrderRescheduled,
  PriceLine,
  VisitFailedReason,
} from './events.ts'
import { nothingReturned, type Returned, returned } from './orderRefund.ts'
import { startOf } from './placing/bookedTime.ts'
import { transitions } from './transitions.ts'

/** One event of the order. */
interface Step {
  readonly type: OrderEvent['type']
  readonly at: Temporal.Instant
  readonly actor: { readonly id: string; readonly role: ActorRole }
  /** Recognises the retry of a command. */
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

/** What accumulates over an order's events: a follower that folds event by event must keep at least this. */
export interface Tally {
  /** Moves by anybody, and by the customer, whose moves are limited (decision E10). */
  readonly moves: number
  readonly customerMoves: number
  /** Notes to the crew, oldest first; their texts are personal data and live in rows (decision E11). */
  readonly instructionsIds: readonly string[]
}

/** An order's state: all that decisions and mails know of it. Rows of read models hold a part. */
export interface Order extends Chargeable, Tally, Returned {
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly serviceId: string
  /** The series that it is a visit of. */
  readonly seriesId?: string
  /** The administrator who placed it for the customer (decision W2). */
  readonly placedByAdminId?: string
  readonly serviceCatalog: ServiceCatalog
  readonly bookedFor: BookedFor
  readonly slot: Slot
  readonly price: FrozenPrice
  /** The crew, while one is assigned. */
  readonly groupId?: string
  /** Whether the last assignment took the order from another crew. */
  readonly hasOtherCrew: boolean
  /** The crew's members when it was assigned; from the start of service on, those who did the work (decision E5). */
  readonly staffIds: readonly string[]
  /** The people on the order, frozen when service started (decision E5). */
  readonly workedBy?: readonly string[]
  /** Everybody whose crew ever had the order. They learn that another crew has it now; to others it does not exist. */
  readonly knownTo: readonly string[]
  readonly startedAt?: Temporal.Instant
  readonly endedAt?: Temporal.Instant
  /** When the end was recorded: the deadline for a complaint counts from here (decision M2). */
  readonly endRecordedAt?: Temporal.Instant
  /** When and why the crew could not work, until the office or the crew has dealt with it (decision X11). */
  readonly visitFailedAt?: Temporal.Instant
  readonly visitFailedReason?: VisitFailedReason
  /** The last move, if any. */
  readonly moved?: { readonly from: BookedFor; readonly byRole: ActorRole; readonly groupKept: boolean }
  readonly confirmationResentAt?: Temporal.Instant
  /** All events, oldest first. */
  readonly steps: readonly Step[]
}

/** Undefined before the first event. */
export type OrderState = Order | undefined

export const initialOrder: OrderState = undefined

export const orderFold: Fold<OrderState, RecordedEvent<OrderEvent>> = { initial: initialOrder, evolve }

/**
 * An order that must exist.
 * @throws Error if it does not: the caller should have answered "not found"
 */
export function knownOrder(state: OrderState): Order {
  if (!state) throw new Error('the order does not exist')
  return state
}

/** The work in whole minutes, as priced: the sum of the lines. */
export function minutesOf({ price }: Pick<Order, 'price'>): number {
  return price.lines.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** Pending, confirmed or in service (decision D12). */
export function isUnfinished({ status }: Order): boolean {
  return (
    status === OrderStatus.Pending || status === OrderStatus.Confirmed || status === OrderStatus.InService
  )
}

/** The status after an event, by the table of transitions; undefined if the status stays. */
export function statusAfter(event: OrderEvent): OrderStatus | undefined {
  return transitions.find(
    ({ event: type, from, to, when }) => type === event.type && from !== to && (when?.(event) ?? true),
  )?.to
}

/** Any event after the placing. */
type Following = Exclude<RecordedEvent<OrderEvent>, OrderPlaced>

/**
 * The fields of an order that an event changes, for decisions and mails, which fold whole streams, and for read models, which continue
 * from a row.
 */
export function changeBy(before: Tally, event: Following): Partial<Order> {
  const status = statusAfter(event)
  return {
    ...(status === undefined ? {} : { status }),
    ...(dealsWithFailure.has(event.type) && { visitFailedAt: undefined, visitFailedReason: undefined }),
    ...detailsOf(before, event),
  }
}

/** After these events nobody has to decide what becomes of a failed visit (decision X11). */
const dealsWithFailure: ReadonlySet<OrderEvent['type']> = new Set([
  'order.group-assigned',
  'order.rescheduled',
  'order.service-started',
  'order.service-ended',
  'order.cancelled',
])

function detailsOf(before: Tally, event: Following): Partial<Order> {
  const at = occurredAt(event)
  switch (event.type) {
    case 'order.group-assigned': {
      const { groupId, staffIds, kind } = event.data
      return { groupId, staffIds, hasOtherCrew: kind === 'change' }
    }
    case 'order.rescheduled':
      return moved(before, event)
    case 'order.instructions-added':
      return { instructionsIds: [...before.instructionsIds, event.data.instructionsId] }
    case 'order.confirmation-resent':
      return { confirmationResentAt: at }
    case 'order.service-started': {
      const { staffIds, happenedAt } = event.data
      return { staffIds, workedBy: staffIds, startedAt: Temporal.Instant.from(happenedAt) }
    }
    case 'order.service-ended': {
      const { staffIds, happenedAt } = event.data
      return { staffIds, endedAt: Temporal.Instant.from(happenedAt), endRecordedAt: at }
    }
    case 'order.visit-failed': {
      const { happenedAt, reason } = event.data
      return { visitFailedAt: Temporal.Instant.from(happenedAt), visitFailedReason: reason }
    }
    case 'order.cancelled':
      return { ...returned(event.data), cancelledAt: at, cancelCommandId: event.meta.$causationId }
    case 'order.dispute-resolved':
      return event.data.outcome === 'refunded' ? { ...returned(event.data), cancelledAt: at } : {}
    case 'order.fee-waived':
    case 'order.dispute-opened':
      return {}
  }
}

function evolve(state: OrderState, event: RecordedEvent<OrderEvent>): Order {
  if (event.type === 'order.placed') return placed(event)
  if (!state) throw new Error(`an order cannot begin with ${event.type}`)
  const change = changeBy(state, event)
  return {
    ...state,
    ...change,
    ...confirmedSince(state, change, occurredAt(event)),
    ...feeTermsAfter(state, event),
    knownTo:
      event.type === 'order.group-assigned' ? [...state.knownTo, ...event.data.staffIds] : state.knownTo,
    steps: [...state.steps, stepOf(event)],
  }
}

function stepOf(event: RecordedEvent<OrderEvent>): Step {
  return { type: event.type, at: occurredAt(event), actor: actorOf(event), commandId: commandOf(event) }
}

function placed(event: RecordedEvent<OrderPlaced>): Order {
  const { basePoints, additionalPoints, rankDiscount, totalPoints, priceLines, ...booking } = event.data
  const { id, role } = actorOf(event)
  return {
    ...booking,
    ...(role === ActorRole.Admin && { placedByAdminId: id }),
    ...nothingReturned,
    status: OrderStatus.Pending,
    price: { basePoints, additionalPoints, rankDiscount, totalPoints, lines: priceLines },
    hasOtherCrew: false,
    staffIds: [],
    knownTo: [],
    placedAt: occurredAt(event),
    feeStart: startOf(event.data),
    isFeeKept: false,
    isFeeWaived: false,
    moves: 0,
    customerMoves: 0,
    instructionsIds: [],
    steps: [stepOf(event)],
  }
}

/** A confirmed order that loses its crew in the move is pending again (decision E10). */
function moved(before: Tally, event: RecordedEvent<OrderRescheduled>): Partial<Order> {
  const { from, to, toSlot, groupKept, notice } = event.data
  return {
    bookedFor: to,
    slot: toSlot,
    moved: { from, byRole: actorOf(event).role, groupKept },
    moves: before.moves + 1,
    customerMoves: before.customerMoves + (notice === 'customer-24h' ? 1 : 0),
    ...(groupKept ? {} : { groupId: undefined, staffIds: [] }),
  }
}

/** A change of crew keeps the confirmation; an order without a crew must be confirmed again. */
function confirmedSince(
  { confirmedAt }: Order,
  { status }: Partial<Order>,
  at: Temporal.Instant,
): Partial<Order> {
  if (status === OrderStatus.Confirmed) return { confirmedAt: confirmedAt ?? at }
  return status === OrderStatus.Pending ? { confirmedAt: undefined } : {}
}
