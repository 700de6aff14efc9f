import { describe, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { foldAll } from '../../kernel/fold.ts'
import type { BookingKey } from '../../points/events.ts'
import { mondayMorning, placed, seasonPlaced } from '../../testing/orderStory.ts'
import { cleaning } from '../../testing/placingStory.ts'
import { mondayClean } from '../../testing/pointsStory.ts'
import { knownOrder, orderFold } from '../order.ts'
import { bookingKeyOf, isDuplicate, isRetry } from './bookingKey.ts'

type Placed = ReturnType<typeof placed>
const at = Temporal.Instant.from('2026-11-20T17:00:00Z')
const orderOf = (event: Placed) => knownOrder(foldAll(orderFold, [event]))

describe('the key of a booking', () => {
  const place = { addressId: 'address-1', service: { serviceId: 'service-1' } }

  it('has a time for cleaning on a day, and none for a date alone', () => {
    expect(bookingKeyOf({ ...place, request: cleaning })).toStrictEqual(mondayClean)
    const lawn = { ...cleaning, serviceCatalog: ServiceCatalog.LawnCare, slot: 0, hour: 0, minute: 0 }
    const { time: _, ...untimed } = mondayClean
    expect(bookingKeyOf({ ...place, request: lawn })).toStrictEqual({
      ...untimed,
      serviceCatalog: 2,
      slot: 0,
    })
  })
})

describe('a retry', () => {
  const placement = { orderId: 'order-1', booking: mondayClean, at }
  const asked = (change: Partial<BookingKey>) =>
    isRetry({ placement, order: orderOf(placed()) }, { booking: { ...mondayClean, ...change }, at })

  it('is the same booking', () => {
    expect(asked({})).toBe(true)
  })

  it.each<Partial<BookingKey>>([
    { addressId: 'address-2' },
    { serviceId: 'service-2' },
    { serviceCatalog: ServiceCatalog.LawnCare },
    { date: '2026-11-24' },
    { time: '10:00' },
    { slot: 2 },
  ])('is none with %o', (change) => {
    expect(asked(change)).toBe(false)
  })
})

describe('a duplicate', () => {
  const { zone } = mondayMorning
  const inDay = (date: string) => ({
    bookedFor: { date, zone },
    periodType: PeriodType.Day,
    slot: 0 as const,
  })
  const inMonth = (month: string) => ({ ...inDay(`${month}-01`), periodType: PeriodType.Month })
  const season = orderOf(seasonPlaced())

  it.each([
    ['2026-08', false],
    ['2026-09', true],
    ['2027-04', true],
    ['2027-05', false],
  ])('of a season from September to April is the month %s: %s', (month, isOne) => {
    expect(isDuplicate(season, inMonth(month))).toBe(isOne)
  })

  it('is no day of a period, and no period of a day', () => {
    expect(isDuplicate(season, inDay('2026-09-01'))).toBe(false)
    expect(isDuplicate(orderOf(placed(inDay('2026-09-01'))), inMonth('2026-09'))).toBe(false)
  })
})
