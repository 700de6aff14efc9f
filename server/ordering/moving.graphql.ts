import { Field, Int, ObjectType } from 'type-graphql'
import { FullSlot, SlotHours } from './booking.graphql.ts'

@ObjectType({ description: 'When a day order could take place instead; its own place counts as free.' })
export class RescheduleOptions {
  @Field(() => SlotHours, { description: 'Arrival hours.' })
  slotHours!: SlotHours

  @Field(() => Int, { description: 'Minutes between two arrival times.' })
  stepMinutes!: number

  @Field(() => Int, {
    description: 'From this hour on, date-only services can no longer be moved to the same day.',
  })
  dayLatestBookHour!: number

  @Field(() => Int, { description: "How many hours before its start a customer's order can still be moved." })
  noticeHours!: number

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
