import {
  ServiceCatalog as CatalogIds,
  PeriodType as PeriodIds,
  Slot as SlotIds,
} from '../../../../schema/rules/enumerations.ts'
import type { PeriodType, ServiceCatalog, Slot } from '../../../api/schema.generated.ts'
import type { BookingRoute, ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import { toHm } from '../../../domain/booking/slotTimes.ts'

/**
 * The addresses of the booking screens, exactly as the document names them (section 2; decisions D10, D11). A step's choices go behind the
 * `?` of its own address, so that Back finds them (decision L3).
 */

export function selectServiceAddressPath(catalog: ServiceCatalog, chosenId?: string): string {
  return `/selectServiceAddress/${CatalogIds[catalog]}${chosenId ? `?address=${encodeURIComponent(chosenId)}` : ''}`
}

export function selectServiceDetailPath(route: Omit<BookingRoute, 'serviceId'>, chosenId?: string): string {
  const chosen = chosenId ? `?service=${encodeURIComponent(chosenId)}` : ''
  return `/selectServiceDetail/${CatalogIds[route.catalog]}/${encodeURIComponent(route.addressId)}${chosen}`
}

/** The page that chooses the time of this kind of service: days on the calendar, months and seasons on the period page. */
export function selectWhenPath(route: BookingRoute, periodType: PeriodType, chosen?: ChosenTime): string {
  const page =
    periodType === 'Day'
      ? `/selectServiceTime/${threeParts(route)}`
      : `/selectServicePeriod/${threeParts(route)}/${PeriodIds[periodType]}`
  if (!chosen) return page
  return `${page}?day=${chosen.date}${chosen.time ? `&slot=${SlotIds[chosen.slot]}&hm=${toHm(chosen.time)}` : ''}`
}

/** The parts of an order that say what it was for. */
interface BookedBefore {
  readonly catalog: ServiceCatalog
  readonly periodType: PeriodType
  readonly serviceId: string
  readonly address: { readonly addressId: string }
}

/** The choice of a time for the same service at the same address (decision X8). */
export function bookAgainPath({ catalog, periodType, serviceId, address }: BookedBefore): string {
  return selectWhenPath({ catalog, addressId: address.addressId, serviceId }, periodType)
}

/** What a link of {@link bookAgainPath} hands on. */
export interface BookingAgain {
  /** A step that finds no such address or service leads to the one before. */
  readonly again: true
  /** Stays chosen where the address is gone. */
  readonly serviceId: string
}

/** The state of a link of {@link bookAgainPath}. */
export function bookingAgain({ serviceId }: Pick<BookedBefore, 'serviceId'>): BookingAgain {
  return { again: true, serviceId }
}

export function serviceOrderSummaryPath(route: BookingRoute, chosen: ChosenTime): string {
  const { year, month, day, slot, time, periodType } = chosen
  return `/serviceOrderSummary/${threeParts(route)}/${[year, month, day, SlotIds[slot], toHm(time), PeriodIds[periodType]].join('/')}`
}

/** What the confirmation page's address says about the order (decision D11). */
export interface PlacedBooking {
  readonly orderNo: string
  /** yyyy-MM-ddTHH:mm, 00:00 when there is no time. */
  readonly onsiteTime: string
  readonly catalog: ServiceCatalog
  readonly serviceName: string
  readonly slot: Slot
  readonly periodType: PeriodType
}

export function userOrderCreatedPath(placed: PlacedBooking): string {
  const parts = [
    placed.orderNo,
    placed.onsiteTime,
    CatalogIds[placed.catalog],
    placed.serviceName,
    SlotIds[placed.slot],
    PeriodIds[placed.periodType],
  ]
  return `/userOrderCreated/${parts.map((part) => encodeURIComponent(part)).join('/')}`
}

/** {onsiteTime} of a chosen time (decision D11). */
export function onsiteTimeOf({ date, time }: ChosenTime): string {
  const parts = [time?.hour ?? 0, time?.minute ?? 0].map((part) => String(part).padStart(2, '0'))
  return `${date}T${parts.join(':')}`
}

function threeParts({ catalog, addressId, serviceId }: BookingRoute): string {
  return [CatalogIds[catalog], addressId, serviceId].map((part) => encodeURIComponent(part)).join('/')
}
