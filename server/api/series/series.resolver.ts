import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { businessDate } from '../../kernel/time.ts'
import { customersById } from '../../people/customers.store.ts'
import { ordersById } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { findSeries, seriesByCustomer, seriesPage } from '../../readmodels/series/series.queries.ts'
import { crewsById } from '../../staffing/crews.store.ts'
import { Address } from '../addresses/address.graphql.ts'
import { OrderGroupRef } from '../crews/groups.graphql.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Arg, Ctx, FieldResolver, ID, Int, nullable, Query, Resolver, Root } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { OrderStaff } from '../orders/bookedOrder.graphql.ts'
import { OrderCustomer } from '../orders/officeOrder.graphql.ts'
import { namedId } from '../reports/reportFilters.ts'
import { OfficeSeries, OfficeSeriesPage, Series, SeriesVisit } from './series.graphql.ts'
import { addressOf, closedDatesOf, conditionsOf, pointsNow } from './seriesConditions.ts'
import { SeriesState } from './seriesEnums.graphql.ts'
import { officeSeriesNode, seriesNode, visitNode } from './seriesNode.ts'
import { SeriesChange, seriesTrail } from './seriesTrail.graphql.ts'
import { countAhead, missingPoints, newestOrderIds, nextVisits, type ShownVisit } from './seriesVisits.ts'

/** A customer's recurring visits; what a series points at is joined only where a query asks for it. */
@Resolver(() => Series)
export class SeriesResolver {
  @Query(() => Series, "One of the viewer's series; null when there is none of that id.", nullable)
  async series(@Arg('id', () => ID, 'Which one.') seriesId: string, @Ctx() context: GraphqlContext) {
    const { id: userId } = viewerOf(context, 'customer')
    const view = await findSeries(context.application.db, { seriesId, userId })
    return view === undefined ? null : seriesNode(view, context)
  }

  @Query(() => [Series], "The viewer's series, those not ended first, then newest first.")
  async seriesList(@Ctx() context: GraphqlContext) {
    const { id: userId } = viewerOf(context, 'customer')
    const views = await context.loaders.of(seriesByCustomer).load(userId)
    return views.map((view) => seriesNode(view, context))
  }

  @FieldResolver(() => String, 'Name of the service.')
  async serviceName(@Root() { view: { series } }: Series, @Ctx() { loaders, language }: GraphqlContext) {
    const { catalog } = await loaders.referenceData()
    const service = getOrThrow(catalog.services.get(series.serviceId), series.serviceId)
    return serviceTextOf(service, language).name
  }

  @FieldResolver(
    () => Address,
    'Where, as it is now; null once it was removed, which only an ended series allows.',
    nullable,
  )
  address(@Root() { view }: Series, @Ctx() context: GraphqlContext) {
    return addressOf(view, context)
  }

  @FieldResolver(() => Int, 'Points that a visit costs now; null while the service is not offered.', nullable)
  pointsNow(@Root() { view }: Series, @Ctx() context: GraphqlContext) {
    return pointsNow(view, context)
  }

  @FieldResolver(
    () => Int,
    'Points that are missing for the next visit that waits for points; 0 where none does.',
  )
  async missingPoints(@Root() { view }: Series, @Ctx() context: GraphqlContext) {
    return missingPoints(view.series, await conditionsOf(view, context))
  }

  @FieldResolver(() => [SeriesVisit], 'The next six visits from today on; none once the series has ended.')
  async nextVisits(@Root() { view }: Series, @Ctx() context: GraphqlContext) {
    return nextVisits(view.series, await conditionsOf(view, context)).map(visitNode)
  }

  @FieldResolver(
    () => [String],
    'Days of the year ahead, as yyyy-mm-dd, on which this kind of work is not done.',
  )
  closedDates(@Root() { view }: Series, @Ctx() context: GraphqlContext) {
    return closedDatesOf(view, context)
  }

  @FieldResolver(() => [OrderStaff], 'Who usually comes; empty before a crew is the usual one.')
  async usualStaff(@Root() { view }: Series, @Ctx() { loaders }: GraphqlContext) {
    const { crews } = await loaders.referenceData()
    return crews.workers.get(view.series.crewId ?? '') ?? []
  }

  @FieldResolver(() => Int, 'Placed visits that have not begun: ending the series asks what becomes of them.')
  async placedAhead(@Root() { view }: Series, @Ctx() { loaders }: GraphqlContext) {
    const orders = loaders.of(ordersById)
    return countAhead(await Promise.all(newestOrderIds(view.series).map((id) => orders.load(id))))
  }
}

