import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { businessDate } from '../../kernel/time.ts'
import { crewMay } from '../../ordering/crewWork/crew.policy.ts'
import {
  countCrewVisits,
  findCrewOrder,
  listCrewOrders,
} from '../../readmodels/orderHistory/crewOrders.queries.ts'
import { Address } from '../account/accounts.graphql.ts'
import { addressNode } from '../addresses/address.node.ts'
import { crewReaderOf } from '../context/crewReader.ts'
import { crewOf } from '../details/crewOf.ts'
import { present } from '../details/present.ts'
import { connection, pageAsked } from '../graphql/connection.ts'
import { OrderGroup } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { CrewOrder, CrewOrderConnection, CrewViewerMay } from './crewOrder.graphql.ts'
import { type CrewOrderNode, crewOrderNode } from './crewOrder.node.ts'
import { instructionNode } from './instruction.node.ts'
import { OrderInstruction } from './instructions.graphql.ts'
import { OrderStaff } from './order.graphql.ts'

/** The orders of the crew member's crew; what an order points at is joined only where a query asks for it. */
@Resolver(() => CrewOrder)
export class CrewOrderResolver {
  @Query(() => CrewOrder, {
    nullable: true,
    description: "One of the crew's orders; null when it has none of that number.",
  })
  async crewOrder(
    @Arg('orderNo', () => String, { description: 'Number of the order.' }) orderNo: string,
    @Ctx() context: GraphqlContext,
  ): Promise<CrewOrderNode | null> {
    viewerOf(context, 'staff')
    const reader = await crewReaderOf(context)
    const view = await findCrewOrder(context.application.db, { ...reader, orderNo })
    return view === undefined ? null : crewOrderNode(view)
  }

  @Query(() => CrewOrderConnection, {
    description:
      "Ongoing: the crew's orders that are confirmed or in service, next booking first. History: those that are over, newest placed first.",
  })
  async crewOrders(
    @Arg('group', () => OrderGroup, { description: 'Under way, or over.' }) group: 'ongoing' | 'history',
    @Arg('first', () => Int, { defaultValue: 5, description: 'How many at most, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Read on from this cursor.' }) after:
      | string
      | null
      | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'staff')
    const reader = await crewReaderOf(context)
    const of = { ...reader, group, ...pageAsked({ first, after }) }
    const page = await listCrewOrders(context.application.db, of)
    return connection(page, crewOrderNode, context.language)
  }

  @Query(() => Int, { description: "How many of today's visits of the crew are not done yet." })
  async crewToday(@Ctx() context: GraphqlContext): Promise<number> {
    viewerOf(context, 'staff')
    const { groupId } = await crewReaderOf(context)
    if (groupId === undefined) return 0
    return countCrewVisits(context.application.db, { groupId, day: businessDate(context.now).toString() })
  }

  @FieldResolver(() => String)
  async serviceName(
    @Root() { view }: CrewOrderNode,
    @Ctx() { loaders, language }: GraphqlContext,
  ): Promise<string> {
    const service = present(await loaders.orderedService.load(view), view.serviceId)
    return serviceTextOf(service, language).name
  }

  @FieldResolver(() => String)
  async userNo(@Root() { view }: CrewOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<string> {
    return present(await loaders.customerName.load(view.userId), view.userId).userNo
  }

  @FieldResolver(() => String)
  async customerName(@Root() { view }: CrewOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<string> {
    const { firstName, lastName } = present(await loaders.customerName.load(view.userId), view.userId)
    return `${firstName} ${lastName}`.trim()
  }

  @FieldResolver(() => Address)
  async address(@Root() { view }: CrewOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<Address> {
    return addressNode(
      present(await loaders.addressVersion.load(view.addressVersionId), view.addressVersionId),
    )
  }

  @FieldResolver(() => [OrderInstruction])
  async instructions(
    @Root() { view }: CrewOrderNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderInstruction[]> {
    return (await loaders.instructions.load(view.instructionsIds)).map(instructionNode)
  }

  @FieldResolver(() => [OrderStaff])
  async staff(@Root() { view }: CrewOrderNode, @Ctx() { loaders }: GraphqlContext): Promise<OrderStaff[]> {
    const crew = await crewOf(loaders.crews, view)
    return crew.map(({ staffNo, photo, firstName, rate }) => ({ staffNo, photo, firstName, rate }))
  }

  @FieldResolver(() => CrewViewerMay)
  async viewerMay(@Root() { view }: CrewOrderNode, @Ctx() context: GraphqlContext): Promise<CrewViewerMay> {
    const { id: staffId } = viewerOf(context, 'staff')
    const crew = await context.loaders.crewOfStaff.load(staffId)
    return crewMay(view, { staffId, groupId: crew?.groupId }, context.now)
  }
}
