import { sendIdempotent } from '../../api/command/command.ts'
import type { Price } from '../../domain/booking/balanceAfter.ts'
import type { BookingRoute, ChosenTime } from '../../domain/booking/bookingRoute.ts'
import { PlaceOrderDocument, StartSeriesDocument } from './booking.generated.ts'
import type { Repeat } from './HowOften.tsx'

/** Places the reviewed order at the price that was shown. */
export function placeOrder(
  { addressId, serviceId, catalog }: BookingRoute,
  chosen: ChosenTime,
  { basePoints, additionalPoints, rankDiscountTenths }: Price,
) {
  const { year, month, day, periodType } = chosen
  const at = { year, month, day, ...arrivalOf(chosen) }
  return sendIdempotent({
    mutation: PlaceOrderDocument,
    about: `${addressId} ${serviceId}`,
    terms: { addressId, serviceId, catalog, periodType, ...at },
    seen: { priceSeen: { basePoints, additionalPoints, rankDiscountTenths } },
    refetch: 'onRefusal',
  })
}

/** Starts recurring visits on the reviewed day, each at the total that was shown. */
export function startSeries(
  { addressId, serviceId }: BookingRoute,
  chosen: ChosenTime,
  repeat: Repeat,
  { totalPoints }: Price,
) {
  return sendIdempotent({
    mutation: StartSeriesDocument,
    about: `${addressId} ${serviceId}`,
    terms: { addressId, serviceId, first: chosen.date, ...arrivalOf(chosen), ...repeat },
    seen: { pointsSeen: totalPoints },
    refetch: 'onRefusal',
  })
}

function arrivalOf({ time, slot }: ChosenTime) {
  return { hour: time?.hour ?? 0, minute: time?.minute ?? 0, slot }
}
