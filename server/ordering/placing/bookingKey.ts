import { type BookingRequest, clockText } from '../../../schema/rules/bookingCalendar.ts'
import { isoDate } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType, type Slot } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { PlaceRecords } from '../../addresses/placeKey.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import type { BookingKey } from '../../points/events.ts'
import { comparablePlacements, type Ids, type Placement, type Wallet } from '../../points/wallet.ts'
import type { BookedFor } from '../events.ts'
import { isUnfinished, type Order } from '../order.ts'
import { bookedSpan } from './bookedTime.ts'

/* When a booking repeats an earlier one: its retry within ten minutes (decision D13), or its duplicate (decision D12). */

/** What a customer has booked before. */
export interface EarlierBookings {
  readonly wallet: Wallet
  /** The orders of {@link comparablePlacements}, all of them, by id. */
  readonly orders: ReadonlyMap<string, Order>
  /** Orders that gave experience, by id: they are over, so no booking repeats them. */
  readonly completed?: Ids
}

/** A booking that may repeat an earlier one. */
export interface NewBooking {
  readonly at: Temporal.Instant
  readonly addressId: string
  /** The customer's records of the same place; without them the address alone counts. */
  readonly samePlace?: PlaceRecords
  readonly service: { readonly serviceId: string; readonly periodType: PeriodType }
  readonly request: BookingRequest
  /** The office books for the customer (decision W2). */
  readonly isByOffice?: boolean
}

/** The id of the order that the same booking placed shortly before, which makes this its retry (decision D13). */
export function earlierTry(earlier: EarlierBookings, booking: NewBooking): string | undefined {
  const again = { booking: bookingKeyOf(booking), at: booking.at }
  return comparable(earlier, booking).find((twin) => isRetry(twin, again))?.placement.orderId
}

/** Refuses a booking that would duplicate an unfinished order at the same place (decision D12), and names that order. */
export function duplicateOf(
  earlier: EarlierBookings,
  booking: NewBooking,
  time: { readonly bookedFor: BookedFor; readonly slot: Slot },
): Rejection | undefined {
  const { samePlace, service, isByOffice } = booking
  const duplicate = comparable(earlier, booking)
    .map(({ order }) => order)
    .filter(({ addressVersionId }) => samePlace?.versionIds.has(addressVersionId) ?? true)
    .find((order) => isDuplicate(order, { ...time, periodType: service.periodType }))
  if (duplicate === undefined) return undefined
  const params = { orderNo: duplicate.orderNo, by: isByOffice ? 'office' : 'customer' } as const
  return reject(RejectionCode.DUPLICATE_BOOKING, { params, recordId: duplicate.orderNo })
}

function comparable({ wallet, orders, completed }: EarlierBookings, booking: NewBooking) {
  const { addressId, samePlace, service } = booking
  const place = { addressId, addressIds: samePlace?.addressIds, serviceId: service.serviceId }
  return comparablePlacements(wallet, place, completed).map((placement) => {
    const order = orders.get(placement.orderId)
    if (!order) throw new Error(`order ${placement.orderId} was not loaded`)
    return { placement, order }
  })
}

/** What identifies a booking as requested; nothing is checked here. */
export function bookingKeyOf({
  request,
  addressId,
  service,
}: Pick<NewBooking, 'request' | 'addressId'> & {
  readonly service: { readonly serviceId: string }
}): BookingKey {
  const { serviceCatalog, slot, hour, minute } = request
  const time = slot === 0 ? {} : { time: clockText(hour, minute) }
  return {
    addressId,
    serviceId: service.serviceId,
    serviceCatalog,
    date: isoDate(request),
    slot: slot as Slot,
    ...time,
  }
}

function isSameBooking(a: BookingKey, b: BookingKey): boolean {
  return (
    a.addressId === b.addressId &&
    a.serviceId === b.serviceId &&
    a.serviceCatalog === b.serviceCatalog &&
    isSameTime(a, b)
  )
}

/**
 * Whether a booking is the retry of an earlier one: the same booking within ten minutes, whose order is unfinished and still at that time
 * (decisions D13, M11).
 */
export function isRetry(
  earlier: { readonly placement: Placement; readonly order: Order },
  again: { readonly booking: BookingKey; readonly at: Temporal.Instant },
): boolean {
  const { placement, order } = earlier
  const msApart = Math.abs(again.at.epochMilliseconds - placement.at.epochMilliseconds)
  return (
    isSameBooking(placement.booking, again.booking) &&
    msApart <= businessRules.booking.retryMinutes * 60_000 &&
    isUnfinished(order) &&
    isSameTime({ ...order.bookedFor, slot: order.slot }, again.booking)
  )
}

/**
 * Whether an unfinished order for the same service at the same address already covers the time: the same day and slot, or an overlapping
 * period (decision D12).
 */
export function isDuplicate(
  order: Order,
  booking: { readonly bookedFor: BookedFor; readonly periodType: PeriodType; readonly slot: Slot },
): boolean {
  const areDays = [order.periodType, booking.periodType].map((type) => type === PeriodType.Day)
  if (!isUnfinished(order) || areDays[0] !== areDays[1]) return false
  if (areDays[0]) return order.bookedFor.date === booking.bookedFor.date && order.slot === booking.slot
  const [mine, theirs] = [bookedSpan(booking), bookedSpan(order)]
  return mine.firstDay <= theirs.lastDay && theirs.firstDay <= mine.lastDay
}

function isSameTime(
  a: Pick<BookingKey, 'date' | 'time' | 'slot'>,
  b: Pick<BookingKey, 'date' | 'time' | 'slot'>,
): boolean {
  return a.date === b.date && a.time === b.time && a.slot === b.slot
}
