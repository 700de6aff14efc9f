import { Slot } from '../../../schema/rules/enumerations.ts'
import { Field, ID, InputType, Int, nullable } from '../graphql/decorators.ts'
import { DisputeOutcome, DisputeReason } from '../graphql/enums.ts'

@InputType({ description: 'A command on one order.' })
export class OrderCommandInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same command.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string
}

@InputType({ description: 'A command of the office on a revision it has seen (decision E14).' })
class OfficeCommandInput extends OrderCommandInput {
  @Field(() => Int, 'The revision on screen; ORDER_CHANGED refuses an older one.', nullable)
  revisionSeen!: number | null | undefined
}

@InputType({ description: 'A local time to book.' })
export abstract class BookedTimeInput {
  @Field(() => Int, 'Local year.')
  year!: number

  @Field(() => Int, 'Local month, 1 to 12; 9 for a season.')
  month!: number

  @Field(() => Int, 'Local day of the month; 1 for months and seasons.')
  day!: number

  @Field(() => Slot, 'Half day; None for services booked by date alone.')
  slot!: number

  @Field(() => Int, 'Local hour; 0 without a time.')
  hour!: number

  @Field(() => Int, 'Local minute; 0 without a time.')
  minute!: number
}

@InputType({ description: 'Another time for an order; as a placement names one.' })
export class RescheduleOrderInput extends BookedTimeInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same command.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string
}

@InputType({ description: 'Another time for an order, by the office.' })
export class MoveOrderInput extends RescheduleOrderInput {
  @Field(() => Int, 'The revision on screen; ORDER_CHANGED refuses an older one.', nullable)
  revisionSeen!: number | null | undefined
}

@InputType({ description: 'A crew for an order.' })
export class AssignGroupInput extends OfficeCommandInput {
  @Field(() => ID, 'Which crew.')
  groupId!: string

  @Field(
    () => Boolean,
    'Accept a crew that has work of another catalog then; otherwise refused with CREW_BUSY_ELSEWHERE (M9).',
    { defaultValue: false },
  )
  evenIfBusy!: boolean
}

@InputType({ description: 'A cancellation by the office, free of charge (decision E4).' })
export class CancelCustomerOrderInput extends OfficeCommandInput {
  @Field(() => String, 'Message to the customer, up to 500 characters in lines.', nullable)
  reason!: string | null | undefined
}

@InputType({ description: 'A cancellation fee that the office waives (decision M5).' })
export class WaiveFeeInput extends OfficeCommandInput {
  @Field(() => String, 'Why, up to 500 characters in lines; stays on the record.')
  reason!: string
}

@InputType({ description: 'A complaint of a customer (decision E8).' })
export class OpenDisputeInput extends OfficeCommandInput {
  @Field(() => DisputeReason, 'Its subject.')
  reason!: 'quality' | 'charge'

  @Field(() => String, 'What the customer said, up to 500 characters; for the office only (W6).')
  words!: string
}

@InputType({ description: 'How a complaint ends (decision E8).' })
export class ResolveDisputeInput extends OfficeCommandInput {
  @Field(() => DisputeOutcome, 'The order remains completed, or is cancelled with all its points returned.')
  outcome!: 'completed' | 'refunded'

  @Field(() => Int, 'Reward points as an apology with Completed; 0 for none.', { defaultValue: 0 })
  rewardPoints!: number

  @Field(() => String, 'Why, up to 500 characters in lines; for the office only (decision W6).')
  note!: string
}
