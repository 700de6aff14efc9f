import type { BookingRequest } from '../../../schema/rules/bookingCalendar.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import { isOffered, type Price, priceOf } from '../../catalog/price.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'
import type { Service } from '../../catalog/services.store.ts'
import type { Decision } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import { ActorRole, type Command } from '../../kernel/command.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { derivedId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { spendPoints } from '../../points/commands/spendPoints.ts'
import { walletStream } from '../../points/events.ts'
import { type Crews, halfOf } from '../../staffing/capacity.ts'
import { crewsAsOf } from '../../staffing/crewLock.store.ts'
import { closedDates } from '../../staffing/crewReferenceData.store.ts'
import type { DayBook } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { takeSlot } from '../../staffing/slots.ts'
import { type OrderResult, withOrder } from '../changeOrder.handlers.ts'
import { type OrderPlaced, orderStream } from '../events.ts'
import { knownOrder, type OrderState } from '../order.ts'
import { keepOrderId } from '../orderNumbers.store.ts'
import { drawnNumber, numberGiven } from '../orderNumbers.ts'
import type { OrderingContext, ReferenceData } from '../referenceData.store.ts'
import { bookedTime } from './bookedTime.ts'
import { bookingKeyOf, duplicateOf, type EarlierBookings, earlierTry, type NewBooking } from './bookingKey.ts'
import { dayStreamsOf, findPlacingRows, loadPlacingState, type PlacingRows } from './placingRows.store.ts'
import { quoteFor } from './quoteOrder.handlers.ts'

/** A booking as a customer sends it, in the names of the documented payload. */
export interface PlacingRequest extends BookingRequest {
  readonly addressId: string
  readonly serviceId: string
  /** The price shown to the customer (decision C9). */
  readonly priceSeen: PlaceOrder['priceSeen']
}

/** What the system or the office adds to an order that it places for a customer, such as a visit of a series. */
export interface PlacedFor {
  /** The customer who pays; otherwise the command's actor does. */
  readonly userId: string
  /** The series that the order is a visit of. */
  readonly seriesId?: string
  /** Further streams that are written. */
  readonly streams: readonly string[]
  /** Decides the events of those streams, which go into the same append. A rejection refuses the placing. */
  readonly decide: (load: LoadFold, order: { readonly orderId: string }) => Promise<StreamEvents | Rejection>
}

export interface PlacedOrder {
  readonly orderId: string
  readonly orderNo: string
  /** An ISO instant. */
  readonly placedAt: string
}

/**
 * Places an order: reads the address and the reference data, loads the streams, decides, and writes all or nothing. The order's id is
 * derived from the command's, so the system derives command ids from what it places and never places it twice.
 * @returns the order, also for the retry of an earlier booking (decision D13)
 */
export async function handlePlaceOrder(
  context: OrderingContext,
  command: Command,
  request: PlacingRequest,
  placedFor?: PlacedFor,
): Promise<(OrderResult<PlacedOrder> & { readonly address?: Address }) | Rejection> {
  const userId = placedFor?.userId ?? command.actor.id
  const orderId = derivedId(command.id, 'order')
  const [rows, { version }] = await Promise.all([
    findPlacingRows(context.db, { userId, addressId: request.addressId }),
    context.referenceDataAt(command.referenceDataVersion),
  ])
  const placing = { command, request, placedFor, userId, orderId, rows }
  const streams = [walletStream(userId), ...dayStreamsOf(request), ...(placedFor?.streams ?? [])]
  let known: number | undefined = version
  let draws = 0
  let before: OrderState
  const placed = await context.handle<PlacedOrder>({ command, streams }, async (load) => {
    const referenceData = await context.referenceDataAt(known)
    const decided = await decide({ ...placing, orderNo: drawnNumber(orderId, draws++), referenceData }, load)
    if (isRejection(decided)) return decided
    before = decided.before
    // the append fails if crews, prices or closed days have changed (decision P257): then the next decision reads them anew
    known = undefined
    return { ...decided, rows: crewsAsOf(referenceData.version, { always: false }) }
  })
  if (isRejection(placed)) return placed
  keepOrderId(context.store, placed.value.orderNo, placed.value.orderId)
  return { ...withOrder(placed, placed.value.orderId, before), ...(rows && { address: rows.address }) }
}

/** What is known before the streams are loaded. */
interface Placing {
  readonly command: Command
  readonly request: PlacingRequest
  readonly placedFor: PlacedFor | undefined
  readonly userId: string
  readonly orderId: string
  readonly orderNo: string
  readonly rows: PlacingRows | undefined
  readonly referenceData: ReferenceData
}

