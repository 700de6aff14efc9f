import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { Address } from '../addresses/address.graphql.ts'
import { ServiceOffer } from '../catalog/offers.graphql.ts'
import { FreePlaces } from './freePlaces.graphql.ts'

@ObjectType({ description: 'What can be booked at one address, with prices.' })
export class ServiceOffers {
  @Field(() => Address, { description: 'Where.' })
  address!: Address

  @Field(() => [ServiceOffer], { description: 'The services offered now.' })
  offers!: ServiceOffer[]

  @Field(() => Int, { description: "The customer's paid points." })
  points!: number

  @Field(() => Int, { description: "The customer's reward points." })
  rewardPoints!: number
}

@ObjectType({ description: 'When a service can take place.' })
export class Availability extends FreePlaces {
  @Field(() => Address, { description: 'Where.' })
  address!: Address

  @Field(() => ServiceOffer, { description: 'What, with its price.' })
  service!: ServiceOffer

  @Field(() => Int, { description: "The customer's paid points." })
  points!: number

  @Field(() => Int, { description: "The customer's reward points." })
  rewardPoints!: number

  @Field(() => Int, {
    description: 'From this hour on, date-only services can no longer be booked for the same day.',
  })
  dayLatestBookHour!: number

  @Field(() => String, { description: 'First bookable month as yyyy-mm.' })
  earliestMonth!: string

  @Field(() => String, { description: 'Last bookable month as yyyy-mm.' })
  latestMonth!: string

  @Field(() => [Int], { description: 'Years in which a bookable season begins.' })
  seasons!: number[]
}

@InputType({ description: 'The price that was on screen.' })
export class PriceSeenInput {
  @Field(() => Int, { description: 'Points for the ordinary work.' })
  basePoints!: number

  @Field(() => Int, { description: 'Points for what the home adds.' })
  additionalPoints!: number

  @Field(() => Int, { description: 'Rank discount in tenths of a percent.' })
  rankDiscountTenths!: number
}

@InputType({ description: 'A booking to be placed.' })
export class PlaceOrderInput {
  @Field(() => String, {
    description: 'Made once per intent; a retry with the same key returns the same order.',
  })
  key!: string

  @Field(() => ID, { description: 'Where.' })
  addressId!: string

  @Field(() => ID, { description: 'What.' })
  serviceId!: string

  @Field(() => ServiceCatalog, { description: 'Catalog of the service.' })
  catalog!: ServiceCatalog

  @Field(() => PeriodType, { description: 'Period type of the service.' })
  periodType!: PeriodType

  @Field(() => Int, { description: 'Local year.' })
  year!: number

  @Field(() => Int, { description: 'Local month, 1 to 12; 9 for a season.' })
  month!: number

  @Field(() => Int, { description: 'Local day of the month; 1 for months and seasons.' })
  day!: number

  @Field(() => Slot, { description: 'Half day; None for services booked by date alone.' })
  slot!: number

  @Field(() => Int, { description: 'Local hour; 0 where there is no time.' })
  hour!: number

  @Field(() => Int, { description: 'Local minute; 0 where there is no time.' })
  minute!: number

  @Field(() => PriceSeenInput, {
    description: 'A different price today is refused with PRICE_CHANGED (decision C9).',
  })
  priceSeen!: PriceSeenInput
}
