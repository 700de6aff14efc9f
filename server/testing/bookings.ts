import { demoServiceId } from '../demo/demoCatalog.store.ts'

/** The body of `createServiceOrder`, less the caller's own id. */
export interface Booking {
  readonly addressId: string
  readonly serviceId: string
  readonly serviceCatalog: number
  readonly year: number
  readonly month: number
  readonly day: number
  readonly slot: number
  readonly hour: number
  readonly minute: number
  readonly basePoints: number
  readonly additionalPoints: number
  readonly rankDiscount: number
  readonly periodType: number
}

/** The price of the demo catalogue's standard clean for a new customer, in points. */
export const CLEANING_POINTS = 13_500

/** A standard clean at 9:00 or at 12:00. @param date yyyy-mm-dd */
export function cleaning(
  addressId: string,
  date: string,
  half: 'morning' | 'afternoon' = 'morning',
): Booking {
  return {
    addressId,
    serviceId: demoServiceId('standardClean'),
    serviceCatalog: 1,
    ...partsOf(date),
    slot: half === 'morning' ? 1 : 2,
    hour: half === 'morning' ? 9 : 12,
    minute: 0,
    basePoints: CLEANING_POINTS,
    additionalPoints: 0,
    rankDiscount: 0,
    periodType: 0,
  }
}

/** A mowing on a day, for 3,600 points. @param date yyyy-mm-dd */
export function mowing(addressId: string, date: string): Booking {
  const dateOnly = { slot: 0, hour: 0, basePoints: 3_600 }
  return { ...cleaning(addressId, date), ...dateOnly, serviceId: demoServiceId('mowing'), serviceCatalog: 2 }
}

/** Days that can be booked, none of them a Sunday or a holiday of the demo data, from a day on. */
export function workdays(from: Temporal.PlainDate, count: number): readonly string[] {
  const days: string[] = []
  for (let day = from; days.length < count; day = day.add({ days: 1 }))
    if (day.dayOfWeek !== 7 && !HOLIDAYS.has(day.toString().slice(5))) days.push(day.toString())
  return days
}

const HOLIDAYS = new Set(['01-01', '07-01', '12-25', '12-26'])

/** The same booking as GraphQL takes it. */
export function inputOf(booking: Booking, key: string) {
  const { serviceCatalog, periodType, slot, basePoints, additionalPoints, rankDiscount, ...rest } = booking
  return {
    ...rest,
    key,
    catalog: ['', 'HouseCleaning', 'LawnCare', 'SnowRemoval'][serviceCatalog],
    periodType: ['Day', 'Month', 'Season'][periodType],
    slot: ['None', 'Morning', 'Afternoon'][slot],
    priceSeen: { basePoints, additionalPoints, rankDiscountTenths: rankDiscount },
  }
}

function partsOf(date: string) {
  const { year, month, day } = Temporal.PlainDate.from(date)
  return { year, month, day }
}
