import { Field, ID, Int, ObjectType } from 'type-graphql'
import { OrderStatus, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { CommandChannel, OrderChangeAction, type ValueOf } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OfficeOrderStaff, OrderGroupRef } from './officeOrder.graphql.ts'

@ObjectType({ description: 'An actor.' })
export class OrderActor {
  @Field(() => ActorRole, { description: 'In which role.' })
  role!: number

  @Field(() => ID, { nullable: true, description: 'Opaque id; null for the system.' })
  id!: string | null

  @Field(() => String, {
    nullable: true,
    description: "A person's name; null for the system and erased people.",
  })
  name!: string | null
}

@ObjectType({ description: 'A time that an order was booked for.' })
export class BookedTime {
  @Field(() => String, { description: 'Local day as yyyy-mm-dd.' })
  date!: string

  @Field(() => String, { nullable: true, description: 'Local time as HH:MM; cleaning only.' })
  time!: string | null

  @Field(() => Slot, { description: 'Half day; cleaning only.' })
  slot!: number
}

@ObjectType({ description: "An entry of an order's full trail (decision T5)." })
export class OfficeOrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, { description: 'What happened.' })
  action!: number

  @Field(() => OrderActor, { description: 'Who did it.' })
  by!: OrderActor

  @Field(() => CommandChannel, {
    nullable: true,
    description: "Through which API; null for a customer's placing.",
  })
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(() => OrderStatus, { nullable: true, description: 'Status before; null for the placing.' })
  oldStatus!: number | null

  @Field(() => OrderStatus, { description: 'Status after.' })
  newStatus!: number

  @Field(() => BookedTime, { nullable: true, description: 'Of a move: the time it left.' })
  oldBooking!: BookedTime | null

  @Field(() => BookedTime, { nullable: true, description: 'Of a move: the time it went to.' })
  newBooking!: BookedTime | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'Of an assignment: the crew before.' })
  oldGroup!: OrderGroupRef | null | undefined

  @Field(() => OrderGroupRef, { nullable: true, description: 'Of an assignment: the crew after.' })
  newGroup!: OrderGroupRef | null | undefined

  @Field(() => Boolean, { nullable: true, description: 'Of a move: whether the crew came along.' })
  crewKept!: boolean | null

  @Field(() => OrderMoment, {
    nullable: true,
    description:
      'Of a start or an end that a crew recorded later: when it happened. The entry itself is dated by the record.',
  })
  happenedAt!: OrderMoment | null

  @Field(() => OrderMoment, {
    nullable: true,
    description:
      "Of a start or an end: the crew's own time, if it was impossible and the recording time counts.",
  })
  claimedAt!: OrderMoment | null

  @Field(() => [OfficeOrderStaff], { description: 'Of an assignment, a start or an end: the people.' })
  staff!: readonly OfficeOrderStaff[]

  @Field(() => String, { nullable: true, description: 'Why it was cancelled, or how a complaint ended.' })
  reason!: string | null

  @Field(() => Int, { nullable: true, description: 'Points that came back, before a fee.' })
  refundPoints!: number | null

  @Field(() => Int, { nullable: true, description: 'Points kept as a fee, or not kept when it was waived.' })
  feePoints!: number | null

  @Field(() => String, {
    nullable: true,
    description:
      'The note to the crew, message about a cancellation, reason of a waived fee, complaint, or reason of its decision.',
  })
  note!: string | null
}
