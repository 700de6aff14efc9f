import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { RankTitle } from '../../../schema/rules/ranks.ts'
import type { Area } from '../../kernel/viewer.ts'
import { Address, addressNode } from '../addresses/address.graphql.ts'
import { AreaName } from '../graphql/enums.ts'
import { CommandPayload, UserError } from '../graphql/userError.graphql.ts'
import type { AccountOverview } from './accountOverview.ts'

@ObjectType({ description: 'The signed-in administrator.' })
export class Administrator {
  @Field(() => String, { description: 'The name used to sign in, and to greet by.' })
  userName!: string
}

@ObjectType({ description: 'The signed-in crew member.' })
export class CrewMember {
  @Field(() => ID, { description: 'Opaque id.' })
  staffId!: string

  @Field(() => String, { description: 'Number of the person.' })
  staffNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string
}

@ObjectType({ description: "A customer's standing, earned by completed orders." })
export class Rank {
  @Field(() => Int, { description: '1 to 50.' })
  rank!: number

  @Field(() => RankTitle, { description: 'Five ranks share a title.' })
  title!: string

  @Field(() => Int, { description: 'Discount on every order, in tenths of a percent.' })
  discountTenths!: number

  @Field(() => Int, { description: 'Experience gained so far.' })
  experience!: number

  @Field(() => Int, {
    description: 'Experience at which the next rank begins; at the top, where this one began.',
  })
  nextExperience!: number
}

@ObjectType({ description: 'The signed-in customer.' })
export class Customer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number to quote when paying.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also a user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form, also a user name.' })
  phoneNo!: string | null

  @Field(() => Int, { description: 'Paid points.' })
  points!: number

  @Field(() => Int, { description: 'Reward points.' })
  rewardPoints!: number

  @Field(() => Rank, { description: 'Rank, title and discount.' })
  rank!: Rank

  @Field(() => Int, { description: 'Orders with status 0 to 2.' })
  ongoingOrderCount!: number

  @Field(() => Int, { description: 'Orders with status 3 to 5.' })
  historyOrderCount!: number

  @Field(() => Address, { nullable: true, description: 'The default address; null before the first one.' })
  defaultAddress!: Address | null
}

@InputType({ description: 'What a sign-in form holds.' })
export class SignInInput {
  @Field(() => AreaName, { description: 'Which session to open.' })
  area!: Area

  @Field(() => String, { description: 'E-mail or phone; for administrators their name.' })
  userName!: string

  @Field(() => String, { description: 'The password, taken as typed.' })
  password!: string

  @Field(() => Boolean, {
    description:
      "Keep a customer's session for 30 days instead of 12 hours. A crew member's is always kept, an administrator's never.",
  })
  isRemember!: boolean
}

@ObjectType({ description: 'Outcome of a sign-in.' })
export class SignInPayload extends CommandPayload {
  @Field(() => String, { nullable: true, description: 'Bearer token; null when refused.' })
  token!: string | null

  @Field(() => Customer, { nullable: true, description: 'The customer who signed in; null for other areas.' })
  customer!: Customer | null

  @Field(() => Administrator, {
    nullable: true,
    description: 'The administrator who signed in; null for other areas.',
  })
  administrator!: Administrator | null

  @Field(() => CrewMember, {
    nullable: true,
    description: 'The crew member who signed in; null for other areas.',
  })
  crewMember!: CrewMember | null
}

@ObjectType({ description: 'Outcome of a sign-out.' })
export class SignOutPayload {
  @Field(() => [UserError], { description: 'Always empty: signing out twice is fine.' })
  userErrors!: UserError[]
}

/** The signed-in customer as GraphQL shows them. */
export function customerNode(overview: AccountOverview): Customer {
  const { customer, standing, orders, defaultAddress } = overview
  return {
    id: customer.userId,
    userNo: customer.userNo,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNo: customer.phoneNo ?? null,
    points: overview.points,
    rewardPoints: overview.rewardPoints,
    rank: standing,
    ongoingOrderCount: orders.ongoing,
    historyOrderCount: orders.history,
    defaultAddress: defaultAddress === undefined ? null : addressNode(defaultAddress),
  }
}