/** The order of a placed visit. */
@Resolver(() => SeriesVisit)
export class SeriesVisitResolver {
  @FieldResolver(() => String, 'Number of the order that it became.', nullable)
  async orderNo(@Root() { visit }: SeriesVisit, @Ctx() context: GraphqlContext) {
    return (await orderOf(visit, context))?.orderNo
  }

  @FieldResolver(
    () => String,
    'The day of that order, as yyyy-mm-dd: another one where the planned day was full, or once the order was moved.',
    nullable,
  )
  async takenDate(@Root() { visit }: SeriesVisit, @Ctx() context: GraphqlContext) {
    const order = await orderOf(visit, context)
    return order?.bookedDate ?? (visit.state === 'placed' ? visit.takenDate : undefined)
  }

  @FieldResolver(() => String, 'HH:MM of that order; cleaning only.', nullable)
  async takenTime(@Root() { visit }: SeriesVisit, @Ctx() context: GraphqlContext) {
    return (await orderOf(visit, context))?.bookedTime
  }

  @FieldResolver(() => OrderStatus, 'Where that order stands now.', nullable)
  async orderStatus(@Root() { visit }: SeriesVisit, @Ctx() context: GraphqlContext) {
    return (await orderOf(visit, context))?.status
  }
}

/** Any customer's recurring visits, for the office. */
@Resolver(() => OfficeSeries)
export class OfficeSeriesResolver {
  @Query(() => OfficeSeries, "Any customer's series; null when there is none of that id.", nullable)
  async officeSeries(@Arg('id', () => ID, 'Which one.') seriesId: string, @Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    const view = await findSeries(context.application.db, { seriesId })
    return view === undefined ? null : officeSeriesNode(view, context)
  }

  @Query(() => OfficeSeriesPage, 'A page of all series, newest first.')
  async officeSeriesList(
    @Arg('page', () => Int, 'The first one is 1.', { defaultValue: 1 }) page: number,
    @Arg('pageSize', () => Int, '10, 20 or 50.', { defaultValue: 10 }) pageSize: number,
    @Arg('state', () => SeriesState, 'Null for every state.', nullable)
    state: 'running' | 'paused' | 'ended' | null | undefined,
    @Arg('catalog', () => ServiceCatalog, 'Null for all of them.', nullable)
    catalog: ServiceCatalog | null | undefined,
    @Arg('customerId', () => ID, 'Null for every customer.', nullable)
    customerId: string | null | undefined,
    @Arg(
      'waiting',
      () => Boolean,
      'Only those with a due visit that waits for points, a price or what stopped it.',
      nullable,
    )
    waiting: boolean | null | undefined,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const asked = {
      ...{ page, pageSize, today: businessDate(context.now).toString() },
      ...{ state: state ?? undefined, catalog: catalog ?? undefined },
      ...{ userId: namedId(customerId), waiting: waiting ?? undefined },
    }
    const found = await seriesPage(context.application.db, asked)
    const { items, totalCount } = accepted(found, context.language)
    return { items: items.map((view) => officeSeriesNode(view, context)), totalCount, page, pageSize }
  }

  @FieldResolver(() => OrderCustomer, 'The customer.')
  async customer(@Root() { series: { view } }: OfficeSeries, @Ctx() { loaders }: GraphqlContext) {
    const { userId } = view.series
    return getOrThrow(await loaders.of(customersById).load(userId), userId)
  }

  @FieldResolver(
    () => OrderGroupRef,
    'The crew that visits are given to where it is free; null for none.',
    nullable,
  )
  async usualCrew(@Root() { series: { view } }: OfficeSeries, @Ctx() { loaders }: GraphqlContext) {
    const { crewId } = view.series
    return crewId === undefined ? undefined : loaders.of(crewsById).load(crewId)
  }

  @FieldResolver(() => [SeriesChange], 'Everything that was done about it, oldest first, with who did it.')
  async changes(@Root() { id }: OfficeSeries, @Ctx() { loaders }: GraphqlContext) {
    return seriesTrail(await loaders.seriesEvents.load(id), loaders)
  }
}

async function orderOf(visit: ShownVisit, { loaders }: Pick<GraphqlContext, 'loaders'>) {
  return visit.state === 'placed' ? loaders.of(ordersById).load(visit.orderId) : undefined
}
