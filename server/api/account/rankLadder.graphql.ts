import { Field, Int, ObjectType } from 'type-graphql'
import { RankGroup, RankTitle, ranks } from '../../../schema/rules/ranks.ts'
import { Rank } from './accounts.graphql.ts'

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

  @Field(() => Rank, { nullable: true, description: 'Where the signed-in customer stands; null for others.' })
  own!: Rank | null
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
