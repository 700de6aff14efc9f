import { experienceOf } from '../../schema/rules/experience.ts'
import type { Price } from '../catalog/price.ts'
import { businessDate, inBusinessZone } from '../kernel/time.ts'
import { averysVisits } from './demoAverysVisits.ts'
import type { DemoServiceText } from './demoCatalog.ts'
import { workingDayAfter } from './demoDays.ts'
import { averysMoney, othersMoney } from './demoMoney.ts'
import { neighboursPast, neighboursPlans } from './demoNeighbourVisits.ts'
import type { DemoBooker } from './demoPeople.ts'
import { demoPrice } from './demoPrice.ts'
import { averysSeries, waitingSeries } from './demoSeries.ts'
import { type DemoStep, momentsOf, type OrderStep, type SeriesStep, stepsOf } from './demoSteps.ts'
import { workOfToday } from './demoToday.ts'
import { at, bookingOf, type DemoSeries, type DemoVisit, type GroupNo, upcoming } from './demoVisit.ts'

/** All orders, in no order of time. @param startedAt the moment from which every date of the demo data counts */
function demoVisits(startedAt: Temporal.Instant): readonly DemoVisit[] {
  const today = inBusinessZone(startedAt).toPlainDate()
  return [
    ...averysVisits(startedAt),
    ...fullDays(today),
    ...workOfToday(startedAt),
    ...neighboursPast(today),
    ...neighboursPlans(today),
    ...backlog(today),
  ]
}

/** So many working days ahead. */
type Ahead = readonly [
  customer: DemoBooker,
  service: DemoServiceText,
  ahead: number,
  time: string,
  crew?: GroupNo,
]

/** The first morning ahead, the second afternoon and the whole fifth day are full of cleanings. */
const FULL_DAYS: readonly Ahead[] = [
  ['marisol', 'standardClean', 1, '09:00', 'Crew 1'],
  ['theo', 'standardClean', 1, '10:30', 'Crew 2'],
  ['grace', 'deepClean', 2, '09:00', 'Crew 2'],
  ['marisol', 'standardClean', 2, '13:00'],
  ['camille', 'standardClean', 4, '13:30', 'Crew 2'],
  ['theo', 'deepClean', 5, '09:30', 'Crew 1'],
  ['grace', 'deepClean', 5, '09:00'],
]

function fullDays(today: Temporal.PlainDate): readonly DemoVisit[] {
  const text = 'La clé est chez la voisine, au 41. Merci d’enlever vos chaussures.'
  const note = { at: at(today.subtract({ days: 4 }), '18:37'), by: 'customer', text } as const
  return FULL_DAYS.map(([customer, service, ahead, time, crew]) => {
    const date = workingDayAfter(today, ahead)
    const visit = upcoming(today, bookingOf(customer, String(ahead), { service, date, time }), crew)
    return customer === 'camille' ? { ...visit, notes: [note] } : visit
  })
}

const bookers: readonly DemoBooker[] = ['marisol', 'theo', 'grace', 'bronwyn', 'hugo', 'ines']
const VISITS = 12
const FIRST_DAY_AHEAD = 7
const VISITS_A_DAY = 2
const MINUTES_APART = 17

/** Cleanings that wait for a crew, two a day: more than a page of the office's list. */
function backlog(today: Temporal.PlainDate): readonly DemoVisit[] {
  const firstAt = at(today.subtract({ days: 1 }), '10:05')
  return Array.from({ length: VISITS }, (_, nth) => ({
    ...bookingOf(bookers[nth % bookers.length] ?? 'marisol', `waiting ${nth + 1}`, {
      service: nth % 3 === 2 ? 'carpetCleaning' : 'standardClean',
      date: workingDayAfter(today, FIRST_DAY_AHEAD + Math.floor(nth / VISITS_A_DAY)),
      time: nth % VISITS_A_DAY === 0 ? '09:30' : '13:00',
    }),
    placedAt: firstAt.add({ minutes: nth * MINUTES_APART }),
  }))
}

/**
 * All commands of the demo data, oldest first, none later than the anchor.
 * @param startedAt the anchor of all dates; the same anchor gives the same plan
 */
export function demoPlan(startedAt: Temporal.Instant): readonly DemoStep[] {
  const today = businessDate(startedAt)
  const orders = pricedSteps(demoVisits(startedAt))
  const series = [averysSeries(today), waitingSeries(today)].flatMap((one) => seriesSteps(one, orders))
  return [...orders, ...averysMoney(orders, today), ...othersMoney(orders), ...series].toSorted(byTime)
}

/** The commands on a series. @param orders all of them, whose experience lowers the price */
function seriesSteps(series: DemoSeries, orders: readonly OrderStep[]): readonly SeriesStep[] {
  const experience = orders
    .filter(({ verb, visit }) => verb === 'end' && visit.customer === series.customer)
    .filter(({ at }) => Temporal.Instant.compare(at, series.startedAt) < 0)
    .reduce((sum, { price }) => sum + experienceOf(price.totalPoints), 0)
  return stepsOf(series, demoPrice(series, experience).totalPoints)
}

/** Tracks everybody's experience through time, so that each order has the price of its moment. */
function pricedSteps(visits: readonly DemoVisit[]): readonly OrderStep[] {
  const experience = new Map<DemoBooker, number>()
  const prices = new Map<DemoVisit, Price>()
  return visits
    .flatMap(momentsOf)
    .toSorted(byTime)
    .map((moment) => {
      const { verb, visit } = moment
      const before = experience.get(visit.customer) ?? 0
      const price = prices.get(visit) ?? demoPrice(visit, before)
      prices.set(visit, price)
      if (verb === 'end') experience.set(visit.customer, before + experienceOf(price.totalPoints))
      return { ...moment, price }
    })
}

function byTime(
  a: { readonly at: Temporal.Instant; readonly key: string },
  b: { readonly at: Temporal.Instant; readonly key: string },
): number {
  return Temporal.Instant.compare(a.at, b.at) || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
}
