import type { ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { type Calendar, checkChosen } from '../../domain/calendar/dayOffers.ts'
import { moveCalendar } from '../../domain/orders/moveCalendar.ts'
import type { AvailabilityQuery } from './booking.generated.ts'
import type { BookingPrice } from './bookingFacts.ts'

/** What the availability query answers when address and service exist. */
export type AvailableTime = NonNullable<AvailabilityQuery['availability']>

/** The same answer as the calendar's rules read it. */
export function calendarOf(available: AvailableTime): Calendar {
  return moveCalendar(available, available.service)
}

/** Whether the calendar's rules allow that time; taken capacity is not considered. */
export function isBookable(chosen: ChosenTime, calendar: Calendar): boolean {
  return !('rejected' in checkChosen(chosen, calendar))
}

/** The same answer as the price panel reads it. */
export function priceOf({ address, service, points, rewardPoints }: AvailableTime): BookingPrice {
  const { catalog, name, price } = service
  return { catalog, address, serviceName: name, price, points, rewardPoints }
}
