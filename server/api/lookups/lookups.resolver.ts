import { Ctx, Query, Resolver } from 'type-graphql'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { Lookups } from './lookups.graphql.ts'
import { conditionItems, lookupItems, lookupLists, unknownLabel } from './lookups.ts'

/** The lists behind selects, tags and histories: both clients and reports read the same. */
@Resolver()
export class LookupsResolver {
  @Query(() => Lookups, {
    description:
      'What the numbers of the documents are called, in the language of the request (decision B9).',
  })
  lookups(@Ctx() { language }: GraphqlContext): object {
    const lists = Object.fromEntries(lookupLists.map((list) => [list, lookupItems(list, language)]))
    return { ...lists, conditionKinds: conditionItems(language), unknown: unknownLabel(language) }
  }
}

/** The business's clock, for screens that tell what is today: browsers with older zone rules would compute it wrong (decision K6). */
@Resolver()
export class ClockResolver {
  @Query(() => OrderMoment, { description: 'Now.' })
  clock(@Ctx() { now }: GraphqlContext): OrderMoment {
    return zonedMoment(now)
  }
}
