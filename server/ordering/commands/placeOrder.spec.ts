import { describe, expect, it } from 'vitest'
import { OrderStatus, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { unstatedProperty } from '../../catalog/propertyMatch.ts'
import { foldAll } from '../../kernel/fold.ts'
import { walletFold } from '../../points/walletFold.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { taken } from '../../testing/dayStory.ts'
import { given } from '../../testing/given.ts'
import { livesUntil, mondayMorning, moved, placed, seasonPlaced } from '../../testing/orderStory.ts'
import { mondayClean, recharged, refunded, rewarded, spent } from '../../testing/pointsStory.ts'
import { knownOrder, type Order, orderFold } from '../order.ts'
import { type PlaceOrder, placeOrder } from './placeOrder.ts'

const cleaning = {
  serviceCatalog: 1,
  periodType: 0,
  year: 2026,
  month: 11,
  day: 23,
  slot: 1,
  hour: 9,
  minute: 30,
} as const
const intent: PlaceOrder = {
  orderId: 'order-9',
  orderNo: 'B3X8Q2',
  userId: 'user-1',
  at: Temporal.Instant.from('2026-11-20T17:05:00Z'),
  addressId: 'address-1',
  addressVersionId: 'address-version-1',
  service: {
    serviceId: 'service-1',
    catalog: ServiceCatalog.HouseCleaning,
    periodType: PeriodType.Day,
    disabled: false,
  },
  quote: {
    pointsPerMinute: 75,
    rankDiscount: 50,
    service: {
      checkPoints: [{ id: 'rooms', timeConsuming: 180, extraCountingType: 0, extraConsuming: 0 }],
      noCalc: false,
      detailType: 0,
    },
    additionalItems: [
      { id: 'large', condType: 2, propertyAttr: 3, countingType: 1, consuming: 28, detailType: 0 },
    ],
    property: { ...unstatedProperty, areaType: 3 },
  },
  request: cleaning,
  priceSeen: { basePoints: 13_500, additionalPoints: 2_100, rankDiscount: 50 },
  closedDates: [],
}
const crews = { existing: 1, active: 1 }
const funds = [recharged(20_000), rewarded(2_000)]
const first = spent('order-1', { points: 5_000, rewardPoints: 0 })

/** A placement with these events of the wallet and the day, and the customer's other orders by their events. */
function placing(
  wallet: Parameters<typeof walletFold.evolve>[1][],
  change: Partial<PlaceOrder> = {},
  past: {
    day?: Parameters<typeof dayBookFold.evolve>[1][]
    orders?: Record<string, Parameters<typeof orderFold.evolve>[1][]>
  } = {},
) {
  const orders = new Map<string, Order>()
  for (const [id, events] of Object.entries(past.orders ?? {}))
    orders.set(id, knownOrder(foldAll(orderFold, events)))
  return given(walletFold, wallet)
    .and(dayBookFold, past.day ?? [])
    .when((folded, day) => placeOrder({ wallet: folded, day, crews, orders }, { ...intent, ...change }))
}

describe('placing an order', () => {
  it('pays it, records it and takes its place: 13,500 + 2,100 - 5.0 % = 14,820, 208 minutes take both halves', () => {
    placing(funds).expectFacts([
      {
        stream: 'wallet-user-1',
        fact: {
          type: 'points.spent',
          data: { orderId: 'order-9', points: 12_820, rewardPoints: 2_000, booking: mondayClean },
        },
      },
      {
        stream: 'order-order-9',
        fact: {
          type: 'order.placed',
          data: {
            orderNo: 'B3X8Q2',
            userId: 'user-1',
            addressVersionId: 'address-version-1',
            serviceId: 'service-1',
            serviceCatalog: 1,
            periodType: 0,
            bookedFor: { date: '2026-11-23', time: '09:30', zone: 'America/Edmonton' },
            slot: 1,
            basePoints: 13_500,
            additionalPoints: 2_100,
            rankDiscount: 50,
            totalPoints: 14_820,
            priceLines: [
              { kind: 'check-point', itemId: 'rooms', minutes: 180, points: 13_500 },
              { kind: 'property', itemId: 'large', minutes: 28, points: 2_100 },
              { kind: 'discount', minutes: 0, points: -780 },
            ],
          },
        },
      },
      {
        stream: 'day-1-2026-11-23',
        fact: { type: 'day.taken', data: { orderId: 'order-9', half: 'both', units: 1, capacity: 1 } },
      },
    ])
  })

  it.each([
    [PeriodType.Month, { year: 2026, month: 12 }],
    [PeriodType.Season, { year: 2027, month: 9 }],
  ])('for period type %i takes no place on any day', (periodType, when) => {
    const service = { ...intent.service, catalog: ServiceCatalog.SnowRemoval, periodType }
    const request = {
      ...when,
      serviceCatalog: service.catalog,
      periodType,
      day: 1,
      slot: 0,
      hour: 0,
      minute: 0,
    }
    given(walletFold, funds)
      .and(dayBookFold, [])
      .when((wallet, day) => {
        const facts = placeOrder({ wallet, day, crews, orders: new Map() }, { ...intent, service, request })
        return 'rejected' in facts || 'alreadyPlaced' in facts
          ? facts
          : facts.map(({ stream, fact }) => [stream, fact.type])
      })
      .expectFacts([
        ['wallet-user-1', 'points.spent'],
        ['order-order-9', 'order.placed'],
      ])
  })

  it.each([
    [
      'a disabled service',
      { service: { ...intent.service, disabled: true } },
      { rejected: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'a service of another catalog',
      { service: { ...intent.service, catalog: 3 } },
      { rejected: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'a service that comes to nothing',
      {
        quote: {
          ...intent.quote,
          service: { ...intent.quote.service, checkPoints: [] },
          additionalItems: [],
        },
      },
      { rejected: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'another period type than the service has',
      { request: { ...cleaning, periodType: 1 } },
      { rejected: 'FIELD_INVALID', field: 'periodType' },
    ],
    ['a Sunday', { request: { ...cleaning, day: 22 } }, { rejected: 'DATE_INVALID', field: 'day' }],
    ['a closed day', { closedDates: ['2026-11-23'] }, { rejected: 'DAY_CLOSED', field: 'day' }],
    [
      'lower base points than they are',
      { priceSeen: { ...intent.priceSeen, basePoints: 1 } },
      { rejected: 'PRICE_CHANGED', params: { total: 14_820 } },
    ],
    [
      'other additional points',
      { priceSeen: { ...intent.priceSeen, additionalPoints: 0 } },
      { rejected: 'PRICE_CHANGED', params: { total: 14_820 } },
    ],
    [
      'another rank’s discount',
      { priceSeen: { ...intent.priceSeen, rankDiscount: 150 } },
      { rejected: 'PRICE_CHANGED', params: { total: 14_820 } },
    ],
  ] as const)('refuses %s', (_, change, rejection) => {
    placing(funds, change).expectRejection(rejection)
  })

  it('refuses a wallet that is one point short', () => {
    placing([recharged(14_819)]).expectRejection({
      rejected: 'NOT_ENOUGH_POINTS',
      params: { needed: 14_820, available: 14_819 },
    })
  })

  it('refuses a full day', () => {
    placing(funds, {}, { day: [taken('order-5', 'pm', 1)] }).expectRejection({ rejected: 'SLOT_FULL' })
  })
})

describe('placing the same order again', () => {
  const orders = { 'order-1': [placed()] }

  it('within ten minutes finds the first order, whatever else changed', () => {
    placing(
      [recharged(5_000), first],
      { service: { ...intent.service, disabled: true } },
      { orders },
    ).expectFacts({
      alreadyPlaced: 'order-1',
    })
  })

  it('at the tenth minute still finds it, and after that is a duplicate', () => {
    const at = (time: string) => ({ at: Temporal.Instant.from(time) })
    placing([...funds, first], at('2026-11-20T17:10:00Z'), { orders }).expectFacts({
      alreadyPlaced: 'order-1',
    })
    placing([...funds, first], at('2026-11-20T17:10:00.001Z'), { orders }).expectRejection({
      rejected: 'DUPLICATE_BOOKING',
      params: { orderNo: 'A7K2M9' },
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

  it('with the same key finds it long after, also once it was cancelled', () => {
    const own = { orderId: 'order-1', at: Temporal.Instant.from('2026-11-22T17:00:00Z') }
    const back = refunded('order-1', { points: 5_000, rewardPoints: 0 })
    placing([...funds, first, back], own).expectFacts({ alreadyPlaced: 'order-1' })
  })

  it('with the same key for another booking is refused', () => {
    placing([...funds, first], { orderId: 'order-1', addressId: 'address-2' }).expectRejection({
      rejected: 'KEY_REUSED',
      field: 'key',
    })
  })
})

describe('a duplicate', () => {
  const later = { at: Temporal.Instant.from('2026-11-20T19:00:00Z') }
  const duplicate = { rejected: 'DUPLICATE_BOOKING', params: { orderNo: 'A7K2M9' } } as const
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
    const service = { ...intent.service, catalog: ServiceCatalog.SnowRemoval, periodType: PeriodType.Season }
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
