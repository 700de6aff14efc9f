import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { ActorRole } from '../../kernel/command.ts'
import { Address } from '../account/accounts.graphql.ts'
import { PriceLine } from '../catalog/catalog.graphql.ts'
import { OrderChangeAction } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'
import { SettledPayload } from '../graphql/settledPayload.graphql.ts'
import { BookedOrder } from './bookedOrder.graphql.ts'
import { OrderInstruction } from './instructions.graphql.ts'
import { OrderRefund } from './orderRefund.graphql.ts'

@ObjectType({ description: 'One entry in the story of an order.' })
export class OrderChange extends OrderMoment {
  @Field(() => OrderChangeAction, { description: 'What happened.' })
  action!: number

  @Field(() => ActorRole, { description: 'Who did it.' })
  role!: number

  @Field(() => Boolean, { description: 'The viewer did it.' })
  byViewer!: boolean
}

@ObjectType({ description: 'A crew member as the customer sees one (decision E16).' })
export class OrderStaff {
  @Field(() => String, { description: 'Number of the person.' })
  staffNo!: string

  @Field(() => String, { description: 'Address of the photo, or of a drawing of the initials.' })
  photo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => Float, { nullable: true, description: 'Rating from 0 to 5.' })
  rate!: number | null
}

@ObjectType({ description: 'What cancelling now would mean.' })
export class Cancellation {
  @Field(() => Int, { description: 'Points that would be kept.' })
  feePoints!: number

  @Field(() => Int, { description: 'Points that would come back after the fee, both buckets together.' })
  refundPoints!: number

  @Field(() => OrderMoment, {
    nullable: true,
    description: 'Until when it costs nothing; null when it never costs or that time is over.',
  })
  freeUntil!: OrderMoment | null
}

@ObjectType({ description: 'What the viewer may do with the order now.' })
export class OrderViewerMay {
  @Field(() => Boolean, { description: 'Cancel it.' })
  cancel!: boolean

  @Field(() => Boolean, { description: 'Move it to another time.' })
  reschedule!: boolean

  @Field(() => Int, {
    description: 'How often the viewer may still move it in all; 0 for a month or a season.',
  })
  movesLeft!: number

  @Field(() => Boolean, { description: 'Leave a note for the crew.' })
  addInstructions!: boolean
}

@ObjectType({ description: 'A booking for the calendar of a phone or a computer (decision J3).' })
export class OrderCalendarFile {
  @Field(() => String, { description: 'What to call it, such as K7M4-2QXP.ics.' })
  fileName!: string

  @Field(() => String, { description: 'The file itself, an iCalendar of type text/calendar.' })
  content!: string
}

@ObjectType({ description: 'An order for work at one address.' })
export class Order extends BookedOrder {
  @Field(() => String, { description: 'Name of the service.' })
  serviceName!: string

  @Field(() => Int, { description: 'Points for the ordinary work.' })
  basePoints!: number

  @Field(() => Int, { description: 'Points for what this home added; may be negative.' })
  additionalPoints!: number

  @Field(() => Int, { description: 'Rank discount in tenths of a percent, frozen when placed.' })
  rankDiscountTenths!: number

  @Field(() => Int, { description: 'What the rank took off.' })
  discountPoints!: number

  @Field(() => Int, { description: 'What was paid.' })
  totalPoints!: number

  @Field(() => [PriceLine], { description: 'The price line by line.' })
  priceLines!: PriceLine[]

  @Field(() => Address, { description: 'The address as it was when the order was placed.' })
  address!: Address

  @Field(() => String, { nullable: true, description: "The customer's phone." })
  contactPhone!: string | null

  @Field(() => [OrderStaff], { description: 'The crew; empty until one is assigned.' })
  staff!: OrderStaff[]

  @Field(() => [OrderInstruction], { description: 'Notes to the crew, oldest first.' })
  instructions!: OrderInstruction[]

  @Field(() => [OrderChange], { description: 'The story, oldest first, beginning with the placing.' })
  changes!: OrderChange[]

  @Field(() => Cancellation, {
    nullable: true,
    description: 'What cancelling now would mean; null when it cannot be cancelled.',
  })
  cancellation!: Cancellation | null

  @Field(() => OrderRefund, {
    nullable: true,
    description: 'What came back and what was kept when it was cancelled; null of an order that is not.',
  })
  refund!: OrderRefund | null

  @Field(() => OrderCalendarFile, {
    nullable: true,
    description: 'The booking for a calendar; null once service has started or the order is cancelled.',
  })
  calendarFile!: OrderCalendarFile | null

  @Field(() => OrderViewerMay, { description: 'What the viewer may do now.' })
  viewerMay!: OrderViewerMay
}

@ObjectType({ description: 'One order in a list.' })
export class OrderEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => Order, { description: 'The order.' })
  node!: Order
}

@ObjectType({ description: 'A page of orders.' })
export class OrderConnection {
  @Field(() => [OrderEdge], { description: 'The page.' })
  edges!: OrderEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Orders in the whole list.' })
  totalCount!: number
}

@InputType({ description: 'Consent to cancel one order.' })
export class CancelOrderInput {
  @Field(() => String, {
    description: 'Made once per intent; a retry with the same key is the same cancellation.',
  })
  key!: string

  @Field(() => String, { description: 'Which order.' })
  orderNo!: string

  @Field(() => Int, {
    description: 'The fee that was on screen; a higher one is refused with FEE_CHANGED (decision E3).',
  })
  feeSeen!: number
}

@ObjectType({ description: 'An order after a command.' })
export class OrderPayload extends SettledPayload {
  @Field(() => Order, { nullable: true, description: 'The order as it stands now; null when refused.' })
  order!: Order | null
}
