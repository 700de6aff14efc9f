import { Field, Int, ObjectType } from 'type-graphql'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { BUSINESS_ZONE } from '../../kernel/time.ts'
import type { Calendar } from '../../ordering/calendar.handlers.ts'
import type { MovingRequest } from '../../ordering/moving/rescheduleOrder.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { RescheduleOrderInput } from './officeInputs.graphql.ts'

@ObjectType({ description: 'Arrival hours of a cleaning day, both ends included.' })
export class SlotHours {
  @Field(() => Int, { description: 'First morning hour.' })
  amStartHour!: number

  @Field(() => Int, { description: 'Last morning hour.' })
  amEndHour!: number

  @Field(() => Int, { description: 'First afternoon hour.' })
  pmStartHour!: number

  @Field(() => Int, { description: 'Last afternoon hour.' })
  pmEndHour!: number
}

@ObjectType({ description: 'Half a day on which every crew is taken.' })
export class FullSlot {
  @Field(() => String, { description: 'Local day as yyyy-mm-dd.' })
  date!: string

  @Field(() => Slot, { description: 'Which half.' })
  slot!: number
}

/** What booking and moving both offer. */
@ObjectType({ description: 'When there is room for a visit.' })
export abstract class FreePlaces {
  @Field(() => SlotHours, { description: 'Arrival hours.' })
  slotHours!: SlotHours

  @Field(() => Int, { description: 'Minutes between two arrival times.' })
  stepMinutes!: number

  @Field(() => String, { description: 'The time zone everything is meant in.' })
  timeZone!: string

  @Field(() => String, { description: 'Its short name now.' })
  zoneLabel!: string

  @Field(() => String, { description: 'Now, ISO 8601 with offset.' })
  now!: string

  @Field(() => String, { description: 'Last bookable day as yyyy-mm-dd.' })
  lastDate!: string

  @Field(() => [String], { description: 'Days on which nobody works, as yyyy-mm-dd.' })
  closedDates!: readonly string[]

  @Field(() => [String], { description: 'Days without a free place, as yyyy-mm-dd.' })
  fullDays!: readonly string[]

  @Field(() => [FullSlot], { description: 'Half days without a free place on days that still have one.' })
  fullSlots!: readonly FullSlot[]
}

@ObjectType({ description: 'When a day order could take place instead; its own place counts as free.' })
export class RescheduleOptions extends FreePlaces {
  @Field(() => Int, {
    description: 'From this hour on, date-only services can no longer be moved to the same day.',
  })
  dayLatestBookHour!: number

  @Field(() => Int, { description: "How many hours before its start a customer's order can still be moved." })
  noticeHours!: number
}

export function rescheduleOptionsNode(
  { lastDate, closedDates, fullDays, fullSlots }: Calendar,
  asked: Temporal.Instant,
): RescheduleOptions {
  const { stepMinutes, ...slotHours } = businessRules.slots
  const { at: now, zoneLabel } = zonedMoment(asked)
  return {
    slotHours,
    stepMinutes,
    dayLatestBookHour: businessRules.dayLatestBookHour,
    noticeHours: businessRules.reschedule.noticeHours,
    timeZone: BUSINESS_ZONE,
    zoneLabel,
    now,
    lastDate,
    closedDates,
    fullDays,
    fullSlots,
  }
}

/** A time as GraphQL names one, in the words of both APIs' handlers. */
export function timeOf({ year, month, day, slot, hour, minute }: RescheduleOrderInput): MovingRequest['to'] {
  return { year, month, day, slot, hour, minute }
}
