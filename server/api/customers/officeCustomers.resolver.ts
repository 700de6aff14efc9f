import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import { isRejection } from '../../kernel/rejection.ts'
import { findOfficeCustomer, listOfficeCustomers } from '../../people/officeCustomers.store.ts'
import {
  lastVisitByCustomer,
  orderCountsByCustomer,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { Rank } from '../account/accounts.graphql.ts'
import { Address, addressNode } from '../addresses/address.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { invalidInput } from '../graphql/userError.graphql.ts'
import { OfficeCustomer, OfficeCustomerPage, officeCustomerNode } from './officeCustomers.graphql.ts'

/** The office's view of customers; points, rank and addresses are joined only where a query asks. */
@Resolver(() => OfficeCustomer)
export class OfficeCustomersResolver {
  @Query(() => OfficeCustomerPage, { description: 'Customers, newest first, page by page.' })
  async customers(
    @Arg('page', () => Int, { defaultValue: 1, description: 'The first page is 1.' }) page: number,
    @Arg('pageSize', () => Int, { defaultValue: 10, description: '10, 20 or 50.' }) pageSize: number,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "How a name begins without regard to case and accents, how an e-mail begins, a phone's last digits, or a customer number.",
    })
    search: string | null | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomerPage> {
    viewerOf(context, 'admin')
    const asked = { page, pageSize, search: search ?? '' }
    const found = await listOfficeCustomers(context.application.db, asked)
    if (isRejection(found)) throw invalidInput(found, context.language)
    return { items: found.items.map(officeCustomerNode), totalCount: found.totalCount, page, pageSize }
  }

  @Query(() => OfficeCustomer, {
    nullable: true,
    description: 'One customer; null when there is none of that id.',
  })
  async customer(
    @Arg('id', () => ID, { description: 'Which one.' }) id: string,
    @Ctx() context: GraphqlContext,
  ): Promise<OfficeCustomer | null> {
    viewerOf(context, 'admin')
    const customer = await findOfficeCustomer(context.application.db, id)
    return customer === undefined ? null : officeCustomerNode(customer)
  }

  @FieldResolver(() => Int, { description: 'Paid points.' })
  async points(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.balance.load(id)).points
  }

  @FieldResolver(() => Int, { description: 'Reward points.' })
  async rewardPoints(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.balance.load(id)).rewardPoints
  }

  @FieldResolver(() => Int, { description: 'Both buckets together.' })
  async totalPoints(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.balance.load(id)).total
  }

  @FieldResolver(() => Int, {
    description:
      'Reward points owed for reversed recharges: those that come back pay them first (decision M1).',
  })
  async owedRewardPoints(
    @Root() { id }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<number> {
    return (await loaders.balance.load(id)).owedRewardPoints
  }

  @FieldResolver(() => Int, { description: 'Orders that are not finished (statuses 0 to 2).' })
  async openOrders(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.joins.of(orderCountsByCustomer).load(id)).ongoing
  }

  @FieldResolver(() => Int, { description: 'Every order they placed.' })
  async orderCount(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    const { ongoing, history } = await loaders.joins.of(orderCountsByCustomer).load(id)
    return ongoing + history
  }

  @FieldResolver(() => OrderMoment, {
    nullable: true,
    description: 'For when their latest served order was booked; null before the first visit.',
  })
  async lastVisit(
    @Root() { id }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderMoment | null> {
    const at = await loaders.joins.of(lastVisitByCustomer).load(id)
    return at === undefined ? null : zonedMoment(at)
  }

  @FieldResolver(() => Rank, { description: 'Rank, title and discount.' })
  async rank(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<Rank> {
    return standingOf(await loaders.experience.load(id))
  }

  @FieldResolver(() => [Address], { description: 'Saved addresses, the default one first.' })
  async addresses(@Root() { id }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<Address[]> {
    return (await loaders.addressesOf.load(id)).map(addressNode)
  }
}
