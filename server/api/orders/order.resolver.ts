import { OrderStatus, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { addressLine } from '../../addresses/addressLine.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { ActorRole } from '../../kernel/command.ts'
import { savedCalendar } from '../../messaging/savedCalendar.ts'
import { cancellationNotesByCommand } from '../../ordering/cancelling/cancellationNotes.store.ts'
import { cancellationTerms } from '../../ordering/cancelling/cancellationTerms.ts'
import { customerMay } from '../../ordering/ordering.policy.ts'
import {
  findOrder,
  listOrders,
  unfinishedOrders,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { seriesById } from '../../readmodels/series/series.queries.ts'
import { Address } from '../addresses/address.graphql.ts'
import { PriceLine, priceLineNodes } from '../catalog/offers.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { Arg, Ctx, FieldResolver, Int, nullable, Query, Resolver, Root } from '../graphql/decorators.ts'
import { OrderChangeAction, OrderGroup } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { OrderSeries } from '../series/series.graphql.ts'
import { orderSeriesNode } from '../series/seriesNode.ts'
import {
  BookedOrder,
  FailedVisit,
  instructionNode,
  OrderInstruction,
  OrderStaff,
} from './bookedOrder.graphql.ts'
import {
  Cancellation,
  Order,
  OrderCalendarFile,
  OrderChange,
  OrderConnection,
  OrderRefund,
  OrderViewerMay,
  orderRefundNode,
  orderStory,
} from './order.graphql.ts'

/** A customer's orders; references are joined only on request. */
@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, "The viewer's order with this number, or null.", nullable)
  async order(
    @Arg('orderNo', () => String, 'Number of the order.') orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    return (await findOrder(context.application.db, { userId, orderNo })) ?? null
  }

  @Query(() => OrderConnection, "The viewer's orders: ongoing ones, next first, or past ones, newest first.")
  async orders(
    @Arg('group', () => OrderGroup, 'Under way, or over.') group: 'ongoing' | 'history',
    @First(5, '1,000') first: number,
    @After() after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    const included = context.loaders.order.includedAddress()
    const asked = { userId, group, included, ...pageAsked({ first, after }) }
    const page = await listOrders(context.application.db, asked)
    return connection(page, context.language)
  }

  @Query(() => [Order], "The viewer's unfinished orders of a catalog (decision D12).")
  async unfinishedOrders(
    @Arg('catalog', () => ServiceCatalog, 'Of which catalog.') catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    return unfinishedOrders(context.application.db, { userId, catalog })
  }

  @FieldResolver(() => Int, "The rank's discount.")
  discountPoints(@Root() { basePoints, additionalPoints, totalPoints }: OrderView) {
    return basePoints + additionalPoints - totalPoints
  }

  @FieldResolver(() => [PriceLine], 'The price line by line.')
  async priceLines(@Root() view: OrderView, @Ctx() { loaders, language }: GraphqlContext) {
    return priceLineNodes(view.priceLines, await loaders.order.priceLineItems(view), language)
  }

  @FieldResolver(() => String, "The customer's phone.", nullable)
  async contactPhone(@Root() view: OrderView, @Ctx() { loaders, viewer, phone }: GraphqlContext) {
    if (viewer?.id === view.userId) return phone ?? null
    return (await loaders.order.customer(view)).phoneNo ?? null
  }

  @FieldResolver(() => [OrderStaff], 'The crew; empty until one is assigned.')
  staff(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.crew(view)
  }

  @FieldResolver(() => [OrderChange], 'The story, oldest first, beginning with the placing.')
  async changes(@Root() view: OrderView, @Ctx() { loaders, viewer }: GraphqlContext) {
    return orderStory(view, await loaders.order.changes(view), viewer?.id ?? '')
  }

  @FieldResolver(() => String, 'What the viewer wrote in the problem that is open; null otherwise.', nullable)
  async reportedWords(@Root() view: OrderView, @Ctx() { loaders, viewer }: GraphqlContext) {
    // of a history none is read
    if (view.status !== OrderStatus.Disputed) return null
    const changes = await loaders.order.changes(view)
    const report = changes.findLast(({ action }) => action === OrderChangeAction.DisputeOpened)
    // the office's words about a complaint are its own
    if (!report || report.actorId !== viewer?.id) return null
    return (await loaders.of(cancellationNotesByCommand).load(String(report.newValue.noteId))) ?? null
  }

  @FieldResolver(() => Cancellation, 'Terms of cancelling now; null if impossible.', nullable)
  async cancellation(@Root() view: OrderView, @Ctx() { loaders, now }: GraphqlContext) {
    // the fee needs the order's whole story: of a history none is read
    if (!customerMay(view, now).cancel) return null
    const order = await loaders.orderNow.load(view.orderId)
    return cancellationTerms(order, now, ActorRole.Customer) ?? null
  }

  @FieldResolver(() => OrderRefund, 'Points returned and kept; null unless cancelled.', nullable)
  async refund(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    const refund = orderRefundNode(view)
    if (refund === null) return null
    return { ...refund, note: (await loaders.order.cancellationNote(view)) ?? null }
  }

  @FieldResolver(() => OrderCalendarFile, 'Calendar file; null once started or cancelled.', nullable)
  async calendarFile(
    @Root() view: OrderView,
    @Ctx() { application, loaders, language, now }: GraphqlContext,
  ) {
    // of a history none is read
    if (view.status > OrderStatus.Confirmed) return null
    const [order, service, address] = await Promise.all([
      loaders.orderNow.load(view.orderId),
      loaders.order.service(view),
      loaders.order.address(view),
    ])
    const serviceName = serviceTextOf(service, language).name
    const { publicUrl } = application.accounts
    return savedCalendar(order, { serviceName, addressLine: addressLine(address), publicUrl, now }) ?? null
  }

  @FieldResolver(
    () => OrderSeries,
    'The series that it is a visit of, as the series goes now; null for an order of its own.',
    nullable,
  )
  series(@Root() { seriesId }: OrderView, @Ctx() { loaders }: GraphqlContext) {
    if (seriesId === undefined) return null
    return loaders
      .of(seriesById)
      .load(seriesId)
      .then((found) => found && orderSeriesNode(found))
  }

  @FieldResolver(() => OrderViewerMay, 'The actions that the viewer may take now.')
  viewerMay(@Root() view: OrderView, @Ctx() { now }: GraphqlContext) {
    return customerMay(view, now)
  }
}

