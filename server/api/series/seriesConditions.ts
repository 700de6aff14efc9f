import { type Address, addressesByCustomer } from '../../addresses/addresses.store.ts'
import { offeredMonthsOf } from '../../catalog/catalogReferenceData.store.ts'
import { businessDate } from '../../kernel/time.ts'
import { visitPrice } from '../../ordering/recurring/visitPrice.handlers.ts'
import { customersById } from '../../people/customers.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { closedDates } from '../../staffing/crewReferenceData.store.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import type { SeriesConditions } from './seriesVisits.ts'

type Asking = Pick<GraphqlContext, 'loaders' | 'now'>

/** Where the visits take place, as it is now; undefined once the address was removed, which only an ended series allows. */
export async function addressOf(
  { series }: SeriesView,
  { loaders }: Pick<Asking, 'loaders'>,
): Promise<Address | undefined> {
  const saved = await loaders.of(addressesByCustomer).load(series.userId)
  return saved.find(({ addressId }) => addressId === series.addressId)
}

/** What the states of the visits depend on. */
export async function conditionsOf(view: SeriesView, { loaders, now }: Asking): Promise<SeriesConditions> {
  const { userId } = view.series
  const [points, balance, customer, { catalog }, closed] = await Promise.all([
    pointsNow(view, { loaders }),
    loaders.of(balancesByCustomer).load(userId),
    loaders.of(customersById).load(userId),
    loaders.referenceData(),
    closedDatesOf(view, { loaders, now }),
  ])
  return {
    closedDates: closed,
    today: businessDate(now).toString(),
    points,
    held: customer?.isActive ? balance.total : undefined,
    offeredMonths: offeredMonthsOf(catalog, view.series.serviceId),
  }
}

/** Days of the year ahead on which this work is not done, yyyy-mm-dd. */
export async function closedDatesOf(
  { series }: SeriesView,
  { loaders, now }: Asking,
): Promise<readonly string[]> {
  const { crews } = await loaders.referenceData()
  const first = businessDate(now)
  return closedDates(crews, series.serviceCatalog, { first, last: first.add({ years: 1 }) })
}

/** The price of a visit now, in points; undefined while the service is not offered. */
export async function pointsNow(
  view: SeriesView,
  { loaders }: Pick<Asking, 'loaders'>,
): Promise<number | undefined> {
  const { userId, serviceId } = view.series
  const [address, experience, referenceData] = await Promise.all([
    addressOf(view, { loaders }),
    loaders.of(experienceByCustomer).load(userId),
    loaders.referenceData(),
  ])
  const service = referenceData.catalog.services.get(serviceId)
  return visitPrice(referenceData, service, { address, experience })?.totalPoints
}
