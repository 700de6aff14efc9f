import { demoOffer, orderNumbers } from '../demoFacts.ts'
import type { Visitor } from '../demoPeople.ts'
import { chooseFirst, failingServer, openDay } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const service = '/selectServiceDetail/:catalog/:addressId'
const time = '/selectServiceTime/:catalog/:addressId/:serviceId'
const period = '/selectServicePeriod/:catalog/:addressId/:serviceId/:period'
const summary = '/serviceOrderSummary/:catalog/:addressId/:serviceId/:yyyy/:mm/:dd/:slot/:hm/:period'
const created = '/userOrderCreated/:orderNo/:onsiteTime/:serviceCatalog/:serviceName/:timeSlot/:period'
const nextYear = new Date().getFullYear() + 1

/** The way from an address to a placed order. */
export const bookingScreens: readonly ScreenState[] = [
  {
    name: 'booking-address',
    route: '/selectServiceAddress/:catalog',
    seenBy: 'avery',
    address: '/selectServiceAddress/1',
  },
  {
    name: 'booking-address-none',
    route: '/selectServiceAddress/:catalog',
    seenBy: 'noor',
    address: '/selectServiceAddress/1',
  },
  { name: 'booking-service', route: service, seenBy: 'avery', address: toService },
  {
    name: 'booking-service-chosen',
    route: service,
    seenBy: 'avery',
    address: toService,
    prepare: chooseFirst,
  },
  {
    name: 'booking-service-failed',
    route: service,
    seenBy: 'avery',
    address: toService,
    arrange: failingServer,
  },
  { name: 'booking-time', route: time, seenBy: 'avery', address: toTime },
  { name: 'booking-time-day', route: time, seenBy: 'avery', address: toTime, prepare: openDay },
  { name: 'booking-period', route: period, seenBy: 'avery', address: toSeason },
  {
    name: 'booking-period-begun',
    route: period,
    seenBy: 'avery',
    address: toMonth,
    prepare: (page) => page.locator('main select').selectOption({ index: 1 }),
  },
  { name: 'booking-review', route: summary, seenBy: 'avery', address: toReview },
  { name: 'booking-review-short', route: summary, seenBy: 'avery', address: toShortReview },
  { name: 'booking-created', route: created, seenBy: 'avery', address: toCreated },
]

async function toService({ token }: Visitor): Promise<string> {
  const { addressId } = await demoOffer(token, 'HouseCleaning', 'Standard clean')
  return `/selectServiceDetail/1/${addressId}`
}

async function toTime({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'HouseCleaning', 'Standard clean')
  return `/selectServiceTime/1/${addressId}/${serviceId}`
}

async function toSeason({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'SnowRemoval', 'Seasonal snow removal')
  return `/selectServicePeriod/3/${addressId}/${serviceId}/2`
}

async function toMonth({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'SnowRemoval', 'Monthly snow plan')
  return `/selectServicePeriod/3/${addressId}/${serviceId}/1`
}

/** Of the next month. */
async function toReview({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'SnowRemoval', 'Monthly snow plan')
  const next = new Date()
  next.setMonth(next.getMonth() + 1, 1)
  return `/serviceOrderSummary/3/${addressId}/${serviceId}/${next.getFullYear()}/${next.getMonth() + 1}/1/0/0/1`
}

/** For which the points do not reach. */
async function toShortReview({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'SnowRemoval', 'Seasonal snow removal')
  return `/serviceOrderSummary/3/${addressId}/${serviceId}/${nextYear}/9/1/0/0/2`
}

async function toCreated({ token }: Visitor): Promise<string> {
  const orderNo = (await orderNumbers(token)).get('Confirmed')
  return `/userOrderCreated/${orderNo}/${nextYear}-01-05T09:00/1/Standard%20clean/1/0`
}
