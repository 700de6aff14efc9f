import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { eraseCustomer, requestErasure, withdrawErasure } from '../../identity/erasing.handlers.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { erasureRequestPage, erasureRequestsByCustomer } from '../../people/erasureRequests.store.ts'
import { findOfficeCustomer, findOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { openOrderCounts } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { commandOf } from '../context/requestContext.ts'
import { OfficeCustomer, officeCustomerNode } from '../customers/officeCustomers.graphql.ts'
import { getOrThrow } from '../details/tableLoaders.ts'
import { After, type Connection, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted, refusal } from '../graphql/userError.graphql.ts'
import {
  EraseCustomerPayload,
  ErasureRequest,
  ErasureRequestPayload,
  erasureNode,
  type OfficeErasureRequest,
  OfficeErasureRequestConnection,
  RequestErasureInput,
} from './privacy.graphql.ts'

/** A customer's wish to be forgotten (decision A20). */
@Resolver()
export class ErasureResolver {
  @Mutation(() => ErasureRequestPayload, {
    description: 'Asks to be forgotten; from then on nothing can be booked. Asking again changes nothing.',
  })
  async requestErasure(
    @Arg('input', () => RequestErasureInput, { description: 'The proof that it is the owner.' })
    { password }: RequestErasureInput,
    @Ctx() context: GraphqlContext,
  ): Promise<ErasureRequestPayload> {
    const viewer = viewerOf(context, 'customer')
    const { application, networkAddress, language } = context
    const command = commandOf(context, viewer, 'requestErasure', context.requestId)
    const outcome = await requestErasure(application.accounts, command, { viewer, password, networkAddress })
    if (isRejection(outcome)) return { erasure: null, ...refusal(outcome, language) }
    return {
      erasure: erasureNode(outcome),
      message: messageOf('ERASURE_REQUESTED', language),
      userErrors: [],
    }
  }

  @Mutation(() => ErasureRequestPayload, {
    description: 'Takes the wish back, as long as it was not carried out.',
  })
  async withdrawErasure(@Ctx() context: GraphqlContext): Promise<ErasureRequestPayload> {
    const viewer = viewerOf(context, 'customer')
    const { application, language } = context
    const command = commandOf(context, viewer, 'withdrawErasure', context.requestId)
    const outcome = await withdrawErasure(application.accounts, command)
    if (isRejection(outcome)) return { erasure: null, ...refusal(outcome, language) }
    return { erasure: null, message: messageOf('ERASURE_WITHDRAWN', language), userErrors: [] }
  }
}

/** What the office does about it. */
@Resolver(() => OfficeCustomer)
export class OfficeErasureResolver {
  @FieldResolver(() => ErasureRequest, {
    nullable: true,
    description: 'Their open wish to be forgotten; null when there is none.',
  })
  async erasure(
    @Root() { id }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ErasureRequest | null> {
    const request = await loaders.joins.of(erasureRequestsByCustomer).load(id)
    return request === undefined ? null : erasureNode(request)
  }

  @Query(() => OfficeErasureRequestConnection, {
    description: 'Customers who wait to be forgotten, who asked first first.',
  })
  async erasureRequests(
    @First(20) first: number,
    @After('Cursor of the last one already seen.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<OfficeErasureRequest>> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const page = accepted(await erasureRequestPage(db, pageAsked({ first, after })), context.language)
    const ids = page.nodes.map(({ userId }) => userId)
    const [customers, open] = await Promise.all([findOfficeCustomers(db, ids), openOrderCounts(db, ids)])
    const byId = new Map(customers.map((one) => [one.userId, one]))
    const node = (request: (typeof page.nodes)[number]) => ({
      ...erasureNode(request),
      customer: officeCustomerNode(getOrThrow(byId.get(request.userId), request.userId)),
      openOrders: open.get(request.userId) ?? 0,
    })
    return connection(page, node, context.language)
  }

  @Mutation(() => EraseCustomerPayload, {
    description:
      'Forgets a customer who asked for it a day ago or earlier, has no open order and no paid points left. It cannot be undone.',
  })
  async eraseCustomer(
    @Arg('customerId', () => ID, { description: 'Whom.' }) userId: string,
    @Ctx() context: GraphqlContext,
  ): Promise<EraseCustomerPayload> {
    const viewer = viewerOf(context, 'admin')
    const { application, language } = context
    const command = commandOf(context, viewer, 'eraseCustomer', context.requestId)
    const outcome = await eraseCustomer(application.accounts, command, userId)
    if (isRejection(outcome)) return { customer: null, ...refusal(outcome, language) }
    const customer = await findOfficeCustomer(application.db, userId)
    return {
      customer: customer === undefined ? null : officeCustomerNode(customer),
      message: messageOf('CUSTOMER_ERASED', language),
      userErrors: [],
    }
  }
}