/** The references shared by customers' and crews' orders. */
@Resolver(() => BookedOrder)
export class BookedOrderResolver {
  @FieldResolver(() => String, 'Local time as HH:MM; cleaning only.', nullable)
  bookedTime(@Root() { periodType, bookedTime }: OrderView) {
    return periodType === PeriodType.Day ? bookedTime : undefined
  }

  @FieldResolver(
    () => FailedVisit,
    'The last visit that the crew could not do; null once the order was moved, assigned, cancelled, started or ended after it.',
    nullable,
  )
  failedVisit(@Root() { visitFailedAt, visitFailedReason: reason }: OrderView) {
    return visitFailedAt && reason ? { ...zonedMoment(visitFailedAt), reason } : null
  }

  @FieldResolver(() => String, 'Name of the service.')
  async serviceName(@Root() view: OrderView, @Ctx() { loaders, language }: GraphqlContext) {
    return serviceTextOf(await loaders.order.service(view), language).name
  }

  @FieldResolver(() => Address, 'The address as of the placing.')
  address(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.address(view)
  }

  @FieldResolver(() => [OrderInstruction], 'Notes to the crew, oldest first.')
  instructions(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    if (view.instructionsIds.length === 0) return []
    return loaders.order.instructions(view).then((notes) => notes.map(instructionNode))
  }
}
