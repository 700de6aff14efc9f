import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import { addressesByCustomer } from '../../addresses/addresses.store.ts'
import { experienceByCustomer } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import {
  lastVisitByCustomer,
  orderCountsByCustomer,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { seriesByCustomer } from '../../readmodels/series/series.queries.ts'
import { balancesByCustomer } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { standingOf } from '../account/accountOverview.ts'
import { Rank } from '../account/accounts.graphql.ts'
import { AddAddressInput, Address, AddressInput, PropertyFactsInput } from '../addresses/address.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { NumberedPage } from '../graphql/connection.ts'
import {
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  nullable,
  ObjectType,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import { LanguageName } from '../graphql/enums.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { MomentField, OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { ReportCustomer } from '../graphql/person.graphql.ts'
import { OrderSeries } from '../series/series.graphql.ts'
import { orderSeriesNode } from '../series/seriesNode.ts'

@ObjectType({ description: 'A customer with all that the office alone may see.' })
export class OfficeCustomer extends ReportCustomer {
  @Field(() => String, 'E-mail address, also a user name; empty if there is none.')
  email!: string

  @Field(() => String, 'Phone in international form, also a user name.', nullable)
  phoneNo!: string | undefined

  @Field(() => Boolean, 'May sign in: confirmed by e-mail, or activated by the office.')
  isActive!: boolean

  @Field(() => String, 'Date of birth as yyyy-mm-dd; null if unknown.', nullable)
  birthday!: string | undefined

  @MomentField('When they registered.', { name: 'created' })
  createdAt!: Temporal.Instant

  @MomentField(
    'When the person was erased on request; name and e-mail address are placeholders since. Null for others.',
    { name: 'erased', ...nullable },
  )
  erasedAt!: Temporal.Instant | undefined

  @Field(() => LanguageName, 'What mails to this person are written in.')
  language!: string

  @Field(() => Boolean, 'Wants mails about orders.')
  emailNotifications!: boolean

  @Field(() => CustomerTag, "The office's label, without effect on prices.", { name: 'tag' })
  specialAttr!: number

  @Field(() => String, "The office's own note; empty when there is none.")
  memo!: string
}

/** A customer's further fields for the office, joined only on request. */
@Resolver(() => OfficeCustomer)
export class OfficeCustomerResolver {
  @FieldResolver(() => Int, 'Paid points.')
  async points(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.of(balancesByCustomer).load(userId)).points
  }

  @FieldResolver(() => Int, 'Reward points.')
  async rewardPoints(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.of(balancesByCustomer).load(userId)).rewardPoints
  }

  @FieldResolver(() => Int, 'Both buckets together.')
  async totalPoints(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.of(balancesByCustomer).load(userId)).total
  }

  @FieldResolver(() => Int, 'Reward points owed for reversed recharges (decision M1).')
  async owedRewardPoints(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.of(balancesByCustomer).load(userId)).owedRewardPoints
  }

  @FieldResolver(() => Int, 'Orders that are not finished (statuses 0 to 2).')
  async openOrders(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return (await loaders.of(orderCountsByCustomer).load(userId)).ongoing
  }

  @FieldResolver(() => Int, 'Every order they placed.')
  async orderCount(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    const { ongoing, history } = await loaders.of(orderCountsByCustomer).load(userId)
    return ongoing + history
  }

  @FieldResolver(() => OrderMoment, 'The booked time of their latest served order, or null.', nullable)
  async lastVisit(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    const at = await loaders.of(lastVisitByCustomer).load(userId)
    return at && zonedMoment(at)
  }

  @FieldResolver(() => Rank, 'Rank, title and discount.')
  async rank(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return standingOf(await loaders.of(experienceByCustomer).load(userId))
  }

  @FieldResolver(() => [OrderSeries], 'Recurring visits that have not ended, newest first.')
  async series(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    const series = await loaders.of(seriesByCustomer).load(userId)
    return series.filter(({ endedAt }) => endedAt === undefined).map(orderSeriesNode)
  }

  @FieldResolver(() => [Address], 'Saved addresses, the default one first.')
  addresses(@Root() { userId }: OfficeCustomer, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(addressesByCustomer).load(userId)
  }
}

@ObjectType({ description: 'A page of customers.' })
export class OfficeCustomerPage extends NumberedPage {
  @Field(() => [OfficeCustomer], 'The page; empty past the end.')
  items!: readonly OfficeCustomer[]
}

@InputType({ description: "A customer's address with its new state." })
export class SaveCustomerAddressInput extends AddressInput {
  @Field(() => ID, 'The customer of the address.')
  customerId!: string

  @Field(() => ID, 'Which address.')
  addressId!: string
}

@InputType({ description: 'A new address of a customer.' })
export class AddCustomerAddressInput extends AddAddressInput {
  @Field(() => ID, 'The customer of the new address.')
  customerId!: string
}

@InputType({ description: 'A customer who phones; the name is also the contact of their first address.' })
export class RegisterCustomerInput extends AddAddressInput {
  @Field(() => String, 'Phone in any spelling; also a user name.')
  phoneNumber!: string

  @Field(() => String, 'E-mail address; none if null or empty.', nullable)
  email?: string | null
}

@InputType({ description: 'The e-mail address of a customer without one.' })
export class CustomerEmailInput {
  @Field(() => ID, 'Whose.')
  customerId!: string

  @Field(() => String, 'E-mail address; an inactive account gets the activation mail.')
  email!: string
}

@InputType({ description: "One of a customer's addresses." })
export class CustomerAddressInput {
  @Field(() => ID, 'The customer of the address.')
  customerId!: string

  @Field(() => ID, 'Which address.')
  addressId!: string
}

@InputType({ description: 'The facts that the office confirms.' })
export class ConfirmCustomerAddressInput {
  @Field(() => ID, 'Which address.')
  addressId!: string

  @Field(() => PropertyFactsInput, 'Facts to replace; omitted or null ones stay (B7).', nullable)
  property?: PropertyFactsInput | null
}

@InputType({ description: "The office's note on a customer." })
export class CustomerMemoInput {
  @Field(() => ID, 'On whom.')
  customerId!: string

  @Field(() => String, 'Up to 1,000 characters, line breaks included; empty takes it away.')
  memo!: string
}

@InputType({ description: "The office's label of a customer." })
export class CustomerTagInput {
  @Field(() => ID, 'Of whom.')
  customerId!: string

  @Field(() => CustomerTag, 'The label.')
  tag!: CustomerTag
}

@ObjectType({ description: 'A customer after a command of the office.' })
export class OfficeCustomerPayload extends CommandPayload {
  @Field(() => OfficeCustomer, "The customer's state now; null when refused.", nullable)
  customer?: OfficeCustomer | undefined

  @Field(() => Address, 'The address it was about, if it exists.', nullable)
  address?: Address | undefined
}
