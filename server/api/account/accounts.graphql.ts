import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { RankGroup, RankTitle, ranks } from '../../../schema/rules/ranks.ts'
import type { Area } from '../../kernel/viewer.ts'
import { Address } from '../addresses/address.graphql.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { AreaName } from '../graphql/enums.ts'
import { UserError } from '../graphql/userError.graphql.ts'

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

  @Field(() => Int, { description: 'Experience at which the next rank begins; at the top rank, its own.' })
  nextExperience!: number
}

@ObjectType({ description: 'The signed-in customer.' })
export class Customer {
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  userId!: string

  @Field(() => String, { description: 'Number to quote when paying.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { description: 'E-mail address, also a user name.' })
  email!: string

  @Field(() => String, { nullable: true, description: 'Phone in international form, also a user name.' })
  phoneNo!: string | undefined

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
  defaultAddress!: Address | undefined
}

@InputType({ description: 'A sign-in form.' })
export class SignInInput {
  @Field(() => AreaName, { description: 'Which session to open.' })
  area!: Area

  @Field(() => String, { description: 'E-mail or phone; for administrators their name.' })
  userName!: string

  @Field(() => String, { description: 'The password, taken as typed.' })
  password!: string

  @Field(() => Boolean, {
    description:
      "Keep a customer's session for 30 days, not 12 hours. Crew members are always kept, administrators never.",
  })
  isRemember!: boolean
}

@ObjectType({ description: 'Outcome of a sign-in.' })
export class SignInPayload extends CommandPayload {
  @Field(() => String, { nullable: true, description: 'Bearer token; null when refused.' })
  token?: string | undefined

  @Field(() => Customer, { nullable: true, description: 'The customer who signed in; null for other areas.' })
  customer?: Customer | undefined

  @Field(() => Administrator, { nullable: true, description: 'The signed-in administrator, or null.' })
  administrator?: Administrator | undefined

  @Field(() => CrewMember, {
    nullable: true,
    description: 'The crew member signed in; null for other areas.',
  })
  crewMember?: CrewMember | undefined
}

@ObjectType({ description: 'Outcome of a sign-out.' })
export class SignOutPayload {
  @Field(() => [UserError], { description: 'Always empty: signing out twice is fine.' })
  userErrors!: UserError[]
}

@ObjectType({ description: 'One rank of the ladder.' })
export class RankStep {
  @Field(() => Int, { description: '1 to 50.' })
  rank!: number

  @Field(() => Int, { description: 'Discount on every order, in tenths of a percent.' })
  discountTenths!: number

  @Field(() => Int, { description: 'Experience at which the rank begins.' })
  threshold!: number
}

@ObjectType({ description: 'Five ranks of one title.' })
export class RankTitleSteps {
  @Field(() => RankTitle, { description: 'The title; its icon has the same name.' })
  title!: string

  @Field(() => [RankStep], { description: 'Lowest first.' })
  ranks!: RankStep[]
}

@ObjectType({ description: 'Titles that belong together.' })
export class RankGroupTitles {
  @Field(() => RankGroup, { description: 'Basic metals, precious metals, gems, rare minerals or legendary.' })
  group!: string

  @Field(() => [RankTitleSteps], { description: 'Lowest first.' })
  titles!: RankTitleSteps[]
}

@ObjectType({ description: 'The fifty ranks, by groups and titles.' })
export class RankLadder {
  @Field(() => [RankGroupTitles], { description: 'Lowest first.' })
  groups!: RankGroupTitles[]

  @Field(() => Rank, { nullable: true, description: "The signed-in customer's rank; null for others." })
  own!: Rank | undefined
}

/** The fifty ranks by groups and titles, lowest first (customer document section 2, /rankDetail; decisions H2-H4). */
export function rankGroups(): RankGroupTitles[] {
  const groups = [...new Set(ranks.map(({ group }) => group))]
  return groups.map((group) => {
    const inGroup = ranks.filter((rank) => rank.group === group)
    const titles = [...new Set(inGroup.map(({ title }) => title))]
    return {
      group,
      titles: titles.map((title) => ({ title, ranks: inGroup.filter((rank) => rank.title === title) })),
    }
  })
}
