import { zonedMoment } from '../context/zonedMoment.ts'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { conditionItems, type LookupList, lookupItems, lookupLists, unknownLabel } from './lookups.ts'

@ObjectType({ description: 'One entry of a list.' })
class LookupItem {
  @Field(() => Int, 'As the documented calls number it.')
  id!: number

  @Field(() => String, 'As GraphQL calls it.')
  name!: string

  @Field(() => String, 'For people, in the language of the request.')
  label!: string
}

@ObjectType({ description: 'One attribute that an additional item may ask for.' })
class ConditionAttribute {
  @Field(() => Int, 'As the documented calls number it, within its kind.')
  id!: number

  @Field(() => String, 'For people, in the language of the request.')
  label!: string
}

@ObjectType({ description: 'A kind of condition of additional items, with all that can be asked under it.' })
class ConditionLookup extends LookupItem {
  @Field(() => [ConditionAttribute], 'Yes-or-no attributes are last.')
  attributes!: readonly ConditionAttribute[]
}

@ObjectType({ description: 'What the numbers of the documents are called, in the language of the request.' })
class Lookups {
  @Field(() => [ConditionLookup], 'Conditions of additional items.')
  conditionKinds!: readonly ConditionLookup[]

  @Field(() => String, 'For an id that is in none of the lists.')
  unknown!: string
}

const lists: Readonly<Record<Exclude<LookupList, 'conditionKinds'>, string>> = {
  buildingTypes: 'Kinds of buildings.',
  areaTypes: 'Floor area classes, smallest first.',
  kitchenTypes: 'Kitchens.',
  bathTypes: 'Bathrooms.',
  driveWayTypes: 'Driveways.',
  specialAttributes: "The office's labels on customers.",
  orderStatuses: 'Statuses of orders.',
  orderActions: 'Entries of an order’s change list.',
  roles: 'Who acted.',
  paymentMethods: 'How was paid.',
  provinces: 'Provinces and territories.',
  serviceCatalogs: 'What we do.',
  periodTypes: 'The booked period.',
  addOnServices: 'Add-on services; 0 is none.',
  countingTypes: 'How an item counts.',
}
for (const [list, about] of Object.entries(lists)) Field(() => [LookupItem], about)(Lookups.prototype, list)

/** The lists behind selects, tags and histories: both clients and reports read the same. */
@Resolver()
export class LookupsResolver {
  @Query(() => Lookups, "Names of the documented numbers, in the request's language (B9).")
  lookups(@Ctx() { language }: GraphqlContext) {
    const items = lookupLists.map((list) => [list, lookupItems(list, language)])
    return {
      ...Object.fromEntries(items),
      conditionKinds: conditionItems(language),
      unknown: unknownLabel(language),
    }
  }

  /** For screens that show today: browsers with older zone rules would be wrong (decision K6). */
  @Query(() => OrderMoment, 'Now.')
  clock(@Ctx() { now }: GraphqlContext) {
    return zonedMoment(now)
  }
}
