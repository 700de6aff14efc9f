import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { OrderListType, OrderStatus, ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import { Address, PropertyFacts } from '../accounts/accounts.graphql.ts'
import { CommandChannel, OrderChangeAction } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { SettledPayload } from '../graphql/settledPayload.graphql.ts'
import { ActorRole } from '../kernel/command.ts'
import { Order } from './order.graphql.ts'

@ObjectType({ description: 'A crew member as the office sees one on an order.' })
export class OfficeOrderStaff {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number, which names the photo.' })
  staffNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => Float, { description: 'Rating from 0 to 5.' })
  rate!: number
}

@ObjectType({ description: 'A crew, by the number people know it by.' })
export class OrderGroupRef {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number of the crew.' })
  groupNo!: string
}

@ObjectType({ description: 'A crew to choose for an order (decision I1).' })
export class OfferedGroup extends OrderGroupRef {
  @Field(() => [OfficeOrderStaff], { description: 'Those of its members who can work then.' })
  staff!: OfficeOrderStaff[]

  @Field(() => Boolean, { description: 'The order is its already.' })
  isCurrent!: boolean

  @Field(() => Boolean, {
    description:
      'It has another job then or the day off; choosing it is refused with CREW_BUSY or CREW_UNAVAILABLE.',
  })
  isBusy!: boolean

  @Field(() => Int, { description: 'Its jobs of other catalogs on that day.' })
  otherJobs!: number
}

@ObjectType({ description: 'Somebody who did something.' })
export class OrderActor {
  @Field(() => ActorRole, { description: 'In which role.' })
  role!: number

  @Field(() => ID, { nullable: true, description: 'Opaque id; null for the system.' })
  id!: string | null

  @Field(() => String, {
    nullable: true,
    description:
      "First and last name, or an administrator's user name; null for the system and for people who are erased.",
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

@ObjectType({
  description:
    'One entry of the full trail of an order (decision T5): who, in which role, through which door, old and new.',
})
export class OfficeOrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, { description: 'What happened.' })
  action!: number

  @Field(() => OrderActor, { description: 'Who did it.' })
  by!: OrderActor

  @Field(() => CommandChannel, { nullable: true, description: 'Through which door; null for the placing.' })
  channel!: string | null

  @Field(() => OrderStatus, { nullable: true, description: 'Status before; null for the placing.' })
  oldStatus!: number | null

  @Field(() => OrderStatus, { description: 'Status after.' })
  newStatus!: number

  @Field(() => BookedTime, { nullable: true, description: 'Of a move: the time it left.' })
  oldBooking!: BookedTime | null

  @Field(() => BookedTime, { nullable: true, description: 'Of a move: the time it went to.' })
  newBooking!: BookedTime | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'Of an assignment: the crew before.' })
  oldGroup!: OrderGroupRef | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'Of an assignment: the crew after.' })
  newGroup!: OrderGroupRef | null

  @Field(() => Boolean, { nullable: true, description: 'Of a move: whether the crew came along.' })
  crewKept!: boolean | null

  @Field(() => [OfficeOrderStaff], { description: 'Of an assignment, a start or an end: the people.' })
  staff!: OfficeOrderStaff[]

  @Field(() => String, {
    nullable: true,
    description: 'Of a cancellation or a complaint: why, or how it ended.',
  })
  reason!: string | null

  @Field(() => Int, { nullable: true, description: 'Points that came back, before a fee.' })
  refundPoints!: number | null

  @Field(() => Int, { nullable: true, description: 'Points that were kept as a fee.' })
  feePoints!: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The note to the crew, or to the customer about a cancellation.',
  })
  note!: string | null
}

@ObjectType({
  description:
    "What the home as known today would make of an order's price; the placed price stays (decision B8).",
})
export class Requote {
  @Field(() => Int, { description: 'Points it would cost.' })
  totalPoints!: number

