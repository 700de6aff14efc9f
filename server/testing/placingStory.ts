import { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { unstatedProperty } from '../catalog/propertyMatch.ts'
import { foldAll } from '../kernel/fold.ts'
import { knownOrder, type Order, orderFold } from '../ordering/order.ts'
import { type PlaceOrder, placeOrder } from '../ordering/placing/placeOrder.ts'
import { walletFold } from '../points/walletFold.ts'
import { dayBookFold } from '../staffing/dayBook.ts'
import { given } from './given.ts'
import { recharged, rewarded, spent } from './pointsStory.ts'

/* Placings for the specs of their deciders. */

/** A customer's request: a clean on Monday morning, November 23, 2026. */
export const cleaning = {
  serviceCatalog: 1,
  periodType: 0,
  year: 2026,
  month: 11,
  day: 23,
  slot: 1,
  hour: 9,
  minute: 30,
} as const
/** That placing with all it is decided by: 13,500 + 2,100 points, 5.0 % off. */
export const intent: PlaceOrder = {
  orderId: 'order-9',
  orderNo: 'B3X8Q2',
  userId: 'user-1',
  at: Temporal.Instant.from('2026-11-20T17:05:00Z'),
  addressId: 'address-1',
  addressVersionId: 'address-version-1',
  service: {
    serviceId: 'service-1',
    serviceCatalog: ServiceCatalog.HouseCleaning,
    periodType: PeriodType.Day,
    isOffered: true,
    offeredMonths: [],
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
/** One crew, which works. */
export const crews = { existing: 1, active: 1 }
/** Enough for it. */
export const funds = [recharged(20_000), rewarded(2_000)]
/** Another order, paid before it. */
export const first = spent('order-1', { points: 5_000, rewardPoints: 0 })

/** A placement with these events of the wallet and the day, and the customer's other orders by their events. */
export function placing(
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
