import type { Command } from '../../kernel/command.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import { crewMay } from '../../ordering/crewWork/crew.policy.ts'
import { readPressedAt } from '../../ordering/crewWork/serviceTime.ts'
import type { ServingRequest } from '../../ordering/crewWork/startService.ts'
import type { OrderingHandlers } from '../../ordering/ordering.handlers.ts'
import {
  countCrewVisits,
  countDoneCrewVisits,
  findCrewOrder,
  listCrewOrders,
} from '../../readmodels/orderHistory/crewOrders.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { crewsByMember } from '../../staffing/crews.store.ts'
import { crewReaderOf } from '../context/requestContext.ts'
import { Form } from '../graphql/commandPayload.graphql.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import {
  Arg,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  nullable,
  Query,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { OrderGroup } from '../graphql/enums.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { OrderStaff } from './bookedOrder.graphql.ts'
import {
  CrewCheckPoint,
  CrewOrder,
  CrewOrderConnection,
  CrewOrderPayload,
  CrewViewerMay,
  checkPointNodes,
  ReportFailedVisitInput,
  ServeOrderInput,
} from './crewOrder.graphql.ts'
import { orderCommand } from './orderPayload.ts'

/**
 * The orders of the crew member's crew, and what crews do with them; references are joined only on request. A click that waited for a
 * signal is taken late, and once (decision T10).
 */
@Resolver(() => CrewOrder)
export class CrewOrderResolver {
  @Query(() => CrewOrder, "The crew's order with this number, or null.", nullable)
  async crewOrder(
    @Arg('orderNo', () => String, 'Number of the order.') orderNo: string,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'staff')
    const reader = crewReaderOf(context)
    return (await findCrewOrder(context.application.db, { ...reader, orderNo })) ?? null
  }

  @Query(
    () => CrewOrderConnection,
    "Ongoing: the crew's orders that are confirmed or in service, next visit first, months and seasons behind the visits. History: those that are over, newest placed first.",
  )
  async crewOrders(
    @Arg('group', () => OrderGroup, 'Under way, or over.') group: 'ongoing' | 'history',
    @First(5) first: number,
    @After() after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'staff')
    const reader = crewReaderOf(context)
    const of = { ...reader, group, ...pageAsked({ first, after }) }
    const page = await listCrewOrders(context.application.db, of)
    return connection(page, context.language)
  }

  @Query(() => Int, "The number of the crew's open visits today.")
  async crewToday(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'staff')
    const { crew } = crewReaderOf(context)
    return countCrewVisits(context.application.db, { crew, day: businessDate(context.now).toString() })
  }

  @Query(() => Int, "The number of the crew's completed visits today.")
  async crewDoneToday(@Ctx() context: GraphqlContext) {
    viewerOf(context, 'staff')
    const { crew } = crewReaderOf(context)
    return countDoneCrewVisits(context.application.db, { crew, day: businessDate(context.now).toString() })
  }

  @FieldResolver(() => Int, 'The priced minutes of work.')
  plannedMinutes(@Root() { minutes }: OrderView) {
    return minutes
  }

  @FieldResolver(() => String, "The customer's number.")
  async userNo(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.order.customerName(view)).userNo
  }

  @FieldResolver(() => String, "The customer's name.")
  async customerName(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    const { firstName, lastName } = await loaders.order.customerName(view)
    return `${firstName} ${lastName}`.trim()
  }

  @FieldResolver(() => [OrderStaff], 'Crew members who can work now, or who did the work.')
  staff(@Root() view: OrderView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.order.crew(view)
  }

  @FieldResolver(() => [CrewCheckPoint], 'The parts of the work, in order.')
  async checkPoints(@Root() view: OrderView, @Ctx() { loaders, language }: GraphqlContext) {
    return checkPointNodes(view.priceLines, await loaders.order.priceLineItems(view), language)
  }

  @FieldResolver(() => CrewViewerMay, 'The actions that the crew member may take now.')
  async viewerMay(@Root() view: OrderView, @Ctx() context: GraphqlContext) {
    const { id: staffId } = viewerOf(context, 'staff')
    const crew = await context.loaders.of(crewsByMember).load(staffId)
    return crewMay(view, { staffId, groupId: crew?.groupId }, context.now)
  }

  @Mutation(() => CrewOrderPayload, 'Starts service; pressing again changes nothing.')
  async startService(@Form(ServeOrderInput) input: ServeOrderInput, @Ctx() context: GraphqlContext) {
    return served(context, input, 'startService')
  }

  @Mutation(() => CrewOrderPayload, 'Ends service; pressing again changes nothing.')
  async endService(@Form(ServeOrderInput) input: ServeOrderInput, @Ctx() context: GraphqlContext) {
    return served(context, input, 'endService')
  }

  @Mutation(() => CrewOrderPayload, 'Reports that the crew came and could not work; the status stays.')
  async reportFailedVisit(
    @Form(ReportFailedVisitInput) input: ReportFailedVisitInput,
    @Ctx() context: GraphqlContext,
  ) {
    const { reason, words } = input
    return reported(context, input, 'reportFailedVisit', (ordering, command, request) =>
      ordering.reportFailedVisit(command, { ...request, reason, words: words ?? '' }),
    )
  }
}

const messages = {
  startService: 'SERVICE_STARTED',
  endService: 'SERVICE_ENDED',
  reportFailedVisit: 'VISIT_FAILED',
} as const

function served(
  context: GraphqlContext,
  input: ServeOrderInput,
  verb: 'startService' | 'endService',
): Promise<CrewOrderPayload> {
  return reported(context, input, verb, (ordering, command, request) => ordering[verb](command, request))
}

/** What a crew member reports, pressed now or before there was a signal. */
function reported(
  context: GraphqlContext,
  input: ServeOrderInput,
  name: keyof typeof messages,
  handle: (
    ...asked: [OrderingHandlers, Command, ServingRequest]
  ) => ReturnType<OrderingHandlers['endService']>,
): Promise<CrewOrderPayload> {
  return orderCommand(context, {
    area: 'staff',
    name,
    input,
    handle: async (ordering, command) => {
      const claimedAt = readPressedAt(input.pressedAt)
      if (isRejection(claimedAt)) return claimedAt
      return handle(ordering, command, { orderNo: input.orderNo, ...(claimedAt && { claimedAt }) })
    },
    node: (view) => view,
    message: () => messageOf(messages[name], context.language),
  })
}