  @Field(() => Int, { description: 'Above 0 when the order was placed for less.' })
  differencePoints!: number
}

@ObjectType({ description: 'The customer of an order.' })
export class OrderCustomer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Customer number.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string

  @Field(() => String, { nullable: true, description: 'Phone number, E.164.' })
  phoneNo!: string | null

  @Field(() => String, { description: 'E-mail address.' })
  email!: string
}

@ObjectType({ description: 'What the office may do with an order now.' })
export class OfficeMay {
  @Field(() => Boolean, { description: 'Give it to a crew, or to another one.' })
  assign!: boolean

  @Field(() => Boolean, { description: 'Cancel it; free of charge.' })
  cancel!: boolean

  @Field(() => Boolean, { description: 'Move it to another time.' })
  move!: boolean

  @Field(() => Boolean, { description: 'Leave a note for the crew.' })
  addInstructions!: boolean

  @Field(() => Boolean, { description: 'Have the confirmation mailed once more.' })
  resendConfirmation!: boolean

  @Field(() => Boolean, { description: 'Record a complaint.' })
  openDispute!: boolean

  @Field(() => Boolean, { description: 'Decide a complaint.' })
  resolveDispute!: boolean
}

@ObjectType({ description: 'An order as the office sees it.' })
export class OfficeOrder {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => Int, {
    description: 'Grows with every change; send it along as `revisionSeen` (decision E14).',
  })
  revision!: number

  @Field(() => Order, { description: 'What its customer sees of it: work, time, price, notes.' })
  order!: Order

  @Field(() => OrderCustomer, { description: 'Whose it is.' })
  customer!: OrderCustomer

  @Field(() => Address, { description: 'As it was when the order was placed; `isConfirmed` is of today.' })
  address!: Address

  @Field(() => PropertyFacts, { description: 'The property as it is known today.' })
  property!: PropertyFacts

  @Field(() => Requote, {
    nullable: true,
    description:
      'What today would make of the price; null when the order is over or its address was removed.',
  })
  requote!: Requote | null

  @Field(() => OrderGroupRef, { nullable: true, description: 'Its crew, while one is assigned.' })
  group!: OrderGroupRef | null

  @Field(() => [OfficeOrderStaff], { description: 'The people on it: the crew of now, or who did the work.' })
  staff!: OfficeOrderStaff[]

  @Field(() => [OfficeOrderChange], {
    description: 'The full trail, oldest first, beginning with the placing.',
  })
  trail!: OfficeOrderChange[]

  @Field(() => String, {
    nullable: true,
    description: 'What the office told the customer about the cancellation.',
  })
  cancellationNote!: string | null

  @Field(() => OfficeMay, { description: 'What the office may do now.' })
  officeMay!: OfficeMay
}

@ObjectType({ description: 'A page of orders; past the end it is empty, with the true count.' })
export class OfficeOrderPage {
  @Field(() => [OfficeOrder], { description: 'The page.' })
  items!: OfficeOrder[]

  @Field(() => Int, { description: 'Orders in the whole list.' })
  totalCount!: number

  @Field(() => Int, { description: 'Which page this is; the first one is 1.' })
  page!: number

  @Field(() => Int, { description: 'How many orders a page holds: 10, 20 or 50.' })
  pageSize!: number
}

@ObjectType({ description: 'How long one of the tabs of the office is.' })
export class OrderCount {
  @Field(() => OrderListType, { description: 'Which tab.' })
  type!: number

  @Field(() => ServiceCatalog, { description: 'Of which catalog.' })
  catalog!: number

  @Field(() => Int, { description: 'Orders in it.' })
  orders!: number
}

@ObjectType({ description: 'An order after a command of the office.' })
export class OfficeOrderPayload extends SettledPayload {
  @Field(() => OfficeOrder, { nullable: true, description: 'The order as it stands now; null when refused.' })
  order!: OfficeOrder | null
}
