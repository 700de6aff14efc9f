import { Ctx, Field, FieldResolver, ID, InputType, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import {
  lastVisitByCustomer,
  orderCountsByCustomer,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { seriesByCustomer } from '../../readmodels/series/series.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { Rank } from '../account/accounts.graphql.ts'
import { AddAddressInput, Address, AddressInput, PropertyFactsInput } from '../addresses/address.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { LanguageName } from '../graphql/enums.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { MomentField, OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OrderSeries } from '../series/series.graphql.ts'
import { orderSeriesNode } from '../series/seriesNode.ts'

@ObjectType({ description: 'A customer with all that the office alone may see.' })
export class OfficeCustomer {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  userId!: string

  @Field(() => String, { description: 'Number the customer quotes when paying.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also a user name; empty if there is none.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form, also a user name.' })
  phoneNo!: string | undefined

  @Field(() => Boolean, { description: 'May sign in: confirmed by e-mail, or activated by the office.' })
  isActive!: boolean

  @Field(() => String, { nullable: true, description: 'Date of birth as yyyy-mm-dd; null if unknown.' })
  birthday!: string | undefined

  @MomentField({ name: 'created', description: 'When they registered.' })
  createdAt!: Temporal.Instant

  @MomentField({
    name: 'erased',
    nullable: true,
    description:
      'When the person was erased on request; name and e-mail address are placeholders since. Null for others.',
  })
  erasedAt!: Temporal.Instant | undefined

  @Field(() => LanguageName, { description: 'What mails to this person are written in.' })
  language!: string

  @Field(() => Boolean, { description: 'Wants mails about orders.' })
  emailNotifications!: boolean

  @Field(() => CustomerTag, { name: 'tag', description: "The office's label, without effect on prices." })
  specialAttr!: number

  @Field(() => String, { description: "The office's own note; empty when there is none." })
  memo!: string
}

/** A customer's further fields for the office, joined only on request. */
@Resolver(() => OfficeCustomer)
export class OfficeCustomerResolver {
  @FieldResolver(() => Int, { description: 'Paid points.' })
  async points(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.balance.load(userId)).points
  }

  @FieldResolver(() => Int, { description: 'Reward points.' })
  async rewardPoints(
    @Root() { userId }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<number> {
    return (await loaders.balance.load(userId)).rewardPoints
  }

  @FieldResolver(() => Int, { description: 'Both buckets together.' })
  async totalPoints(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.balance.load(userId)).total
  }

  @FieldResolver(() => Int, { description: 'Reward points owed for reversed recharges (decision M1).' })
  async owedRewardPoints(
    @Root() { userId }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<number> {
    return (await loaders.balance.load(userId)).owedRewardPoints
  }

  @FieldResolver(() => Int, { description: 'Orders that are not finished (statuses 0 to 2).' })
  async openOrders(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return (await loaders.joins.of(orderCountsByCustomer).load(userId)).ongoing
  }

  @FieldResolver(() => Int, { description: 'Every order they placed.' })
  async orderCount(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    const { ongoing, history } = await loaders.joins.of(orderCountsByCustomer).load(userId)
    return ongoing + history
  }

  @FieldResolver(() => OrderMoment, {
    nullable: true,
    description: 'The booked time of their latest served order, or null.',
  })
  async lastVisit(
    @Root() { userId }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<OrderMoment | undefined> {
    const at = await loaders.joins.of(lastVisitByCustomer).load(userId)
    return at && zonedMoment(at)
  }

  @FieldResolver(() => Rank, { description: 'Rank, title and discount.' })
  async rank(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext): Promise<Rank> {
    return standingOf(await loaders.experience.load(userId))
  }

  @FieldResolver(() => [OrderSeries], { description: 'Recurring visits that have not ended, newest first.' })
  async series(
    @Root() { userId }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly OrderSeries[]> {
    return (await loaders.joins.of(seriesByCustomer).load(userId)).map(orderSeriesNode)
  }

  @FieldResolver(() => [Address], { description: 'Saved addresses, the default one first.' })
  addresses(
    @Root() { userId }: OfficeCustomer,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly Address[]> {
    return loaders.addressesOf.load(userId)
  }
}

@ObjectType({ description: 'A page of customers.' })
export class OfficeCustomerPage {
  @Field(() => [OfficeCustomer], { description: 'The page; empty past the end.' })
  items!: readonly OfficeCustomer[]

  @Field(() => Int, { description: 'Customers in the whole list.' })
  totalCount!: number

  @Field(() => Int, { description: 'Which page this is; the first is 1.' })
  page!: number

  @Field(() => Int, { description: 'How many a page holds.' })
  pageSize!: number
}

@InputType({ description: "A customer's address with its new state." })
export class SaveCustomerAddressInput extends AddressInput {
  @Field(() => ID, { description: 'The customer of the address.' })
  customerId!: string

  @Field(() => ID, { description: 'Which address.' })
  addressId!: string
}

@InputType({ description: 'A new address of a customer.' })
export class AddCustomerAddressInput extends AddAddressInput {
  @Field(() => ID, { description: 'The customer of the new address.' })
  customerId!: string
}

@InputType({ description: 'A customer who phones; the name is also the contact of their first address.' })
export class RegisterCustomerInput extends AddAddressInput {
  @Field(() => String, { description: 'Phone in any spelling; also a user name.' })
  phoneNumber!: string

  @Field(() => String, { nullable: true, description: 'E-mail address; none if null or empty.' })
  email?: string | null
}

@InputType({ description: 'The e-mail address of a customer without one.' })
export class CustomerEmailInput {
  @Field(() => ID, { description: 'Whose.' })
  customerId!: string

  @Field(() => String, { description: 'E-mail address; an inactive account gets the activation mail.' })
  email!: string
}

@InputType({ description: "One of a customer's addresses." })
export class CustomerAddressInput {
  @Field(() => ID, { description: 'The customer of the address.' })
  customerId!: string

  @Field(() => ID, { description: 'Which address.' })
  addressId!: string
}

@InputType({ description: 'The facts that the office confirms.' })
export class ConfirmCustomerAddressInput {
  @Field(() => ID, { description: 'Which address.' })
  addressId!: string

  @Field(() => PropertyFactsInput, {
    nullable: true,
    description: 'Facts to replace; omitted or null ones stay (B7).',
  })
  property?: PropertyFactsInput | null
}

@InputType({ description: "The office's note on a customer." })
export class CustomerMemoInput {
  @Field(() => ID, { description: 'On whom.' })
  customerId!: string

  @Field(() => String, { description: 'Up to 1,000 characters, line breaks included; empty takes it away.' })
  memo!: string
}

@InputType({ description: "The office's label of a customer." })
export class CustomerTagInput {
  @Field(() => ID, { description: 'Of whom.' })
  customerId!: string

  @Field(() => CustomerTag, { description: 'The label.' })
  tag!: CustomerTag
}

@ObjectType({ description: 'A customer after a command of the office.' })
export class OfficeCustomerPayload extends CommandPayload {
  @Field(() => OfficeCustomer, {
    nullable: true,
    description: "The customer's state now; null when refused.",
  })
  customer?: OfficeCustomer | undefined

  @Field(() => Address, { nullable: true, description: 'The address it was about, if it exists.' })
  address?: Address | undefined
}
