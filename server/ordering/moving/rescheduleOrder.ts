import type { BookingRequest } from '../../../schema/rules/bookingCalendar.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType, type Slot } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { findPlaceRecords } from '../../addresses/addresses.store.ts'
import type { PlaceRecords } from '../../addresses/placeKey.ts'
import { offeredMonthsOf } from '../../catalog/catalogReferenceData.store.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { comparablePlacements } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { type Crews, halfOf } from '../../staffing/capacity.ts'
import {
  type CrewReferenceData,
  closedDates,
  countCrewsOn,
  workingMembers,
} from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold } from '../../staffing/dayBook.ts'
import { type DayBookEvent, dayStream } from '../../staffing/events.ts'
import { freeSlot, setCrew, takeSlot } from '../../staffing/slots.ts'
import {
  type ChangedOrder,
  changeWithCrews,
  type OrderIntent,
  type OrderResult,
} from '../changeOrder.handlers.ts'
import { type BookedFor, type OrderRescheduled, orderStream } from '../events.ts'
import { knownOrder, minutesOf, type Order, orderFold } from '../order.ts'
import type { OrderRef } from '../orderRef.handlers.ts'
import { bookedTime, requestedDay, startOf } from '../placing/bookedTime.ts'
import { isDuplicate } from '../placing/bookingKey.ts'
import type { OrderingContext } from '../referenceData.store.ts'
import { mayCause } from '../transitions.ts'

export interface RescheduleState {
  readonly order: Order
  readonly fromDay: DayBook
  /** Equals {@link fromDay} if the order stays on its day. */
  readonly toDay: DayBook
  readonly crews: Crews
  /** The customer's other orders for the same service at the same address. */
  readonly others: readonly Order[]
  /** Whether any member of the order's crew works on the new day. */
  readonly isCrewAtWork: boolean
}

export interface RescheduleOrder extends OrderIntent {
  /** The new time, as in a booking request. */
  readonly to: Omit<BookingRequest, 'serviceCatalog' | 'periodType'>
  readonly closedDates: readonly string[]
  /** Months of the year in which the service is offered; none for the whole year. */
  readonly offeredMonths?: readonly number[] | undefined
}

interface NewTime {
  readonly bookedFor: BookedFor
  readonly slot: Slot
}

/**
 * Moves a day order to another time at the same price (decision E10). Customers need 24 hours' notice and have three moves; admins have no
 * limit. The order keeps its crew if that works and is free then; otherwise it is pending again. Its current time changes nothing; a time
 * at which the customer already has the same service there is refused (decision D12).
 * @returns events of the order, the old day and the new day
 */
