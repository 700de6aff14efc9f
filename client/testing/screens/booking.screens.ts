import type { Page } from '@playwright/test'
import { answerCalls } from '../answerCalls.ts'
import { bookableTimes } from '../bookableTimes.ts'
import { demoOffer, orderNumbers } from '../demoFacts.ts'
import type { Visitor } from '../demoPeople.ts'
import { secondTuesday, serverToday } from '../serverDays.ts'
import { chooseFirst, failingServer, openDay } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

const service = '/selectServiceDetail/:catalog/:addressId'
const time = '/selectServiceTime/:catalog/:addressId/:serviceId'
const period = '/selectServicePeriod/:catalog/:addressId/:serviceId/:period'
const summary = '/serviceOrderSummary/:catalog/:addressId/:serviceId/:yyyy/:mm/:dd/:slot/:hm/:period'
const created = '/userOrderCreated/:orderNo/:onsiteTime/:serviceCatalog/:serviceName/:timeSlot/:period'

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
  {
    name: 'booking-address-far',
    route: '/selectServiceAddress/:catalog',
    seenBy: 'camille',
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
  { name: 'booking-time-season', route: time, seenBy: 'avery', address: toTime, arrange: offeredInSummer },
  { name: 'booking-period', route: period, seenBy: 'avery', address: toSeason },
  {
    name: 'booking-period-begun',
    route: period,
    seenBy: 'avery',
    address: toMonth,
    prepare: chooseFirst,
  },
  { name: 'booking-review', route: summary, seenBy: 'avery', address: toReview },
  { name: 'booking-review-short', route: summary, seenBy: 'avery', address: toShortReview },
  { name: 'booking-review-repeat', route: summary, seenBy: 'avery', address: toRepeatReview },
  { name: 'booking-review-full', route: summary, seenBy: 'avery', address: toDayReview, arrange: fullDay },
  {
    name: 'booking-review-season',
    route: summary,
    seenBy: 'avery',
    address: toRepeatReview,
    arrange: outOfSeason,
  },
  {
    name: 'booking-placed',
    route: summary,
    seenBy: 'avery',
    address: toReview,
    arrange: placeNothing,
    prepare: placeAndReturn,
  },
  { name: 'booking-created', route: created, seenBy: 'avery', address: toCreated },
]

/** Answers a placing as a success without one. */
function placeNothing(page: Page): Promise<void> {
  const placed = { __typename: 'Moment', at: '2026-03-12T13:12:00-06:00', zoneLabel: 'MDT' }
  const order = { __typename: 'Order', id: 'nothing', orderNo: 'K7M4-2QXP', placed }
  const outcome = { __typename: 'PlaceOrderPayload', message: 'Order placed', stale: false, userErrors: [] }
  return answerCalls(page, (operation) =>
    operation === 'PlaceOrder' ? { data: { placeOrder: { ...outcome, order } } } : undefined,
  )
}

/** Places the order, then goes back to its review. */
async function placeAndReturn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Place order/ })
    .filter({ visible: true })
    .click()
  await page.waitForURL('**/userOrderCreated/**')
  await page.goBack()
  await page.getByRole('region').first().waitFor()
}

/** A service of May to October, on any day of the year. */
function offeredInSummer(page: Page): Promise<void> {
  return offeredIn(page, () => [5, 6, 7, 8, 9, 10])
}

/** The service rests in the month that is asked for; the review of recurring visits then moves to the next one. */
function outOfSeason(page: Page): Promise<void> {
  let asked: number | undefined
  return offeredIn(page, () => {
    asked ??= Number(new URL(page.url()).pathname.split('/')[6])
    return Array.from({ length: 12 }, (_, before) => before + 1).filter((month) => month !== asked)
  })
}

/** Both halves of the day that is asked for are taken. */
function fullDay(page: Page): Promise<void> {
  return whereAvailable(page, () => {
    const [year = '', month = '', day = ''] = new URL(page.url()).pathname.split('/').slice(5)
    return { fullDays: [[year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')] }
  })
}

function offeredIn(page: Page, months: () => readonly number[]): Promise<void> {
  return whereAvailable(page, () => ({ offeredMonths: months() }))
}

/** The calendar of the product, changed. */
function whereAvailable(page: Page, change: () => object): Promise<void> {
  return answerCalls<{ availability: object }>(page, (operation) => {
    if (operation !== 'Availability') return undefined
    return ({ data }) => ({
      data: { ...data, availability: { ...data.availability, ...change() } },
    })
  })
}

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
  const [year, month] = secondTuesday(await serverToday(), 1)
    .split('-')
    .map(Number)
  return `/serviceOrderSummary/3/${addressId}/${serviceId}/${year}/${month}/1/0/0/1`
}

/** Of the next season, which is whole still: the points do not reach for it. */
async function toShortReview({ token }: Visitor): Promise<string> {
  const offer = await demoOffer(token, 'SnowRemoval', 'Seasonal snow removal')
  const year = (await bookableTimes(token, offer)).seasons.at(-1)
  return `/serviceOrderSummary/3/${offer.addressId}/${offer.serviceId}/${year}/9/1/0/0/2`
}

async function toDayReview({ token }: Visitor): Promise<string> {
  const { addressId, serviceId } = await demoOffer(token, 'HouseCleaning', 'Standard clean')
  const [year, month, day] = secondTuesday(await serverToday(), 1)
    .split('-')
    .map(Number)
  return `/serviceOrderSummary/1/${addressId}/${serviceId}/${year}/${month}/${day}/1/0930/0`
}

async function toRepeatReview(visitor: Visitor): Promise<string> {
  return `${await toDayReview(visitor)}?every=2`
}

async function toCreated({ token }: Visitor): Promise<string> {
  const orderNo = (await orderNumbers(token)).get('Confirmed')
  const day = secondTuesday(await serverToday(), 1)
  return `/userOrderCreated/${orderNo}/${day}T09:00/1/Standard%20clean/1/0`
}
