import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { Address } from '../account/accounts.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'
import { SettledPayload } from '../graphql/settledPayload.graphql.ts'
import { BookedOrder } from './bookedOrder.graphql.ts'
import { OrderInstruction } from './instructions.graphql.ts'
import { OrderStaff } from './order.graphql.ts'

@ObjectType({ description: 'What the crew member may do with the order now.' })
export class CrewViewerMay {
  @Field(() => Boolean, { description: 'Start service.' })
  start!: boolean

  @Field(() => Boolean, { description: 'End service.' })
  end!: boolean
}

@ObjectType({
  description:
    'An order as its crew sees it: of the customer the name, the address and the notes, no phone and no mail.',
})
export class CrewOrder extends BookedOrder {
  @Field(() => String, { description: 'Name of the service.' })
  serviceName!: string

  @Field(() => Int, { description: 'The work in minutes, as it was priced.' })
  plannedMinutes!: number

  @Field(() => Int, { description: 'What was paid, in points.' })
  totalPoints!: number

  @Field(() => String, { description: "The customer's number." })
  userNo!: string

  @Field(() => String, { description: "The customer's name." })
  customerName!: string

  @Field(() => Address, { description: 'The address as it was when the order was placed.' })
  address!: Address

  @Field(() => [OrderInstruction], { description: 'Notes to the crew, oldest first.' })
  instructions!: OrderInstruction[]

  @Field(() => [OrderStaff], { description: 'The crew: its members of now, or who did the work.' })
  staff!: OrderStaff[]

  @Field(() => CrewViewerMay, { description: 'What the crew member may do now.' })
  viewerMay!: CrewViewerMay
}

@ObjectType({ description: "One of a crew's orders in a list." })
export class CrewOrderEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => CrewOrder, { description: 'The order.' })
  node!: CrewOrder
}

@ObjectType({ description: "A page of a crew's orders." })
export class CrewOrderConnection {
  @Field(() => [CrewOrderEdge], { description: 'The page.' })
  edges!: CrewOrderEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Orders in the whole list.' })
  totalCount!: number
}

@InputType({ description: 'A press of the start or the end button.' })
export class ServeOrderInput {
  @Field(() => String, {
    description: 'Made once per press; sent again with the same key it is the same press.',
  })
  key!: string

  @Field(() => String, { description: 'Which order.' })
  orderNo!: string

  @Field(() => String, {
    nullable: true,
    description:
      'When the button was pressed, ISO 8601 with offset, for a press that waited for a signal. Counts when it lies between the start of service (for a start: the booked day) and now; otherwise it is now.',
  })
  pressedAt?: string | null
}

@ObjectType({ description: "A crew's order after a press." })
export class CrewOrderPayload extends SettledPayload {
  @Field(() => CrewOrder, { nullable: true, description: 'The order as it stands now; null when refused.' })
  order!: CrewOrder | null
}
