import { Ctx, Query, Resolver } from 'type-graphql'
import { conditionItems, lookupItems, lookupLists, unknownLabel } from '../../kernel/lookups.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { Lookups } from './lookups.graphql.ts'

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
