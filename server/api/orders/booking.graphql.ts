import { businessRules } from '../../../schema/rules/businessRules.ts'
import { PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { BUSINESS_ZONE } from '../../kernel/time.ts'
import type { Calendar } from '../../ordering/calendar.handlers.ts'
import type { MovingRequest } from '../../ordering/moving/rescheduleOrder.ts'
import type { PlacingRequest } from '../../ordering/placing/placeOrder.ts'
import { Address } from '../addresses/address.graphql.ts'
import { ServiceOffer } from '../catalog/offers.graphql.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { Field, ID, InputType, Int, ObjectType } from '../graphql/decorators.ts'
import { BookedTimeInput } from './officeInputs.graphql.ts'

@ObjectType({ description: 'Arrival hours of a cleaning day, both ends included.' })
export class SlotHours {
  @Field(() => Int, 'First morning hour.')
  amStartHour!: number

  @Field(() => Int, 'Last morning hour.')
  amEndHour!: number

  @Field(() => Int, 'First afternoon hour.')
  pmStartHour!: number

  @Field(() => Int, 'Last afternoon hour.')
  pmEndHour!: number
}

@ObjectType({ description: 'Half a day on which every crew is taken.' })
class FullSlot {
  @Field(() => String, 'Local day as yyyy-mm-dd.')
  date!: string

  @Field(() => Slot, 'Which half.')
  slot!: number
}

/** What booking and moving both offer. */
@ObjectType({ description: 'When there is room for a visit.' })
abstract class FreePlaces {
  @Field(() => SlotHours, 'Arrival hours.')
  slotHours!: SlotHours

  @Field(() => Int, 'Minutes between two arrival times.')
  stepMinutes!: number

  @Field(() => String, 'The time zone everything is meant in.')
  timeZone!: string

  @Field(() => String, 'Its short name now.')
  zoneLabel!: string

  @Field(() => String, 'Now, ISO 8601 with offset.')
  now!: string

  @Field(() => String, 'Last bookable day as yyyy-mm-dd.')
  lastDate!: string

  @Field(() => [String], 'Closed days, as yyyy-mm-dd.')
  closedDates!: readonly string[]

  @Field(() => [String], 'Days without a free place, as yyyy-mm-dd.')
  fullDays!: readonly string[]

  @Field(() => [FullSlot], 'Half days without a free place on days that still have one.')
  fullSlots!: readonly FullSlot[]

  @Field(() => [Int], 'Months of the year in which the service is offered, 1 to 12; none for the whole year.')
  offeredMonths!: readonly number[]
}

@ObjectType({ description: 'What can be booked at one address, with prices.' })
export class ServiceOffers {
  @Field(() => Address, 'Where.')
  address!: Address

  @Field(() => [ServiceOffer], 'The services offered now.')
  offers!: ServiceOffer[]

  @Field(() => Int, "The customer's paid points.")
  points!: number

  @Field(() => Int, "The customer's reward points.")
  rewardPoints!: number
}

@ObjectType({ description: 'When a service can take place.' })
export class Availability extends FreePlaces {
  @Field(() => Address, 'Where.')
  address!: Address

  @Field(() => ServiceOffer, 'What, with its price.')
  service!: ServiceOffer

  @Field(() => Int, "The customer's paid points.")
  points!: number

  @Field(() => Int, "The customer's reward points.")
  rewardPoints!: number

  @Field(() => Int, 'Hour from which date-only services cannot be booked for the same day.')
  dayLatestBookHour!: number

  @Field(() => String, 'First bookable month as yyyy-mm.')
  earliestMonth!: string

  @Field(() => String, 'Last bookable month as yyyy-mm.')
  latestMonth!: string

  @Field(() => [Int], 'Years in which a bookable season begins.')
  seasons!: readonly number[]
}

@InputType({ description: 'The price that was on screen.' })
export class PriceSeenInput {
  @Field(() => Int, 'Points for the ordinary work.')
  basePoints!: number

  @Field(() => Int, 'Additional points for the home.')
  additionalPoints!: number

  @Field(() => Int, 'Rank discount in tenths of a percent.')
  rankDiscountTenths!: number
}

@InputType({ description: 'A booking to be placed.' })
export class PlaceOrderInput extends BookedTimeInput {
  @Field(() => String, 'One per intent; a retry with the same key returns the same order.')
  key!: string

  @Field(() => ID, 'Where.')
  addressId!: string

  @Field(() => ID, 'What.')
  serviceId!: string

  @Field(() => ServiceCatalog, 'Catalog of the service.')
  catalog!: ServiceCatalog

  @Field(() => PeriodType, 'Period type of the service.')
  periodType!: PeriodType

  @Field(() => PriceSeenInput, 'Another price today is refused with PRICE_CHANGED (decision C9).')
  priceSeen!: PriceSeenInput
}

@InputType({ description: 'A booking for a customer who phones.' })
export class PlaceCustomerOrderInput extends PlaceOrderInput {
  @Field(() => ID, 'For whom; they pay.')
  customerId!: string

  @Field(() => String, 'For the crew: up to 500 characters, in lines.', { defaultValue: '' })
  note!: string
}

@ObjectType({ description: 'When a day order could take place instead; its own place counts as free.' })
export class RescheduleOptions extends FreePlaces {
  @Field(() => Int, 'Hour from which date-only services cannot be moved to the same day.')
  dayLatestBookHour!: number

  @Field(() => Int, "How many hours before its start a customer's order can still be moved.")
  noticeHours!: number
}

/** What a calendar offers, as of a moment. */
export function freePlaces(calendar: Calendar, asked: Temporal.Instant) {
  const { stepMinutes, ...slotHours } = businessRules.slots
  const { dayLatestBookHour } = businessRules
  const { at: now, zoneLabel } = zonedMoment(asked)
  return { ...calendar, slotHours, stepMinutes, dayLatestBookHour, timeZone: BUSINESS_ZONE, zoneLabel, now }
}

export function rescheduleOptionsNode(calendar: Calendar, asked: Temporal.Instant): RescheduleOptions {
  return { ...freePlaces(calendar, asked), noticeHours: businessRules.reschedule.noticeHours }
}

/** A time as GraphQL names one, in the words of both APIs' handlers. */
export function timeOf({ year, month, day, slot, hour, minute }: BookedTimeInput): MovingRequest['to'] {
  return { year, month, day, slot, hour, minute }
}

/** A booking as GraphQL sends it, in the names that both APIs' handlers take. */
export function placingRequestOf(input: PlaceOrderInput): PlacingRequest {
  const { addressId, serviceId, priceSeen } = input
  return {
    addressId,
    serviceId,
    serviceCatalog: input.catalog,
    periodType: input.periodType,
    ...timeOf(input),
    priceSeen: {
      basePoints: priceSeen.basePoints,
      additionalPoints: priceSeen.additionalPoints,
      rankDiscount: priceSeen.rankDiscountTenths,
    },
  }
}
