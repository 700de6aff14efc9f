import { Field, ID, Int, ObjectType } from 'type-graphql'
import { CustomerTag } from '../../../schema/rules/enumerations.ts'
import { Address, Rank } from '../account/accounts.graphql.ts'
import { LanguageName } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A customer with all that the office alone may see.' })
export class OfficeCustomer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number the customer quotes when paying.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name; may be empty.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also a user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form, also a user name.' })
  phoneNo!: string | null

  @Field(() => Boolean, {
    description: 'May sign in: the e-mail address was proved, or the office activated.',
  })
  isActive!: boolean

  @Field(() => String, { nullable: true, description: 'Date of birth as yyyy-mm-dd; null when not told.' })
  birthday!: string | null

  @Field(() => OrderMoment, { description: 'When they registered.' })
  created!: OrderMoment

  @Field(() => OrderMoment, {
    nullable: true,
    description:
      'When the person was forgotten at their own wish: name and e-mail are placeholders from then on; null for everybody else.',
  })
  erased!: OrderMoment | null

  @Field(() => LanguageName, { description: 'What mails to this person are written in.' })
  language!: string

  @Field(() => Boolean, { description: 'Wants mails about orders.' })
  emailNotifications!: boolean

  @Field(() => CustomerTag, { description: "The office's label, without effect on prices." })
  tag!: number

  @Field(() => String, { description: "The office's own note; empty when there is none." })
  memo!: string

  @Field(() => Int, { description: 'Paid points.' })
  points!: number

  @Field(() => Int, { description: 'Reward points.' })
  rewardPoints!: number

  @Field(() => Int, { description: 'Both buckets together.' })
  totalPoints!: number

  @Field(() => Int, {
    description:
      'Reward points owed for reversed recharges: those that come back pay them first (decision M1).',
  })
  owedRewardPoints!: number

  @Field(() => Rank, { description: 'Rank, title and discount.' })
  rank!: Rank

  @Field(() => [Address], { description: 'Saved addresses, the default one first.' })
  addresses!: Address[]
}

@ObjectType({ description: 'A page of customers.' })
export class OfficeCustomerPage {
  @Field(() => [OfficeCustomer], { description: 'The page, newest customers first; empty past the end.' })
  items!: OfficeCustomer[]

  @Field(() => Int, { description: 'Customers in the whole list.' })
  totalCount!: number

  @Field(() => Int, { description: 'Which page this is; the first is 1.' })
  page!: number

  @Field(() => Int, { description: 'How many a page holds.' })
  pageSize!: number
}