export function rescheduleOrder(state: RescheduleState, intent: RescheduleOrder): StreamEvents | Rejection {
  const { order } = state
  const { role, at, closedDates, offeredMonths } = intent
  if (!mayCause('order.rescheduled', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  if (order.periodType !== PeriodType.Day) return reject(RejectionCode.PERIOD_NOT_MOVABLE)
  const refused = role === ActorRole.Customer ? customerLimit(order, at) : undefined
  if (refused) return refused
  const { serviceCatalog, periodType } = order
  const time = bookedTime({ ...intent.to, serviceCatalog, periodType }, { at, closedDates, offeredMonths })
  if (isRejection(time)) return time
  if (isAlready(order, time)) return []
  const twin = state.others.find((other) => isDuplicate(other, { ...time, periodType }))
  if (twin) {
    const by = role === ActorRole.Admin ? 'office' : 'customer'
    return reject(RejectionCode.DUPLICATE_BOOKING, { params: { orderNo: twin.orderNo, by } })
  }
  return move(state, intent, time)
}

function customerLimit(order: Order, at: Temporal.Instant): Rejection | undefined {
  const { noticeHours, movesPerOrder } = businessRules.reschedule
  if (order.customerMoves >= movesPerOrder)
    return reject(RejectionCode.ORDER_MOVES_USED, { params: { most: movesPerOrder } })
  const hoursAhead = startOf(order).since(at).total('hours')
  return hoursAhead < noticeHours
    ? reject(RejectionCode.NOTICE_TOO_SHORT, { params: { hours: noticeHours } })
    : undefined
}

function isAlready({ bookedFor }: Order, time: NewTime): boolean {
  return bookedFor.date === time.bookedFor.date && bookedFor.time === time.bookedFor.time
}

function move(state: RescheduleState, intent: RescheduleOrder, time: NewTime): StreamEvents | Rejection {
  const { order, fromDay, crews } = state
  const { orderId } = intent
  const catalog = order.serviceCatalog
  const freed = freeSlot(fromDay, orderId)
  const isSameDay = order.bookedFor.date === time.bookedFor.date
  const toDay = isSameDay ? afterwards(fromDay, freed) : state.toDay
  const half = halfOf({ catalog, slot: time.slot, minutes: minutesOf(order) })
  const taken = takeSlot(toDay, { catalog, orderId, half, crews })
  if (isRejection(taken)) return taken
  const crew = state.isCrewAtWork ? keptCrew(order, orderId, afterwards(toDay, taken)) : []
  return [
    ...inStream(orderStream(orderId), [
      movedEvent(order, intent.role, { ...time, groupKept: crew.length > 0 }),
    ]),
    ...inStream(dayStream(catalog, order.bookedFor.date), freed),
    ...inStream(dayStream(catalog, time.bookedFor.date), [...taken, ...crew]),
  ]
}

function keptCrew({ groupId, serviceCatalog: catalog }: Order, orderId: string, day: DayBook) {
  if (groupId === undefined) return []
  const set = setCrew(day, { catalog, orderId, groupId })
  return isRejection(set) ? [] : set
}

function movedEvent(
  { bookedFor, slot }: Order,
  role: ActorRole,
  to: NewTime & { readonly groupKept: boolean },
): OrderRescheduled {
  return {
    type: 'order.rescheduled',
    data: {
      from: bookedFor,
      fromSlot: slot,
      to: to.bookedFor,
      toSlot: to.slot,
      notice: role === ActorRole.Admin ? 'admin' : 'customer-24h',
      groupKept: to.groupKept,
    },
  }
}

/** The day after these events. */
function afterwards(day: DayBook, events: readonly DayBookEvent[]): DayBook {
  return events.reduce(dayBookFold.evolve, day)
}

/** The order and its new time. */
export type MovingRequest = OrderRef & {
  /** The new time, as in a booking request. */
  readonly to: RescheduleOrder['to']
}

/**
 * Moves a day order to another time (decision E10). Both days are written with the order, so its place moves or nothing changes (decisions
 * D4, T1), and the append holds the calendar as the decision saw it (decision P257).
 */
export async function handleRescheduleOrder(
  context: OrderingContext,
  command: Command,
  { to, ...orderRef }: MovingRequest,
): Promise<OrderResult<ChangedOrder> | Rejection> {
  const { actor, at } = command
  return changeWithCrews(context, command, {
    orderRef,
    isExclusive: true,
    async decide({ orderId, order, crews, catalog }, load) {
      const samePlace = await findPlaceRecords(context.db, order.addressVersionId)
      const [days, others] = await Promise.all([
        loadDays({ load, crews }, order, requestedDay(to)),
        otherOrders(load, { orderId, order, samePlace }),
      ])
      const closed = closedDates(crews, order.serviceCatalog, { first: businessDate(at) })
      const offeredMonths = offeredMonthsOf(catalog, order.serviceId)
      const intent = { orderId, role: actor.role, at, to, closedDates: closed, offeredMonths }
      return rescheduleOrder({ order, others, ...days }, intent)
    },
  })
}

/** The two days, and who could work on the new one. An invalid date, which the rules refuse, counts as the old day. */
async function loadDays(
  { load, crews }: { readonly load: LoadFold; readonly crews: CrewReferenceData },
  { serviceCatalog, bookedFor, groupId }: Order,
  date = bookedFor.date,
): Promise<Omit<RescheduleState, 'order' | 'others'>> {
  const day = Temporal.PlainDate.from(date)
  const [fromName, toName] = [dayStream(serviceCatalog, bookedFor.date), dayStream(serviceCatalog, date)]
  const [from, to] = await Promise.all([load(fromName, dayBookFold), load(toName, dayBookFold)])
  const atWork = groupId === undefined ? [] : workingMembers(crews, groupId, day)
  return {
    fromDay: from.state,
    toDay: to.state,
    crews: countCrewsOn(crews, day),
    isCrewAtWork: atWork.length > 0,
  }
}

/** The customer's other orders of the same service at the same address that the move might duplicate (decision D12). */
async function otherOrders(
  load: LoadFold,
  {
    orderId,
    order,
    samePlace,
  }: { readonly orderId: string; readonly order: Order; readonly samePlace: PlaceRecords },
): Promise<readonly Order[]> {
  const [wallet, experience] = await Promise.all([
    load(walletStream(order.userId), walletFold),
    load(experienceStream(order.userId), experienceFold),
  ])
  const own = wallet.state.placements.find((placement) => placement.orderId === orderId)
  if (own === undefined) throw new Error(`order ${orderId} was never paid`)
  const place = { ...own.booking, addressIds: samePlace.addressIds }
  const ids = comparablePlacements(wallet.state, place, experience.state.orders)
    .map((placement) => placement.orderId)
    .filter((id) => id !== orderId)
  const others = await Promise.all(
    ids.map(async (id) => knownOrder((await load(orderStream(id), orderFold)).state)),
  )
  return others.filter(({ addressVersionId }) => samePlace.versionIds.has(addressVersionId))
}
