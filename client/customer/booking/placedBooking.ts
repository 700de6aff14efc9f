import type { ServiceCatalog } from '../../api/schema.generated.ts'
import { type RouteParams, readCatalog, readId, readPeriod } from '../../domain/booking/bookingRoute.ts'
import type { BookedTime } from '../../domain/booking/writtenTime.ts'
import type { PlacedOrderQuery } from './booking.generated.ts'

/** What the confirmation shows of an order, from its record or, until that is read, from the page's address. */
export interface ShownBooking extends BookedTime {
  readonly orderNo: string
  readonly serviceName: string
  readonly catalog: ServiceCatalog
}

type PlacedOrder = NonNullable<PlacedOrderQuery['order']>

/** Reads {orderNo}/{onsiteTime}/{serviceCatalog}/{serviceName}/{timeSlot}/{period} (decision D11); undefined when it names no order. */
export function readShownBooking(params: RouteParams): ShownBooking | undefined {
  const orderNo = readId(params.orderNo)
  const catalog = readCatalog(params.serviceCatalog)
  const period = readPeriod(params.period)
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/.exec(params.onsiteTime ?? '') ?? []
  if (!orderNo || !catalog || !period || !date || Number.isNaN(Date.parse(`${date}T${time}Z`)))
    return undefined
  const isTimed = period === 'Day' && params.timeSlot !== '0'
  return {
    orderNo,
    catalog,
    serviceName: params.serviceName ?? '',
    periodType: period,
    date,
    time: isTimed ? time : undefined,
  }
}

/** The same from the order itself. */
export function shownOf(order: PlacedOrder): ShownBooking {
  const { orderNo, catalog, serviceName, periodType, bookedDate, bookedTime } = order
  return { orderNo, catalog, serviceName, periodType, date: bookedDate, time: bookedTime }
}
