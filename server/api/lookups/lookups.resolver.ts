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
  @Field(() => [LookupItem], 'Kinds of buildings.')
  buildingTypes!: LookupItem[]

  @Field(() => [LookupItem], 'Floor area classes, smallest first.')
  areaTypes!: LookupItem[]

  @Field(() => [LookupItem], 'Kitchens.')
  kitchenTypes!: LookupItem[]

  @Field(() => [LookupItem], 'Bathrooms.')
  bathTypes!: LookupItem[]

  @Field(() => [LookupItem], 'Driveways.')
  driveWayTypes!: LookupItem[]

  @Field(() => [ConditionLookup], 'Conditions of additional items.')
  conditionKinds!: readonly ConditionLookup[]

  @Field(() => [LookupItem], "The office's labels on customers.")
  specialAttributes!: LookupItem[]

  @Field(() => [LookupItem], 'Statuses of orders.')
  orderStatuses!: LookupItem[]

  @Field(() => [LookupItem], 'Entries of an order’s change list.')
  orderActions!: LookupItem[]

  @Field(() => [LookupItem], 'Who acted.')
  roles!: LookupItem[]

  @Field(() => [LookupItem], 'How was paid.')
  paymentMethods!: LookupItem[]

  @Field(() => [LookupItem], 'Provinces and territories.')
  provinces!: LookupItem[]

  @Field(() => [LookupItem], 'What we do.')
  serviceCatalogs!: LookupItem[]

  @Field(() => [LookupItem], 'The booked period.')
  periodTypes!: LookupItem[]

  @Field(() => [LookupItem], 'Add-on services; 0 is none.')
  addOnServices!: LookupItem[]

  @Field(() => [LookupItem], 'How an item counts.')
  countingTypes!: LookupItem[]

  @Field(() => String, 'For an id that is in none of the lists.')
  unknown!: string
}

/** The lists behind selects, tags and histories: both clients and reports read the same. */
@Resolver()
export class LookupsResolver {
  @Query(() => Lookups, "Names of the documented numbers, in the request's language (B9).")
  lookups(@Ctx() { language }: GraphqlContext) {
    const lists = Object.fromEntries(
      lookupLists.map((list) => [list, lookupItems(list, language)]),
    ) as Record<LookupList, LookupItem[]>
    return { ...lists, conditionKinds: conditionItems(language), unknown: unknownLabel(language) }
  }

  /** For screens that show today: browsers with older zone rules would be wrong (decision K6). */
  @Query(() => OrderMoment, 'Now.')
  clock(@Ctx() { now }: GraphqlContext) {
    return zonedMoment(now)
  }
}
