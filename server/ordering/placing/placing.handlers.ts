import type { BookingRequest } from '../../../schema/rules/bookingCalendar.ts'
import { PeriodType } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Address } from '../../addresses/addresses.store.ts'
import type { PlaceRecords } from '../../addresses/placeKey.ts'
import type { Service } from '../../catalog/services.store.ts'
import { type Decision, refuse } from '../../eventstore/commandHandler.ts'
import type { Folded, LoadFold } from '../../eventstore/loadFold.ts'
import type { Command } from '../../kernel/command.ts'
import { derivedId } from '../../kernel/ids.ts'
import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceStream, walletStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { comparablePlacements } from '../../points/wallet.ts'
import { walletFold } from '../../points/walletFold.ts'
import { crewsAsOf } from '../../staffing/crewLock.store.ts'
import { closedDates, countCrewsOn } from '../../staffing/crewReferenceData.store.ts'
import { type DayBook, dayBookFold } from '../../staffing/dayBook.ts'
import { dayStream } from '../../staffing/events.ts'
import { type OrderResult, withOrder } from '../changing.handlers.ts'
import { orderStream } from '../events.ts'
import { knownOrder, type Order, type OrderState, orderFold } from '../order.ts'
import { keepOrderId } from '../orderNumbers.store.ts'
import { drawnNumber } from '../orderNumbers.ts'
import type { OrderingContext, ReferenceData } from '../referenceData.store.ts'
import { requestedDay } from './bookingRules.ts'
import { type PlaceOrder, placeOrder, withOrderNo } from './placeOrder.ts'
import { findPlacingRows } from './placingRows.store.ts'
import { quoteFor } from './quoting.handlers.ts'

/** A booking as a customer sends it, in the names of the documented payload. */
export interface PlacingRequest extends BookingRequest {
  readonly addressId: string
  readonly serviceId: string
  /** The price that was on screen (decision C9). */
  readonly priceSeen: PlaceOrder['priceSeen']
}

export interface PlacedOrder {
  readonly orderId: string
  readonly orderNo: string
  /** An ISO instant. */
  readonly placedAt: string
}

/** What a placing reads before its streams are locked. */
interface Prefetched {
  readonly command: Command
  readonly request: PlacingRequest
  readonly userId: string
  readonly orderId: string
  readonly address: Address
  readonly samePlace: PlaceRecords
  readonly service: Service
  readonly referenceData: ReferenceData
}

/**
 * Places an order: loads the customer's wallet and rank, the day, and the orders it may repeat; decides; writes all or nothing.
 * @returns the order, also when this was the retry of one that is there (decision D13)
 */
export async function placeOrderFor(
  context: OrderingContext,
  command: Command,
  request: PlacingRequest,
): Promise<PlacingResult | Rejection> {
  const unnamed = unnamedIn(request)
  if (unnamed) return refuse(context, command, unnamed)
  const userId = command.actor.id
  const orderId = derivedId(command.id, 'order')
  const [rows, referenceData] = await Promise.all([
    findPlacingRows(context.db, { userId, addressId: request.addressId }),
    context.referenceDataAt(command.referenceDataVersion),
  ])
  const service = referenceData.catalog.services.get(request.serviceId)
  if (rows === undefined || service === undefined)
    return refuse(context, command, reject(RejectionCode.NOT_FOUND))
  const { address, samePlace } = rows
  const prefetched = { command, request, userId, orderId, address, samePlace, service, referenceData }
  const streams = [walletStream(userId), ...dayOf(prefetched)]
  const deciding = decidingOn(context, prefetched)
  let draw = 0
  let before: OrderState
  const placed = await context.handle<PlacedOrder>({ command, streams }, async (load) => {
    const decided = await deciding((known) => decide(known, drawnNumber(orderId, draw++), load))
    before = isRejection(decided) ? undefined : decided.before
    return decided
  })
  if (isRejection(placed)) return placed
  keepOrderId(context.store, placed.value.orderNo, placed.value.orderId)
  return { ...withOrder(placed, placed.value.orderId, before), address }
}

function unnamedIn({ addressId, serviceId }: PlacingRequest): Rejection | undefined {
  if (addressId === '') return reject(RejectionCode.ADDRESS_REQUIRED, { field: 'addressId' })
  return serviceId === '' ? reject(RejectionCode.SERVICE_REQUIRED, { field: 'serviceId' }) : undefined
}

/** A placing, with the order as it was before: undefined, or the one that an earlier try has placed. */
interface PlacingDecision extends Decision<PlacedOrder> {
  readonly before: OrderState
}

