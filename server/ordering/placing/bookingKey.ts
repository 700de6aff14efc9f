import { type BookingRequest, clockText } from '../../../schema/rules/bookingCalendar.ts'
import { isoDate } from '../../../schema/rules/bookingPeriods.ts'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType, type Slot } from '../../../schema/rules/enumerations.ts'
import type { BookingKey } from '../../points/events.ts'
import type { Placement } from '../../points/wallet.ts'
import type { BookedFor } from '../events.ts'
import { isUnfinished, type Order } from '../order.ts'
import { bookedSpan } from './bookedTime.ts'

/** What a request would be known by if it were booked; nothing is checked here. */
export function bookingKeyOf(
  request: BookingRequest,
  place: { readonly addressId: string; readonly serviceId: string },
): BookingKey {
  const { serviceCatalog, slot, hour, minute } = request
  const time = slot === 0 ? {} : { time: clockText(hour, minute) }
  return {
    addressId: place.addressId,
    serviceId: place.serviceId,
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
 * Whether an order is the first try of a booking that now comes again: the same booking within ten minutes, still standing and not
 * moved away from that time since (decisions D13, M11).
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
