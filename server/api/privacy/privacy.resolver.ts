import { consentLog } from '../../people/consents.store.ts'
import {
  erasureRequestPage,
  erasureRequestsByCustomer,
  findErasureRequest,
} from '../../people/erasureRequests.store.ts'
import { findOfficeCustomer, findOfficeCustomers } from '../../people/officeCustomers.store.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { openOrderCounts, orderCountsByCustomer } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { paymentCount } from '../../readmodels/payments/payments.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { commandOf } from '../context/requestContext.ts'
import { OfficeCustomer } from '../customers/customers.graphql.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { Form, payloadOf } from '../graphql/commandPayload.graphql.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  nullable,
  Query,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import {
  EraseCustomerPayload,
  ErasureRequest,
  ErasureRequestPayload,
  erasureOf,
  OfficeErasureRequestConnection,
  Privacy,
  RequestErasureInput,
} from './privacy.graphql.ts'

/** What customers decide about their own data; figures are joined only where a query asks. */
@Resolver(() => Privacy)
export class PrivacyResolver {
  @Query(() => Privacy, "The signed-in customer's consents and data.")
  async privacy(@Ctx() context: GraphqlContext) {
    const { id } = viewerOf(context, 'customer')
    const { db } = context.application
    const [profile, consents, request] = await Promise.all([
      findProfile(db, id),
      consentLog(db, id),
      findErasureRequest(db, id),
    ])
    return {
      marketingConsent: getOrThrow(profile, id).marketingConsent,
      consents: consents.toReversed(),
      erasure: request && erasureOf(request),
    }
  }

  @FieldResolver(() => Int, 'Unfinished orders; erasure can be requested once there are none.')
  async openOrders(@Ctx() context: GraphqlContext) {
    const { id } = viewerOf(context, 'customer')
    return (await context.loaders.of(orderCountsByCustomer).load(id)).ongoing
  }

  @FieldResolver(() => Int, 'Paid points, which are paid back before an erasure.')
  async points(@Ctx() context: GraphqlContext) {
    return (await context.loaders.of(balancesByCustomer).load(viewerOf(context, 'customer').id)).points
  }

  @FieldResolver(() => Int, 'Reward points: they lapse.')
  async rewardPoints(@Ctx() context: GraphqlContext) {
    return (await context.loaders.of(balancesByCustomer).load(viewerOf(context, 'customer').id)).rewardPoints
  }

  @FieldResolver(() => Int, 'Invoices that stay, as tax law asks, with the buyer they name.')
  async invoices(@Ctx() context: GraphqlContext) {
    return paymentCount(context.application.db, viewerOf(context, 'customer').id)
  }
}

/** A customer's wish to be forgotten (decision A20). */
@Resolver()
export class ErasureResolver {
  @Mutation(
    () => ErasureRequestPayload,
    'Requests erasure and stops bookings; a repeated request changes nothing.',
  )
  async requestErasure(
    @Form(RequestErasureInput, 'The proof that it is the owner.') { password }: RequestErasureInput,
    @Ctx() context: GraphqlContext,
  ) {
    const viewer = viewerOf(context, 'customer')
    const { application, networkAddress } = context
    const command = commandOf(context, viewer, 'requestErasure', context.requestId)
    const outcome = await application.identity.requestErasure(command, { viewer, password, networkAddress })
    return payloadOf(context, outcome, 'ERASURE_REQUESTED', (wish) => ({ erasure: erasureOf(wish) }))
  }

  @Mutation(() => ErasureRequestPayload, 'Withdraws a request that has not been carried out.')
  async withdrawErasure(@Ctx() context: GraphqlContext) {
    const viewer = viewerOf(context, 'customer')
    const command = commandOf(context, viewer, 'withdrawErasure', context.requestId)
    return payloadOf(
      context,
      await context.application.identity.withdrawErasure(command),
      'ERASURE_WITHDRAWN',
    )
  }
}

/** The office's part. */
@Resolver(() => OfficeCustomer)
export class OfficeErasureResolver {
  @FieldResolver(() => ErasureRequest, 'Their open request, or null.', nullable)
  async erasure(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    const request = await loaders.of(erasureRequestsByCustomer).load(userId)
    return request && erasureOf(request)
  }

  @Query(() => OfficeErasureRequestConnection, 'Open erasure requests, oldest first.')
  async erasureRequests(
    @First(20) first: number,
    @After('Cursor of the last one already seen.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { db } = context.application
    const page = accepted(await erasureRequestPage(db, pageAsked({ first, after })), context.language)
    const ids = page.nodes.map(({ userId }) => userId)
    const [customers, open] = await Promise.all([findOfficeCustomers(db, ids), openOrderCounts(db, ids)])
    const byId = new Map(customers.map((one) => [one.userId, one]))
    return connection(page, context.language, (request) => ({
      ...erasureOf(request),
      customer: getOrThrow(byId.get(request.userId), request.userId),
      openOrders: open.get(request.userId) ?? 0,
    }))
  }

  @Mutation(
    () => EraseCustomerPayload,
    'Erases a customer who requested it at least a day ago and has no open orders and no paid points. It cannot be undone.',
  )
  async eraseCustomer(@Arg('customerId', () => ID, 'Whom.') userId: string, @Ctx() context: GraphqlContext) {
    const viewer = viewerOf(context, 'admin')
    const { identity, db } = context.application
    const command = commandOf(context, viewer, 'eraseCustomer', context.requestId)
    const outcome = await identity.eraseCustomer(command, userId)
    return payloadOf(context, outcome, 'CUSTOMER_ERASED', async () => ({
      customer: await findOfficeCustomer(db, userId),
    }))
  }
}
