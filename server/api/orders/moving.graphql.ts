import { Field, Int, ObjectType } from 'type-graphql'
import { FreePlaces } from './freePlaces.graphql.ts'

@ObjectType({ description: 'When a day order could take place instead; its own place counts as free.' })
export class RescheduleOptions extends FreePlaces {
  @Field(() => Int, {
    description: 'From this hour on, date-only services can no longer be moved to the same day.',
  })
  dayLatestBookHour!: number

  @Field(() => Int, { description: "How many hours before its start a customer's order can still be moved." })
  noticeHours!: number
}
