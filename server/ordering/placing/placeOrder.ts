import type { BookingRequest } from '../../../schema/rules/bookingCalendar.ts'
import { PeriodType, type ServiceCatalog, type Slot } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { PlaceRecords } from '../../addresses/placeKey.ts'
import { isOffered, type Price, priceOf } from '../../catalog/price.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'
import { type DomainEvent, inStream, type StreamEvents } from '../../kernel/event.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { spendPoints } from '../../points/commands/spendPoints.ts'
import { walletStream } from '../../points/events.ts'
import { comparablePlacements, type Ids, type Wallet } from '../../points/wallet.ts'
import { type Crews, halfOf } from '../../staffing/capacity.ts'
import { takeSlot } from '../../staffing/commands/takeSlot.ts'
import type { DayBook } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { type BookedFor, type OrderPlaced, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { numberStream, type OrderNumbered } from '../orderNumbers.ts'
import { bookingKeyOf, isDuplicate, isRetry } from './bookingKey.ts'
import { bookedTime } from './bookingRules.ts'

export interface PlacingState {
  readonly wallet: Wallet
  /** Of the requested day and catalog; an empty one for period orders. */
  readonly day: DayBook
  readonly crews: Crews
  /** The orders of {@link comparablePlacements}, all of them, by id. */
  readonly orders: ReadonlyMap<string, Order>
  /** Orders that gave experience, by id: they are over, so no booking repeats them. */
  readonly completed?: Ids
}

export interface PlaceOrder {
  /** Derived from the caller's key: the same key is the same order. */
  readonly orderId: string
  /** Empty until one is drawn: nothing is decided by it, and {@link withOrderNo} puts it in. */
  readonly orderNo: string
  readonly userId: string
  readonly at: Temporal.Instant
  readonly addressId: string
  /** The address as it is now. */
  readonly addressVersionId: string
  /** The customer's records of the same place; where they are not told, the address alone. */
  readonly samePlace?: PlaceRecords
  readonly service: {
    readonly serviceId: string
    readonly catalog: ServiceCatalog
    readonly periodType: PeriodType
    readonly disabled: boolean
  }
  readonly quote: PriceQuestion
  readonly request: BookingRequest
  /** The price the customer agreed to (decision C9). */
  readonly priceSeen: Pick<Price, 'basePoints' | 'additionalPoints' | 'rankDiscount'>
  readonly closedDates: readonly string[]
}

/** The booking is already there: this is its retry, and nothing is written. */
export interface AlreadyPlaced {
  readonly alreadyPlaced: string
}

/**
 * Places an order and pays it, or finds that the same booking was placed shortly before (decisions C9, D4, D8, D12-D15). That comes before
 * the rules, because the first booking may have changed what they say.
 * @returns events of the wallet, the order and, for a day, the day book
 */
export function placeOrder(
  state: PlacingState,
  intent: PlaceOrder,
): StreamEvents | AlreadyPlaced | Rejection {
  const repeated = earlierTry(state, intent)
  if (repeated) return repeated
  const { request, service, at, closedDates } = intent
  const price = priceOf(intent.quote)
  if (!isAvailable(intent, price)) return reject(RejectionCode.SERVICE_UNAVAILABLE)
  if (request.periodType !== service.periodType)
    return reject(RejectionCode.FIELD_INVALID, { field: 'periodType' })
  const time = bookedTime(request, { at, closedDates })
  if (isRejection(time)) return time
  const duplicate = duplicateOf(state, intent, time)
  if (duplicate) {
    const params = { orderNo: duplicate.orderNo, by: 'customer' } as const
    return reject(RejectionCode.DUPLICATE_BOOKING, { params })
  }
  if (!isPriceSeen(price, intent.priceSeen))
    return reject(RejectionCode.PRICE_CHANGED, { params: { total: price.totalPoints } })
  return payAndTake(state, intent, { ...time, price })
}

/** The same events for an order of this number, which is then given for good (decision D15). */
export function withOrderNo(
  events: StreamEvents,
  { orderId, orderNo }: { readonly orderId: string; readonly orderNo: string },
): StreamEvents {
  const given: OrderNumbered = { type: 'order.numbered', data: { orderId } }
  return [
    ...events.map(({ stream, event }) => ({
      stream,
      event: isPlaced(event) ? numbered(event, orderNo) : event,
    })),
    ...inStream(numberStream(orderNo), [given]),
  ]
}

function numbered(event: OrderPlaced, orderNo: string): OrderPlaced {
  return { ...event, data: { ...event.data, orderNo } }
}

function isPlaced(event: DomainEvent): event is OrderPlaced {
  return event.type === 'order.placed'
}

/** When it takes place, and for how much. */
interface Booked {
  readonly bookedFor: BookedFor
  readonly slot: Slot
  readonly price: Price
}

function payAndTake(state: PlacingState, intent: PlaceOrder, booked: Booked): StreamEvents | Rejection {
  const { orderId, userId, service, request } = intent
  const booking = bookingKeyOf(request, placeOf(intent))
  const paid = spendPoints(state.wallet, { orderId, amount: booked.price.totalPoints, booking })
  if (isRejection(paid)) return paid
  const taken = takePlace(state, intent, booked)
  if (isRejection(taken)) return taken
  return [
    ...inStream(walletStream(userId), paid),
    ...inStream(orderStream(orderId), [placedEvent(intent, booked)]),
    ...inStream(dayStream(service.catalog, booked.bookedFor.date), taken),
  ]
}

function takePlace(state: PlacingState, { orderId, service }: PlaceOrder, { slot, price }: Booked) {
  if (service.periodType !== PeriodType.Day) return []
  const { catalog } = service
  const half = halfOf({ catalog, slot, minutes: price.minutes })
  return takeSlot(state.day, { catalog, orderId, half, crews: state.crews })
}

function placedEvent(intent: PlaceOrder, { bookedFor, slot, price }: Booked): OrderPlaced {
  const { orderNo, userId, addressVersionId, service } = intent
  return {
    type: 'order.placed',
    data: {
      orderNo,
      userId,
      addressVersionId,
      serviceId: service.serviceId,
      serviceCatalog: service.catalog,
      periodType: service.periodType,
      bookedFor,
      slot,
      basePoints: price.basePoints,
      additionalPoints: price.additionalPoints,
      rankDiscount: price.rankDiscount,
      totalPoints: price.totalPoints,
      priceLines: price.lines,
    },
  }
}

/** The same booking shortly before (decision D13). */
function earlierTry(state: PlacingState, intent: PlaceOrder): AlreadyPlaced | undefined {
  const { request, at } = intent
  const booking = bookingKeyOf(request, placeOf(intent))
  const twin = comparable(state, intent).find((earlier) => isRetry(earlier, { booking, at }))
  return twin && { alreadyPlaced: twin.placement.orderId }
}

function duplicateOf(
  state: PlacingState,
  intent: PlaceOrder,
  time: Omit<Booked, 'price'>,
): Order | undefined {
  const { samePlace, service } = intent
  return comparable(state, intent)
    .map(({ order }) => order)
    .filter(({ addressVersionId }) => samePlace?.versionIds.has(addressVersionId) ?? true)
    .find((order) => isDuplicate(order, { ...time, periodType: service.periodType }))
}

function comparable({ wallet, orders, completed }: PlacingState, intent: PlaceOrder) {
  return comparablePlacements(wallet, placeOf(intent), completed).map((placement) => {
    const order = orders.get(placement.orderId)
    if (!order) throw new Error(`order ${placement.orderId} was not loaded`)
    return { placement, order }
  })
}

function placeOf({ addressId, samePlace, service }: PlaceOrder) {
  return { addressId, addressIds: samePlace?.addressIds, serviceId: service.serviceId }
}

/** Disabled services, those of another catalog, and those that come to nothing are not offered (decision C12). */
function isAvailable({ service, request }: PlaceOrder, price: Price): boolean {
  return !service.disabled && service.catalog === request.serviceCatalog && isOffered(price)
}

function isPriceSeen(price: Price, seen: PlaceOrder['priceSeen']): boolean {
  return (
    price.basePoints === seen.basePoints &&
    price.additionalPoints === seen.additionalPoints &&
    price.rankDiscount === seen.rankDiscount
  )
}
