import { describe, expect, it } from 'vitest'
import { PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { foldAll } from '../../kernel/fold.ts'
import { walletFold } from '../../points/walletFold.ts'
import { dayBookFold } from '../../staffing/dayBook.ts'
import { taken } from '../../testing/dayStory.ts'
import { given } from '../../testing/given.ts'
import { cleaning, crews, funds, intent, placing } from '../../testing/placingStory.ts'
import { mondayClean, recharged } from '../../testing/pointsStory.ts'
import { placeOrder } from './placeOrder.ts'

describe('placing an order', () => {
  it('pays it, records it and takes its place: 13,500 + 2,100 - 5.0 % = 14,820, 208 minutes take both halves', () => {
    placing(funds).expectEvents([
      {
        stream: 'wallet-user-1',
        event: {
          type: 'points.spent',
          data: { orderId: 'order-9', points: 12_820, rewardPoints: 2_000, booking: mondayClean },
        },
      },
      {
        stream: 'order-order-9',
        event: {
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
        event: { type: 'day.taken', data: { orderId: 'order-9', half: 'both', units: 1, capacity: 1 } },
      },
      { stream: 'number-b3x8q2', event: { type: 'order.numbered', data: { orderId: 'order-9' } } },
    ])
  })

  it('takes the half of its slot alone where the work is short: 60 minutes in the morning', () => {
    const [rooms] = intent.quote.service.checkPoints
    const checkPoints = rooms ? [{ ...rooms, timeConsuming: 60 }] : []
    const quote = {
      ...intent.quote,
      service: { ...intent.quote.service, checkPoints },
      additionalItems: [],
    }
    const priceSeen = { basePoints: 4_500, additionalPoints: 0, rankDiscount: 50 }
    const wallet = foldAll(walletFold, funds)
    const state = { wallet, day: dayBookFold.initial, crews, orders: new Map() }
    expect(placeOrder(state, { ...intent, quote, priceSeen })).toMatchObject([
      { event: { type: 'points.spent' } },
      { event: { type: 'order.placed' } },
      { event: { type: 'day.taken', data: { half: 'am' } } },
      { event: { type: 'order.numbered' } },
    ])
  })

  it.each([
    [PeriodType.Month, { year: 2026, month: 12 }],
    [PeriodType.Season, { year: 2027, month: 9 }],
  ])('for period type %i takes no place on any day', (periodType, when) => {
    const service = { ...intent.service, serviceCatalog: ServiceCatalog.SnowRemoval, periodType }
    const request = {
      ...when,
      serviceCatalog: service.serviceCatalog,
      periodType,
      day: 1,
      slot: 0,
      hour: 0,
      minute: 0,
    }
    given(walletFold, funds)
      .and(dayBookFold, [])
      .when((wallet, day) => {
        const events = placeOrder({ wallet, day, crews, orders: new Map() }, { ...intent, service, request })
        return 'rejected' in events || 'alreadyPlaced' in events
          ? events
          : events.map(({ stream, event }) => [stream, event.type])
      })
      .expectEvents([
        ['wallet-user-1', 'points.spent'],
        ['order-order-9', 'order.placed'],
        ['number-b3x8q2', 'order.numbered'],
      ])
  })

  it.each([
    [
      'a disabled service',
      { service: { ...intent.service, isOffered: false } },
      { rejected: 'SERVICE_UNAVAILABLE' },
    ],
    [
      'a service of another catalog',
      { service: { ...intent.service, serviceCatalog: 3 } },
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
    [
      'a day out of season',
      { service: { ...intent.service, offeredMonths: [5, 6] } },
      { rejected: 'OUT_OF_SEASON', field: 'day' },
    ],
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
