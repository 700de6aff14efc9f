import {
  OrderListType,
  OrderSearchType,
  OrderStatus,
  ServiceCatalog,
} from '../../../schema/rules/enumerations.ts'
import { isSamePlace } from '../../addresses/placeKey.ts'
import type { Page, PageQuestion } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { ordersInTab, tabLengths } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import { findAnyOrder } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { overdueVisits, unendedVisits } from '../../readmodels/orderHistory/overdueVisits.queries.ts'
import { Address, PropertyFacts } from '../addresses/address.graphql.ts'
import { OfficeOrderStaff, OrderGroupRef } from '../crews/groups.graphql.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { Arg, Ctx, FieldResolver, Int, nullable, Query, Resolver, Root } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { RescheduleOptions, rescheduleOptionsNode } from './booking.graphql.ts'
import {
  ConfirmedElsewhere,
  OfferedGroup,
  OfficeMay,
  OfficeOrder,
  OfficeOrderPage,
  OrderCount,
  OrderCustomer,
  OverdueVisits,
  officeMay,
  officeOrderNode,
  Requote,
} from './officeOrder.graphql.ts'
import { OfficeOrderChange, officeTrail } from './officeTrail.graphql.ts'
import { searchOrders } from './orderSearch.ts'

/** The office's queries on orders; references are joined only on request. */
@Resolver(() => OfficeOrder)
export class OfficeOrderResolver {
  @FieldResolver(() => OfficeMay, 'The actions that the office may take now.')
  officeMay(@Root() { view }: OfficeOrder, @Ctx() { now }: GraphqlContext): OfficeMay {
    return officeMay(view, now)
  }

  @FieldResolver(() => OrderCustomer, 'The customer.')
  customer(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.customer(view)
  }

  @FieldResolver(() => Address, "As of the placing of the order, but with today's `isConfirmed`.")
  address(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.address(view)
  }

  @FieldResolver(() => PropertyFacts, "The property's current facts.")
  property(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.property(view)
  }

  @FieldResolver(
    () => ConfirmedElsewhere,
    'Of an address that is not confirmed: the same place, confirmed in another record; null when there is none or the order is over.',
    nullable,
  )
  confirmedElsewhere(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return view.status > OrderStatus.InService ? null : knownElsewhere(view, loaders)
  }

  @FieldResolver(
    () => Requote,
    'What today would make of the price; null when the order is over, its address was removed or its service has no price.',
    nullable,
  )
  requote(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.requote(view)
  }

  @FieldResolver(() => OrderGroupRef, 'Its crew, while one is assigned.', nullable)
  group(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.group(view)
  }

  @FieldResolver(
    () => OrderGroupRef,
    'Of a pending visit: the crew to offer first, the one that usually comes, came last, or has the least work that day; null when all are busy.',
    nullable,
  )
  suggestedGroup(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.suggestedCrew(view)
  }

  @FieldResolver(() => [OfficeOrderStaff], 'Crew members who can work now, or who did the work.')
  staff(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.crew(view)
  }

  @FieldResolver(() => [OfficeOrderChange], 'Full trail from the placing on, oldest first.')
  async trail(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return officeTrail(view, loaders)
  }

  @FieldResolver(() => String, "The office's message about the cancellation.", nullable)
  cancellationNote(@Root() { view }: OfficeOrder, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.cancellationNote(view)
  }

  @Query(
    () => OfficeOrderPage,
    'A page of one tab: pending and confirmed next booking first, history newest placed first (decision E13).',
  )
  async adminOrders(
    @Arg('type', () => OrderListType, 'Which tab.') type: OrderListType,
    @Arg('catalog', () => ServiceCatalog, 'Which catalog; null for all.', nullable)
    catalog: ServiceCatalog | null | undefined,
    @Arg('page', () => Int, 'The first one is 1.', { defaultValue: 1 }) page: number,
    @Arg('pageSize', () => Int, '10, 20 or 50.', { defaultValue: 10 }) pageSize: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const sorting = type === OrderListType.History ? 'placing' : 'booking'
    const question = { type, catalog: catalog ?? undefined, sorting, page, pageSize } as const
    const found = await ordersInTab(context.application.db, question)
    return pageNode(found, { page, pageSize }, context)
  }

