import { OrderStatus, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { CommandChannel, OrderChangeAction, type ValueOf } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { OfficeOrderStaff, OrderGroupRef } from './officeOrder.graphql.ts'

@ObjectType({ description: 'An actor.' })
export class OrderActor {
  @Field(() => ActorRole, 'In which role.')
  role!: number

  @Field(() => ID, 'Opaque id; null for the system.', nullable)
  id!: string | null

  @Field(() => String, "A person's name; null for the system and erased people.", nullable)
  name!: string | null
}

@ObjectType({ description: 'A time that an order was booked for.' })
export class BookedTime {
  @Field(() => String, 'Local day as yyyy-mm-dd.')
  date!: string

  @Field(() => String, 'Local time as HH:MM; cleaning only.', nullable)
  time!: string | null

  @Field(() => Slot, 'Half day; cleaning only.')
  slot!: number
}

@ObjectType({ description: "An entry of an order's full trail (decision T5)." })
export class OfficeOrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, 'What happened.')
  action!: number

  @Field(() => OrderActor, 'Who did it.')
  by!: OrderActor

  @Field(() => CommandChannel, "Through which API; null for a customer's placing.", nullable)
  channel!: ValueOf<typeof CommandChannel> | null

  @Field(() => OrderStatus, 'Status before; null for the placing.', nullable)
  oldStatus!: number | null

  @Field(() => OrderStatus, 'Status after.')
  newStatus!: number

  @Field(() => BookedTime, 'Of a move: the time it left.', nullable)
  oldBooking!: BookedTime | null

  @Field(() => BookedTime, 'Of a move: the time it went to.', nullable)
  newBooking!: BookedTime | null

  @Field(() => OrderGroupRef, 'Of an assignment: the crew before.', nullable)
  oldGroup!: OrderGroupRef | null | undefined

  @Field(() => OrderGroupRef, 'Of an assignment: the crew after.', nullable)
  newGroup!: OrderGroupRef | null | undefined

  @Field(() => Boolean, 'Of a move: whether the crew came along.', nullable)
  crewKept!: boolean | null

  @Field(
    () => OrderMoment,
    'Of a start or an end that a crew recorded later: when it happened. The entry itself is dated by the record.',
    nullable,
  )
  happenedAt!: OrderMoment | null

  @Field(
    () => OrderMoment,
    "Of a start or an end: the crew's own time, if it was impossible and the recording time counts.",
    nullable,
  )
  claimedAt!: OrderMoment | null

  @Field(() => [OfficeOrderStaff], 'Of an assignment, a start or an end: the people.')
  staff!: readonly OfficeOrderStaff[]

  @Field(() => String, 'Why it was cancelled, or how a complaint ended.', nullable)
  reason!: string | null

  @Field(() => Int, 'Points that came back, before a fee.', nullable)
  refundPoints!: number | null

  @Field(() => Int, 'Points kept as a fee, or not kept when it was waived.', nullable)
  feePoints!: number | null

  @Field(
    () => String,
    'The note to the crew, message about a cancellation, reason of a waived fee, complaint, or reason of its decision.',
    nullable,
  )
  note!: string | null
}