/** @returns also the order before this command: undefined, or the one that an earlier try placed */
async function decide(
  { command, request, placedFor, userId, orderId, orderNo, rows, referenceData }: Placing,
  load: LoadFold,
): Promise<(Decision<PlacedOrder> & { readonly before: OrderState }) | Rejection> {
  if (request.addressId === '') return reject(RejectionCode.ADDRESS_REQUIRED, { field: 'addressId' })
  if (request.serviceId === '') return reject(RejectionCode.SERVICE_REQUIRED, { field: 'serviceId' })
  const { catalog, crews } = referenceData
  const service = catalog.services.get(request.serviceId)
  if (rows === undefined || service === undefined) return reject(RejectionCode.NOT_FOUND)
  const { address, samePlace } = rows
  const [state, further] = await Promise.all([
    loadPlacingState(load, { userId, request, samePlace, crews }),
    placedFor?.decide(load, { orderId }) ?? [],
  ])
  if (isRejection(further)) return further
  const placed = placeOrder(state, {
    orderId,
    orderNo,
    userId,
    at: command.at,
    addressId: address.addressId,
    addressVersionId: address.addressVersionId,
    samePlace,
    service,
    quote: quoteFor(catalog, service, { address, experience: state.experience }),
    request,
    priceSeen: request.priceSeen,
    closedDates: closedDates(crews, request.serviceCatalog, { first: businessDate(command.at) }),
    isByOffice: command.actor.role === ActorRole.Admin,
    ...(placedFor?.seriesId !== undefined && { seriesId: placedFor.seriesId }),
  })
  if (isRejection(placed)) return placed
  if (!('alreadyPlaced' in placed)) {
    const answer = { orderId, orderNo, placedAt: command.at.toString() }
    return { answer, events: [...placed, ...further], before: undefined }
  }
  const order = knownOrder(state.orders.get(placed.alreadyPlaced))
  const { orderNo: firstNo, placedAt } = order
  const answer = { orderId: placed.alreadyPlaced, orderNo: firstNo, placedAt: placedAt.toString() }
  return { answer, events: [], before: order }
}

export interface PlacingState extends EarlierBookings {
  /** Of the requested day and catalog; an empty one for period orders. */
  readonly day: DayBook
  readonly crews: Crews
}

const PRICE_SEEN = ['basePoints', 'additionalPoints', 'rankDiscount'] as const

export interface PlaceOrder extends NewBooking, Partial<Pick<PlacedFor, 'seriesId'>> {
  readonly orderId: string
  readonly orderNo: string
  readonly userId: string
  readonly addressVersionId: string
  readonly service: Pick<
    Service,
    'serviceId' | 'serviceCatalog' | 'periodType' | 'isOffered' | 'offeredMonths'
  >
  readonly quote: PriceQuestion
  /** The price the customer agreed to (decision C9). */
  readonly priceSeen: Pick<Price, (typeof PRICE_SEEN)[number]>
  /** Days without any visit, yyyy-mm-dd. */
  readonly closedDates: readonly string[]
}

/**
 * Places an order and pays it, unless the same booking was placed shortly before (decisions C9, D4, D8, D12-D15). That is checked before
 * the rules, because the first booking may have changed their result.
 * @returns events of the wallet, the order, its number and, for a day, the day book; or the id of the order that is already there
 */
export function placeOrder(
  state: PlacingState,
  intent: PlaceOrder,
): StreamEvents | { readonly alreadyPlaced: string } | Rejection {
  const { request, service, at, closedDates, priceSeen, seriesId, isByOffice } = intent
  const alreadyPlaced = earlierTry(state, intent)
  // system and office recognise their own retries, so for them the same booking is a duplicate
  if (alreadyPlaced !== undefined && seriesId === undefined && !isByOffice) return { alreadyPlaced }
  const price = priceOf(intent.quote)
  // disabled services, those of another catalog, and those without a price are not offered (decision C12)
  if (!service.isOffered || service.serviceCatalog !== request.serviceCatalog || !isOffered(price))
    return reject(RejectionCode.SERVICE_UNAVAILABLE)
  if (request.periodType !== service.periodType)
    return reject(RejectionCode.FIELD_INVALID, { field: 'periodType' })
  const time = bookedTime(request, { at, closedDates, offeredMonths: service.offeredMonths })
  if (isRejection(time)) return time
  const duplicate = duplicateOf(state, intent, time)
  if (duplicate) return duplicate
  if (PRICE_SEEN.some((part) => price[part] !== priceSeen[part]))
    return reject(RejectionCode.PRICE_CHANGED, { params: { total: price.totalPoints } })
  return payAndTake(state, intent, { ...time, price })
}

type Booked = Exclude<ReturnType<typeof bookedTime>, Rejection> & { readonly price: Price }

function payAndTake(state: PlacingState, intent: PlaceOrder, booked: Booked): StreamEvents | Rejection {
  const { orderId, orderNo, userId, service } = intent
  const { price, slot, bookedFor } = booked
  const amount = price.totalPoints
  const paid = spendPoints(state.wallet, { orderId, amount, booking: bookingKeyOf(intent) })
  if (isRejection(paid)) return paid
  const { serviceCatalog: catalog } = service
  const half = halfOf({ catalog, slot, minutes: price.minutes })
  const isDay = service.periodType === PeriodType.Day
  const taken = isDay ? takeSlot(state.day, { catalog, orderId, half, crews: state.crews }) : []
  if (isRejection(taken)) return taken
  return [
    ...inStream(walletStream(userId), paid),
    ...inStream(orderStream(orderId), [placedEvent(intent, booked)]),
    ...inStream(dayStream(catalog, bookedFor.date), taken),
    ...numberGiven(orderNo, orderId),
  ]
}

function placedEvent(intent: PlaceOrder, { bookedFor, slot, price }: Booked): OrderPlaced {
  const { orderNo, userId, addressVersionId, service, seriesId } = intent
  return {
    type: 'order.placed',
    ...(seriesId !== undefined && { schema: '2' }),
    data: {
      orderNo,
      userId,
      addressVersionId,
      serviceId: service.serviceId,
      serviceCatalog: service.serviceCatalog,
      periodType: service.periodType,
      bookedFor,
      slot,
      basePoints: price.basePoints,
      additionalPoints: price.additionalPoints,
      rankDiscount: price.rankDiscount,
      totalPoints: price.totalPoints,
      priceLines: price.lines,
      ...(seriesId !== undefined && { seriesId }),
    },
  }
}
