import {
  ServiceCatalog as CatalogIds,
  nameOf,
  PeriodType as PeriodIds,
  Slot as SlotIds,
} from '../../../schema/rules/enumerations.ts'
import type { PeriodType, ServiceCatalog, Slot } from '../../api/schema.generated.ts'
import { isRealDate, toDateText } from '../../format/calendarDates.ts'
import { fromHm, type TimeOfDay } from './slotTimes.ts'

/** The parameters of a route as the router hands them over, already URL-decoded. */
export type RouteParams = Readonly<Record<string, string | undefined>>

/** What is booked and where, as far as the booking's routes say. */
export interface BookingRoute {
  readonly catalog: ServiceCatalog
  readonly addressId: string
  readonly serviceId: string
}

/** When the visit takes place: a day (with half and time for cleaning) or the first day of a month or season. */
export interface ChosenTime {
  readonly periodType: PeriodType
  readonly year: number
  /** 1-12 */
  readonly month: number
  readonly day: number
  readonly slot: Slot
  readonly time: TimeOfDay | undefined
  /** The same day as `yyyy-mm-dd`. */
  readonly date: string
}

/** Reads the number in {catalog}; undefined unless it is a service catalog's. */
export function readCatalog(text: string | undefined): ServiceCatalog | undefined {
  return nameOf(CatalogIds, text)
}

/** Reads {period}; undefined unless it is 0, 1 or 2. */
export function readPeriod(text: string | undefined): PeriodType | undefined {
  return nameOf(PeriodIds, text)
}

/** Reads an id: only its shape is checked; the server knows whose it is. */
export function readId(text: string | undefined): string | undefined {
  return text && /^[\w-]{1,100}$/.test(text) ? text : undefined
}

/** Reads catalog, addressId and serviceId; undefined if one of them is malformed. */
export function readBookingRoute(params: RouteParams): BookingRoute | undefined {
  const catalog = readCatalog(params.catalog)
  const addressId = readId(params.addressId)
  const serviceId = readId(params.serviceId)
  return catalog && addressId && serviceId ? { catalog, addressId, serviceId } : undefined
}

/**
 * Reads {yyyy}/{mm}/{dd}/{slot}/{hm}/{period} of the summary (document sections 2 and 4, decisions D10, D11); undefined if they are no day,
 * or no time that this catalog offers: then the on-site time is invalid (section 5).
 */
export function readChosenTime(params: RouteParams, catalog: ServiceCatalog): ChosenTime | undefined {
  const periodType = readPeriod(params.period)
  const slot = nameOf(SlotIds, params.slot)
  const [year, month, day] = [readNumber(params.yyyy), readNumber(params.mm), readNumber(params.dd)]
  const time = fromHm(readNumber(params.hm))
  if (periodType === undefined || slot === undefined || !time || year < 1000) return undefined
  if (!isRealDate(year, month, day)) return undefined
  const chosen = { periodType, year, month, day, slot, time, date: toDateText(year, month, day) }
  if (isTimed(chosen, catalog)) return slot === 'None' || time.hour === 0 ? undefined : chosen
  return isBare(chosen) && isPeriodStart(chosen) ? { ...chosen, time: undefined } : undefined
}

function readNumber(text: string | undefined): number {
  return text && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

function isTimed(chosen: ChosenTime, catalog: ServiceCatalog): boolean {
  return chosen.periodType === 'Day' && catalog === 'HouseCleaning'
}

function isBare({ slot, time }: ChosenTime): boolean {
  return slot === 'None' && time?.hour === 0 && time.minute === 0
}

function isPeriodStart({ periodType, month, day }: ChosenTime): boolean {
  if (periodType === 'Day') return true
  return day === 1 && (periodType === 'Month' || month === 9)
}