  @Query(
    () => OfficeOrderPage,
    "A page of a search's results: open orders by the next booking, then past ones (decision I7).",
  )
  async searchOrders(
    @Arg('type', () => OrderSearchType, 'What to search by.') type: OrderSearchType,
    @Arg(
      'text',
      () => String,
      'How an order number (from four characters on), a name, a street or a postal code begins, the last digits of a phone, or a whole staff number.',
    )
    text: string,
    @Arg('catalogs', () => [ServiceCatalog], 'None: all of them.', { defaultValue: [] })
    catalogs: ServiceCatalog[],
    @Arg('page', () => Int, 'The first one is 1.', { defaultValue: 1 }) page: number,
    @Arg('pageSize', () => Int, '10, 20 or 50.', { defaultValue: 10 }) pageSize: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const question = {
      ...{ type, text, catalogs, page, pageSize },
      sorting: 'booking' as const,
      isInPart: true,
    }
    return pageNode(await searchOrders(context.application.db, question), { page, pageSize }, context)
  }

  @Query(() => [OrderCount], 'The number of orders in each tab of each catalog, zeros included.')
  async orderCounts(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    return tabLengths(context.application.db)
  }

  @Query(() => OfficeOrder, 'The order with this number, or null.', nullable)
  async adminOrder(
    @Arg('orderNo', () => String, 'Its number.') orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const view = await findAnyOrder(context.application.db, orderNo)
    return view === undefined ? null : officeOrderNode(view)
  }

  @Query(
    () => [OfferedGroup],
    'The crews to choose from for an order, the current one first (decision I1); null when there is no such order.',
    nullable,
  )
  async availableGroups(
    @Arg('orderNo', () => String, 'Its number.') orderNo: string,
    @Arg('includeBusy', () => Boolean, 'Show those that cannot be chosen too.', { defaultValue: false })
    busy: boolean,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, referenceDataVersion } = context
    const groups = await application.ordering.groupsFor({ orderNo, referenceDataVersion }, { busy })
    return isRejection(groups) ? null : groups
  }

  @Query(() => RescheduleOptions, 'Other times for a day order; null if it cannot move.', nullable)
  async moveOptions(
    @Arg('orderNo', () => String, 'Its number.') orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, now, referenceDataVersion } = context
    const calendar = await application.booking.moveCalendar({ orderNo, now, referenceDataVersion })
    return calendar === undefined ? null : rescheduleOptionsNode(calendar, now)
  }

  /** Old visits to be closed (decision W5). */
  @Query(
    () => OverdueVisits,
    'Pending and confirmed day visits booked for a day before today, the oldest first; months and seasons are left out.',
  )
  async overdueVisits(@First(50) first: number, @After() after: Cursor, @Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    const { application, now, language } = context
    const page = await overdueVisits(application.db, businessDate(now), pageAsked({ first, after }))
    return connection(page, language, officeOrderNode)
  }

  /** What crews forgot to end. */
  @Query(
    () => [OfficeOrder],
    'Day visits in service that began before today, the oldest first, at most 50; months and seasons are left out.',
  )
  async unendedVisits(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    const { application, now } = context
    return (await unendedVisits(application.db, businessDate(now))).map(officeOrderNode)
  }
}

async function knownElsewhere(view: OrderView, { order }: GraphqlContext['loaders']) {
  const [placed, confirmed] = await Promise.all([order.address(view), order.confirmedNear(view)])
  const found = confirmed.find((address) => isSamePlace(address, placed))
  return found && { ...found.property, customerId: found.userId }
}

function pageNode(found: Page<OrderView> | Rejection, question: PageQuestion, { language }: GraphqlContext) {
  if (isRejection(found)) throw invalidInput(found, language)
  return { items: found.items.map(officeOrderNode), totalCount: found.totalCount, ...question }
}
