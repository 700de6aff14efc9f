import { experienceOf } from '../../schema/rules/experience.ts'
import type { Price } from '../catalog/price.ts'
import { businessDate } from '../kernel/time.ts'
import { averysMoney, othersMoney } from './demoMoney.ts'
import type { DemoBooker } from './demoPeople.ts'
import { demoPrice } from './demoPrice.ts'
import { type DemoStep, momentsOf, type OrderStep } from './demoSteps.ts'
import type { DemoVisit } from './demoVisit.ts'
import { demoVisits } from './demoVisits.ts'

/**
 * All commands of the demo data, oldest first, none later than its anchor.
 * @param startedAt the moment from which every date counts; the same moment gives the same plan
 */
export function demoPlan(startedAt: Temporal.Instant): readonly DemoStep[] {
  const today = businessDate(startedAt)
  const orders = pricedSteps(demoVisits(startedAt))
  return [...orders, ...averysMoney(orders, today), ...othersMoney(orders)].toSorted(byTime)
}

/** Follows everybody's experience through time, so that each order has the price of its moment. */
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
