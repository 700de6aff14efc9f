import { Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql'
import { consentLog } from '../../people/consents.store.ts'
import { findErasureRequest } from '../../people/erasureRequests.store.ts'
import { findProfile } from '../../people/profiles.store.ts'
import { orderCountsByCustomer } from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { paymentCount } from '../../readmodels/payments/payments.queries.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { getOrThrow } from '../details/tableLoaders.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { erasureNode, Privacy } from './privacy.graphql.ts'

/** What customers decide about their own data; figures are joined only where a query asks. */
@Resolver(() => Privacy)
export class PrivacyResolver {
  @Query(() => Privacy, { description: 'What the signed-in customer decides about their own data.' })
  async privacy(@Ctx() context: GraphqlContext): Promise<Privacy> {
    const { id } = viewerOf(context, 'customer')
    const { db } = context.application
    const [profile, consents, request] = await Promise.all([
      findProfile(db, id),
      consentLog(db, id),
      findErasureRequest(db, id),
    ])
    return {
      marketingConsent: getOrThrow(profile, id).marketingConsent,
      consents: consents.toReversed().map(({ at, ...change }) => ({ ...change, at: zonedMoment(at) })),
      erasure: request === undefined ? null : erasureNode(request),
    }
  }

  @FieldResolver(() => Int, {
    description: 'Orders that are not finished: none may be left when asking to be forgotten.',
  })
  async openOrders(@Ctx() context: GraphqlContext): Promise<number> {
    const { id } = viewerOf(context, 'customer')
    return (await context.loaders.joins.of(orderCountsByCustomer).load(id)).ongoing
  }

  @FieldResolver(() => Int, { description: 'Paid points: paid back before anybody is forgotten.' })
  async points(@Ctx() context: GraphqlContext): Promise<number> {
    return (await context.loaders.balance.load(viewerOf(context, 'customer').id)).points
  }

  @FieldResolver(() => Int, { description: 'Reward points: they lapse.' })
  async rewardPoints(@Ctx() context: GraphqlContext): Promise<number> {
    return (await context.loaders.balance.load(viewerOf(context, 'customer').id)).rewardPoints
  }

  @FieldResolver(() => Int, { description: 'Invoices that stay, as tax law asks, with the buyer they name.' })
  async invoices(@Ctx() context: GraphqlContext): Promise<number> {
    return paymentCount(context.application.db, viewerOf(context, 'customer').id)
  }
}
