import { RankGroup, RankTitle, ranks } from '../../../schema/rules/ranks.ts'
import type { Area } from '../../kernel/viewer.ts'
import { Address } from '../addresses/address.graphql.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { Field, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { AreaName } from '../graphql/enums.ts'
import { ReportCustomer } from '../graphql/person.graphql.ts'
import { UserError } from '../graphql/userError.graphql.ts'

@ObjectType({ description: 'The signed-in administrator.' })
export class Administrator {
  @Field(() => String, 'The name used to sign in, and to greet by.')
  userName!: string
}

@ObjectType({ description: 'The signed-in crew member.' })
export class CrewMember {
  @Field(() => ID, 'Opaque id.')
  staffId!: string

  @Field(() => String, 'Number of the person.')
  staffNo!: string

  @Field(() => String, 'First name.')
  firstName!: string
}

@ObjectType({ description: "A customer's standing, earned by completed orders." })
export class Rank {
  @Field(() => Int, '1 to 50.')
  rank!: number

  @Field(() => RankTitle, 'Five ranks share a title.')
  title!: string

  @Field(() => Int, 'Discount on every order, in tenths of a percent.')
  discountTenths!: number

  @Field(() => Int, 'Experience gained so far.')
  experience!: number

  @Field(() => Int, 'Experience at which the next rank begins; at the top rank, its own.')
  nextExperience!: number
}

@ObjectType({ description: 'The signed-in customer.' })
export class Customer extends ReportCustomer {
  @Field(() => String, 'E-mail address, also a user name.')
  email!: string

  @Field(() => String, 'Phone in international form, also a user name.', nullable)
  phoneNo!: string | undefined

  @Field(() => Int, 'Paid points.')
  points!: number

  @Field(() => Int, 'Reward points.')
  rewardPoints!: number

  @Field(() => Rank, 'Rank, title and discount.')
  rank!: Rank

  @Field(() => Int, 'Orders with status 0 to 2.')
  ongoingOrderCount!: number

  @Field(() => Int, 'Orders with status 3 to 5.')
  historyOrderCount!: number

  @Field(() => Address, 'The default address; null before the first one.', nullable)
  defaultAddress!: Address | undefined
}

@InputType({ description: 'A sign-in form.' })
export class SignInInput {
  @Field(() => AreaName, 'Which session to open.')
  area!: Area

  @Field(() => String, 'E-mail or phone; for administrators their name.')
  userName!: string

  @Field(() => String, 'The password, taken as typed.')
  password!: string

  @Field(
    () => Boolean,
    "Keep a customer's session for 30 days, not 12 hours. Crew members are always kept, administrators never.",
  )
  isRemember!: boolean
}

@ObjectType({ description: 'Outcome of a sign-in.' })
export class SignInPayload extends CommandPayload {
  @Field(() => String, 'Bearer token; null when refused.', nullable)
  token?: string | undefined

  @Field(() => Customer, 'The customer who signed in; null for other areas.', nullable)
  customer?: Customer | undefined

  @Field(() => Administrator, 'The signed-in administrator, or null.', nullable)
  administrator?: Administrator | undefined

  @Field(() => CrewMember, 'The crew member signed in; null for other areas.', nullable)
  crewMember?: CrewMember | undefined
}

@ObjectType({ description: 'Outcome of a sign-out.' })
export class SignOutPayload {
  @Field(() => [UserError], 'Always empty: signing out twice is fine.')
  userErrors!: UserError[]
}

@ObjectType({ description: 'One rank of the ladder.' })
export class RankStep {
  @Field(() => Int, '1 to 50.')
  rank!: number

  @Field(() => Int, 'Discount on every order, in tenths of a percent.')
  discountTenths!: number

  @Field(() => Int, 'Experience at which the rank begins.')
  threshold!: number
}

@ObjectType({ description: 'Five ranks of one title.' })
export class RankTitleSteps {
  @Field(() => RankTitle, 'The title; its icon has the same name.')
  title!: string

  @Field(() => [RankStep], 'Lowest first.')
  ranks!: RankStep[]
}

@ObjectType({ description: 'Titles that belong together.' })
export class RankGroupTitles {
  @Field(() => RankGroup, 'Basic metals, precious metals, gems, rare minerals or legendary.')
  group!: string

  @Field(() => [RankTitleSteps], 'Lowest first.')
  titles!: RankTitleSteps[]
}

@ObjectType({ description: 'The fifty ranks, by groups and titles.' })
export class RankLadder {
  @Field(() => [RankGroupTitles], 'Lowest first.')
  groups!: RankGroupTitles[]

  @Field(() => Rank, "The signed-in customer's rank; null for others.", nullable)
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
