import { describe, expect, it } from 'vitest'
import { OrderStatus, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { foldAll } from '../../kernel/fold.ts'
import { walletFold } from '../../points/walletFold.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { taken } from '../../testing/dayStory.ts'
import { livesUntil, mondayMorning, moved, placed, seasonPlaced } from '../../testing/orderStory.ts'
import { cleaning, crews, first, funds, intent, placing } from '../../testing/placingStory.ts'
import { recharged, refunded } from '../../testing/pointsStory.ts'
import type { orderFold } from '../order.ts'
import { type PlaceOrder, placeOrder } from './placeOrder.ts'

describe('placing the same order again', () => {
  const orders = { 'order-1': [placed()] }

  it('within ten minutes finds the first order, whatever else changed', () => {
    placing(
      [recharged(5_000), first],
      { service: { ...intent.service, isOffered: false } },
      { orders },
    ).expectEvents({
      alreadyPlaced: 'order-1',
    })
  })

  it('at the tenth minute still finds it, and after that is a duplicate', () => {
    const at = (time: string) => ({ at: Temporal.Instant.from(time) })
    placing([...funds, first], at('2026-11-20T17:10:00Z'), { orders }).expectEvents({
      alreadyPlaced: 'order-1',
    })
    placing([...funds, first], at('2026-11-20T17:10:00.001Z'), { orders }).expectRejection({
      rejected: 'DUPLICATE_BOOKING',
      params: { orderNo: 'A7K2M9', by: 'customer' },
      recordId: 'A7K2M9',
    })
  })

  it.each([
    ['by the office', { isByOffice: true }, 'office'],
    ['as a visit of a series', { seriesId: 'series-1' }, 'customer'],
  ] as const)('%s is a duplicate (decision W2)', (_, change, by) => {
    placing([...funds, first], change, { orders }).expectRejection({
      rejected: 'DUPLICATE_BOOKING',
      params: { orderNo: 'A7K2M9', by },
      recordId: 'A7K2M9',
    })
  })

  it('after the first was cancelled is a new order', () => {
    const back = refunded('order-1', { points: 5_000, rewardPoints: 0 }, '2026-11-20T17:02:00Z')
    placing([recharged(5_000), first, back], {}, { orders: {} }).expectRejection({
      rejected: 'NOT_ENOUGH_POINTS',
      params: { needed: 14_820, available: 5_000 },
    })
  })

  it('after the first was moved away is a new order', () => {
    const to = { ...mondayMorning, date: '2026-11-25' }
    const gone = { 'order-1': [placed(), moved({ to }, '2026-11-20T17:03:00Z')] }
    placing([recharged(6_000), first], {}, { orders: gone }).expectRejection({
      rejected: 'NOT_ENOUGH_POINTS',
      params: { needed: 14_820, available: 1_000 },
    })
  })

  it.each([OrderStatus.Completed, OrderStatus.Disputed] as const)(
    'after the first came to status %i is a new order, however soon that was (decision M11)',
    (status) => {
      const over = { 'order-1': [...livesUntil[status]] }
      placing([recharged(6_000), first], {}, { orders: over }).expectRejection({
        rejected: 'NOT_ENOUGH_POINTS',
        params: { needed: 14_820, available: 1_000 },
      })
    },
  )
})

describe('a duplicate', () => {
  const later = { at: Temporal.Instant.from('2026-11-20T19:00:00Z') }
  const duplicate = {
    rejected: 'DUPLICATE_BOOKING',
    params: { orderNo: 'A7K2M9', by: 'customer' },
    recordId: 'A7K2M9',
  } as const
  const places = { rejected: 'SLOT_FULL' } as const
  const full = [taken('order-5', 'both', 1)]
  const trying = (
    orders: Record<string, Parameters<typeof orderFold.evolve>[1][]>,
    change: Partial<PlaceOrder> = {},
  ) => placing([...funds, first], { ...later, ...change }, { orders, day: full })

  it('is the same address, service, day and slot, at whatever time of the slot', () => {
    trying({ 'order-1': [placed()] }, { request: { ...cleaning, hour: 11 } }).expectRejection(duplicate)
  })

  it.each([
    ['the other slot', { request: { ...cleaning, slot: 2, hour: 12 } }],
    ['another day', { request: { ...cleaning, day: 24 } }],
    ['another address', { addressId: 'address-2' }],
    ['another service', { service: { ...intent.service, serviceId: 'service-2' } }],
  ] as const)('is not %s', (_, change) => {
    trying({ 'order-1': [placed()] }, change).expectRejection(places)
  })

  it('is not one that is completed', () => {
    trying({ 'order-1': [...livesUntil[OrderStatus.Completed]] }).expectRejection(places)
  })

  it('is one that was moved to that time', () => {
    const elsewhen = placed({ bookedFor: { ...mondayMorning, date: '2026-11-25' } })
    trying({ 'order-1': [elsewhen, moved({}, '2026-11-20T18:00:00Z')] }).expectRejection(duplicate)
  })

  it('is a period that overlaps, and not the next one', () => {
    const service = {
      ...intent.service,
      serviceCatalog: ServiceCatalog.SnowRemoval,
      periodType: PeriodType.Season,
    }
    const season = (year: number) => ({
      service,
      request: {
        serviceCatalog: 3,
        periodType: 2,
        year,
        month: 9,
        day: 1,
        slot: 0,
        hour: 0,
        minute: 0,
      } as const,
    })
    const orders = { 'order-1': [seasonPlaced()] }
    trying(orders, season(2026)).expectRejection(duplicate)
    placing([recharged(6_000), first], { ...later, ...season(2027) }, { orders }).expectRejection({
      rejected: 'NOT_ENOUGH_POINTS',
      params: { needed: 14_820, available: 1_000 },
    })
  })

  it('cannot be looked for without the orders it is compared with', () => {
    const wallet = foldAll(walletFold, [...funds, first])
    const state = { wallet, day: dayBookFold.initial, crews, orders: new Map() }
    expect(() => placeOrder(state, { ...intent, ...later })).toThrow('order order-1 was not loaded')
  })
})
