import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { conditionItems, lookupItems, lookupLists, unknownLabel } from './lookups.ts'

@ObjectType({ description: 'One entry of a list.' })
class LookupItem {
  @Field(() => Int, { description: 'As the documented calls number it.' })
  id!: number

  @Field(() => String, { description: 'As GraphQL calls it.' })
  name!: string

  @Field(() => String, { description: 'For people, in the language of the request.' })
  label!: string
}

@ObjectType({ description: 'One attribute that an additional item may ask for.' })
class ConditionAttribute {
  @Field(() => Int, { description: 'As the documented calls number it, within its kind.' })
  id!: number

  @Field(() => String, { description: 'For people, in the language of the request.' })
  label!: string
}

@ObjectType({ description: 'A kind of condition of additional items, with all that can be asked under it.' })
class ConditionLookup extends LookupItem {
  @Field(() => [ConditionAttribute], { description: 'Yes-or-no attributes are last.' })
  attributes!: ConditionAttribute[]
}

@ObjectType({ description: 'What the numbers of the documents are called, in the language of the request.' })
class Lookups {
  @Field(() => [LookupItem], { description: 'Kinds of buildings.' })
  buildingTypes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Floor area classes, smallest first.' })
  areaTypes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Kitchens.' })
  kitchenTypes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Bathrooms.' })
  bathTypes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Driveways.' })
  driveWayTypes!: LookupItem[]

  @Field(() => [ConditionLookup], { description: 'Conditions of additional items.' })
  conditionKinds!: ConditionLookup[]

  @Field(() => [LookupItem], { description: "The office's labels on customers." })
  specialAttributes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Statuses of orders.' })
  orderStatuses!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Entries of an order’s change list.' })
  orderActions!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Who acted.' })
  roles!: LookupItem[]

  @Field(() => [LookupItem], { description: 'How was paid.' })
  paymentMethods!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Provinces and territories.' })
  provinces!: LookupItem[]

  @Field(() => [LookupItem], { description: 'What we do.' })
  serviceCatalogs!: LookupItem[]

  @Field(() => [LookupItem], { description: 'The booked period.' })
  periodTypes!: LookupItem[]

  @Field(() => [LookupItem], { description: 'Add-on services; 0 is none.' })
  addOnServices!: LookupItem[]

  @Field(() => [LookupItem], { description: 'How an item counts.' })
  countingTypes!: LookupItem[]

  @Field(() => String, { description: 'For an id that is in none of the lists.' })
  unknown!: string
}

/** The lists behind selects, tags and histories: both clients and reports read the same. */
@Resolver()
export class LookupsResolver {
  @Query(() => Lookups, { description: "Names of the documented numbers, in the request's language (B9)." })
  lookups(@Ctx() { language }: GraphqlContext): object {
    const lists = Object.fromEntries(lookupLists.map((list) => [list, lookupItems(list, language)]))
    return { ...lists, conditionKinds: conditionItems(language), unknown: unknownLabel(language) }
  }
}

/** The business's clock, for screens that show today: browsers with older zone rules would be wrong (decision K6). */
@Resolver()
export class ClockResolver {
  @Query(() => OrderMoment, { description: 'Now.' })
  clock(@Ctx() { now }: GraphqlContext): OrderMoment {
    return zonedMoment(now)
  }
}
