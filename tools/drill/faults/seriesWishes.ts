import { demoServiceId } from '../../../server/demo/demoCatalog.store.ts'
import { CLEANING_POINTS } from '../../../server/testing/bookings.ts'
import { SERIES_COMMANDS } from '../../../server/testing/seriesDocuments.ts'
import type { Making, Payload, WishContext } from './wish.ts'

/* What customers wish about recurring visits. */

/** So many of the first bookable days; visits of the nearer ones are due at once. */
const NEAR_DAYS = 20

interface ShownSeries {
  readonly id: string
  readonly nextVisits: readonly { readonly date: string; readonly orderNo: string | null }[]
}

/** A clean every week or more seldom; what was placed at once is booked like any order. */
export function beginSeries(context: WishContext) {
  const { customer, random } = context.lane
  const slot = random.percent(50) ? { slot: 'Morning', hour: 9 } : { slot: 'Afternoon', hour: 12 }
  const terms = {
    addressId: random.oneOf(customer.addressIds),
    serviceId: demoServiceId('standardClean'),
    ...{ everyWeeks: random.oneOf([1, 2, 4]), first: nearDay(context), ...slot, minute: 0 },
    ...{ whenFull: 'Move', pointsSeen: CLEANING_POINTS },
  }
  return onSeries('startSeries', context, terms)
}

/** On a series that was begun. */
export const ON_SERIES: readonly Making[] = [skip, unskip, pause, resume, end]

function skip(context: WishContext) {
  return onSeries('skipSeriesVisit', context, aVisit(context))
}

function unskip(context: WishContext) {
  return onSeries('unskipSeriesVisit', context, aVisit(context))
}

function pause(context: WishContext) {
  const from = nearDay(context)
  const to = Temporal.PlainDate.from(from).add({ weeks: 2 }).toString()
  return onSeries('pauseSeries', context, { seriesId: oneOf(context), from, to })
}

function resume(context: WishContext) {
  return onSeries('resumeSeries', context, { seriesId: oneOf(context), from: nearDay(context) })
}

function end(context: WishContext) {
  const seriesId = oneOf(context)
  const done = () => void context.lane.series.delete(seriesId)
  return { ...onSeries('endSeries', context, { seriesId }), done }
}

function onSeries(root: keyof typeof SERIES_COMMANDS, { lane }: WishContext, terms: object) {
  const done = (payload: Payload) => {
    const { id, nextVisits } = payload.series as ShownSeries
    lane.series.set(
      id,
      nextVisits.map(({ date }) => date),
    )
    for (const { orderNo } of nextVisits)
      if (root === 'startSeries' && orderNo !== null) lane.orders.set(orderNo, 'placed')
  }
  return { root, query: SERIES_COMMANDS[root], token: lane.customer.token, terms, done }
}

function oneOf({ lane }: WishContext): string {
  return lane.random.oneOf([...lane.series.keys()])
}

function aVisit(context: WishContext) {
  const seriesId = oneOf(context)
  const dates = context.lane.series.get(seriesId) ?? []
  return { seriesId, date: context.lane.random.oneOf([...dates, nearDay(context)]) }
}

function nearDay({ days, lane }: WishContext): string {
  return lane.random.oneOf(days.slice(0, NEAR_DAYS))
}
