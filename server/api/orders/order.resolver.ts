import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { addressLine } from '../../addresses/addressLine.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { ActorRole } from '../../kernel/command.ts'
import { foldAll } from '../../kernel/fold.ts'
import { savedCalendar } from '../../messaging/savedCalendar.ts'
import { cancellationTerms } from '../../ordering/cancelling/cancellationTerms.ts'
import { knownOrder, orderFold } from '../../ordering/order.ts'
import { customerMay } from '../../ordering/ordering.policy.ts'
import {
  findOrder,
  listOrders,
  unfinishedOrders,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { Address } from '../account/accounts.graphql.ts'
import { addressNode } from '../addresses/address.node.ts'
import { PriceLine } from '../catalog/catalog.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { crewOf } from '../details/crewOf.ts'
import { present } from '../details/present.ts'
import { connection, pageAsked } from '../graphql/connection.ts'
import { OrderGroup } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { instructionNode } from './instruction.node.ts'
import { OrderInstruction } from './instructions.graphql.ts'
import {
  Cancellation,
  Order,
  OrderCalendarFile,
  OrderChange,
  OrderConnection,
  OrderStaff,
  OrderViewerMay,
} from './order.graphql.ts'
import { type OrderNode, orderNode } from './order.node.ts'
import { orderStory } from './orderStory.node.ts'
import { priceLineNodes } from './priceLines.node.ts'

/** A customer's orders; what an order points at is joined only where a query asks for it. */
@Resolver(() => Order)
export class OrderResolver {
  @Query(() => Order, {
    nullable: true,
    description: "One of the viewer's orders; null when there is none of that number.",
  })
  async order(
    @Arg('orderNo', () => String, { description: 'Number of the order.' }) orderNo: string,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderNode | null> {
    const { id: userId } = viewerOf(context, 'customer')
    const view = await findOrder(context.application.db, { userId, orderNo })
    return view === undefined ? null : orderNode(view)
  }

  @Query(() => OrderConnection, {
    description: "The viewer's ongoing orders, next booking first, or their history, newest first.",
  })
  async orders(
    @Arg('group', () => OrderGroup, { description: 'Under way, or over.' }) group: 'ongoing' | 'history',
    @Arg('first', () => Int, { defaultValue: 5, description: 'How many at most, 1 to 1,000.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Read on from this cursor.' }) after:
      | string
      | null
      | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const { id: userId } = viewerOf(context, 'customer')
    const page = await listOrders(context.application.db, { userId, group, ...pageAsked({ first, after }) })
    return connection(page, orderNode, context.language)
  }

  @Query(() => [Order], {
    description: "The viewer's orders of a catalog that are not finished (decision D12).",
  })
  async unfinishedOrders(
    @Arg('catalog', () => ServiceCatalog, { description: 'Of which catalog.' }) catalog: ServiceCatalog,
    @Ctx() context: GraphqlContext,
  ): Promise<OrderNode[]> {
    const { id: userId } = viewerOf(context, 'customer')
    return (await unfinishedOrders(context.application.db, { userId, catalog })).map(orderNode)
  }

  @FieldResolver(() => String)
  async serviceName(
    @Root() { view }: OrderNode,
    @Ctx() { loaders, language }: GraphqlContext,
  ): Promise<string> {
    const service = present(await loaders.orderedService.load(view), view.serviceId)
    return serviceTextOf(service, language).name
  }

  @FieldResolver(() => [PriceLine])
  async priceLines(
    @Root() { view }: OrderNode,
    @Ctx() { loaders, language }: GraphqlContext,
  ): Promise<PriceLine[]> {
    const ids = view.priceLines.flatMap(({ itemId }) => (itemId === undefined ? [] : [itemId]))
    const items = await loaders.priceLineItems.load(ids)
    return priceLineNodes(view.priceLines, items.asOf(view.placedAt), language)
  }

  @FieldResolver(() => Address)
  async address(@Root() { view }: OrderNode, @Ctx() { loaders }: GraphqlContext): Promise<Address> {
    return addressNode(
      present(await loaders.addressVersion.load(view.addressVersionId), view.addressVersionId),
    )
  }

  @FieldResolver(() => String, { nullable: true })
  async contactPhone(
    @Root() { view }: OrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return (await loaders.customer.load(view.userId))?.phoneNo ?? null
  }

  @FieldResolver(() => [OrderStaff])
  async staff(@Root() { view }: OrderNode, @Ctx() { loaders }: GraphqlContext): Promise<OrderStaff[]> {
    const crew = await crewOf(loaders.crews, view)
    return crew.map(({ staffNo, photo, firstName, rate }) => ({ staffNo, photo, firstName, rate }))
  }

  @FieldResolver(() => [OrderInstruction])
  async instructions(
    @Root() { view }: OrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderInstruction[]> {
    return (await loaders.instructions.load(view.instructionsIds)).map(instructionNode)
  }

  @FieldResolver(() => [OrderChange])
  async changes(
    @Root() { view }: OrderNode,
    @Ctx() { loaders, viewer }: GraphqlContext,
  ): Promise<OrderChange[]> {
    return orderStory(view, await loaders.changes.load(view.orderId), viewer?.id ?? '')
  }

  @FieldResolver(() => Cancellation, { nullable: true })
  async cancellation(
    @Root() { view }: OrderNode,
    @Ctx() { loaders, now }: GraphqlContext,
  ): Promise<Cancellation | null> {
    // the fee needs the order's whole story: of a history none is read
    if (!customerMay(view, now).cancel) return null
    const order = knownOrder(foldAll(orderFold, await loaders.orderEvents.load(view.orderId)))
    const terms = cancellationTerms(order, now, ActorRole.Customer)
    if (terms === undefined) return null
    const { feePoints, refundPoints, freeUntil } = terms
    return { feePoints, refundPoints, freeUntil: freeUntil === undefined ? null : zonedMoment(freeUntil) }
  }

  @FieldResolver(() => OrderCalendarFile, { nullable: true })
  async calendarFile(
    @Root() { view }: OrderNode,
    @Ctx() { application, loaders, language, now }: GraphqlContext,
  ): Promise<OrderCalendarFile | null> {
    // of a history none is read
    if (view.status > OrderStatus.Confirmed) return null
    const [events, service, address] = await Promise.all([
      loaders.orderEvents.load(view.orderId),
      loaders.orderedService.load(view),
      loaders.addressVersion.load(view.addressVersionId),
    ])
    const serviceName = serviceTextOf(present(service, view.serviceId), language).name
    const words = { serviceName, addressLine: address && addressLine(address) }
    const { publicUrl } = application.writing
    return savedCalendar(events, { ...words, publicUrl, now }) ?? null
  }

  @FieldResolver(() => OrderViewerMay)
  viewerMay(@Root() { view }: OrderNode, @Ctx() { now }: GraphqlContext): OrderViewerMay {
    return customerMay(view, now)
  }
}