/**
 * Where an append can hold rows, that of a placing stands on the reference data it was decided on: whoever closes a day knows every order
 * on it then (decision P257). What may have been too old is read anew for the next decision.
 */
function decidingOn({ store, referenceDataAt }: OrderingContext, prefetched: Prefetched) {
  let known = prefetched
  let wasWritten = false
  return async (
    decideOn: (known: Prefetched) => Promise<PlacingDecision | Rejection>,
  ): Promise<PlacingDecision | Rejection> => {
    if (wasWritten) {
      const referenceData = await referenceDataAt()
      const service = referenceData.catalog.services.get(known.request.serviceId)
      if (service === undefined) return reject(RejectionCode.NOT_FOUND)
      known = { ...known, referenceData, service }
    }
    const decided = await decideOn(known)
    if (isRejection(decided) || !store.capabilities.holdsRows) return decided
    wasWritten = true
    return { ...decided, rows: crewsAsOf(known.referenceData.version) }
  }
}

/** A placing that was carried out, with the address as it was read for it. */
export interface PlacingResult extends OrderResult<PlacedOrder> {
  readonly address?: Address
}

async function decide(
  prefetched: Prefetched,
  orderNo: string,
  load: LoadFold,
): Promise<PlacingDecision | Rejection> {
  const { command, request, userId, orderId, address, samePlace, service, referenceData } = prefetched
  const [stream] = dayOf(prefetched)
  const [wallet, experience, day] = await Promise.all([
    load(walletStream(userId), walletFold),
    load(experienceStream(userId), experienceFold),
    stream === undefined ? emptyDay : load(stream, dayBookFold),
  ])
  const { orders: completed } = experience.state
  const place = { ...request, addressIds: samePlace.addressIds }
  const orders = await loadOrders(load, comparablePlacements(wallet.state, place, completed))
  const quote = quoteFor(referenceData.catalog, service, { address, experience: experience.state.total })
  const crews = countCrewsOn(referenceData.crews, crewDay(prefetched))
  const state = { wallet: wallet.state, day: day.state, crews, orders, completed }
  const placed = placeOrder(state, intentOf(prefetched, quote))
  if (isRejection(placed)) return placed
  if ('alreadyPlaced' in placed) return placedBefore(load, placed.alreadyPlaced)
  const events = withOrderNo(placed, { orderId, orderNo })
  return { answer: { orderId, orderNo, placedAt: command.at.toString() }, events, before: undefined }
}

function intentOf(
  { command, request, userId, orderId, address, samePlace, service, referenceData }: Prefetched,
  quote: PlaceOrder['quote'],
): PlaceOrder {
  const first = businessDate(command.at)
  return {
    orderId,
    orderNo: '',
    userId,
    at: command.at,
    addressId: address.addressId,
    addressVersionId: address.addressVersionId,
    samePlace,
    service: {
      serviceId: service.serviceId,
      catalog: service.serviceCatalog,
      periodType: service.periodType,
      disabled: !service.isOffered,
    },
    quote,
    request,
    priceSeen: request.priceSeen,
    closedDates: closedDates(referenceData.crews, request.serviceCatalog, {
      first,
      last: first.add({ months: 6 }),
    }),
  }
}

async function placedBefore(load: LoadFold, orderId: string): Promise<PlacingDecision> {
  const order = knownOrder((await load(orderStream(orderId), orderFold)).state)
  const { orderNo, placedAt } = order
  return { answer: { orderId, orderNo, placedAt: placedAt.toString() }, events: [], before: order }
}

async function loadOrders(
  load: LoadFold,
  placements: readonly { readonly orderId: string }[],
): Promise<ReadonlyMap<string, Order>> {
  const loaded = placements.map(async ({ orderId }): Promise<[string, Order]> => {
    const { state } = await load(orderStream(orderId), orderFold)
    return [orderId, knownOrder(state)]
  })
  return new Map(await Promise.all(loaded))
}

/** The requested day; today where the request names no date, which the rules will refuse. */
function crewDay({ request, command }: Prefetched): Temporal.PlainDate {
  const day = requestedDay(request)
  return day === undefined ? businessDate(command.at) : Temporal.PlainDate.from(day)
}

const emptyDay: Folded<DayBook> = { state: dayBookFold.initial, expect: 'absent' }

/** The day book a day order writes; none for periods, and none for what is no date, which the rules will refuse. */
function dayOf({ request, service }: Pick<Prefetched, 'request' | 'service'>): readonly string[] {
  const day = service.periodType === PeriodType.Day ? requestedDay(request) : undefined
  return day === undefined ? [] : [dayStream(service.serviceCatalog, day)]
}
