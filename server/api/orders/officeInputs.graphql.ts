import { Field, ID, InputType, Int } from 'type-graphql'
import { Slot } from '../../../schema/rules/enumerations.ts'
import { DisputeOutcome, DisputeReason } from '../graphql/enums.ts'

@InputType({ description: 'A command on one order.' })
export class OrderCommandInput {
  @Field(() => String, { description: 'One per intent; a retry with the same key is the same command.' })
  key!: string

  @Field(() => String, { description: 'Which order.' })
  orderNo!: string
}

@InputType({ description: 'A command of the office on a revision it has seen (decision E14).' })
class OfficeCommandInput extends OrderCommandInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The revision on screen; ORDER_CHANGED refuses an older one.',
  })
  revisionSeen!: number | null | undefined
}

@InputType({ description: 'Another time for an order; as a placement names one.' })
export class RescheduleOrderInput extends OrderCommandInput {
  @Field(() => Int, { description: 'Local year.' })
  year!: number

  @Field(() => Int, { description: 'Local month, 1 to 12.' })
  month!: number

  @Field(() => Int, { description: 'Local day of the month.' })
  day!: number

  @Field(() => Slot, { description: 'Half day; None for services booked by date alone.' })
  slot!: number

  @Field(() => Int, { description: 'Local hour; 0 without a time.' })
  hour!: number

  @Field(() => Int, { description: 'Local minute; 0 without a time.' })
  minute!: number
}

@InputType({ description: 'Another time for an order, by the office.' })
export class MoveOrderInput extends RescheduleOrderInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The revision on screen; ORDER_CHANGED refuses an older one.',
  })
  revisionSeen!: number | null | undefined
}

@InputType({ description: 'A crew for an order.' })
export class AssignGroupInput extends OfficeCommandInput {
  @Field(() => ID, { description: 'Which crew.' })
  groupId!: string

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Accept a crew that has work of another catalog then; otherwise refused with CREW_BUSY_ELSEWHERE (M9).',
  })
  evenIfBusy!: boolean
}

@InputType({ description: 'A cancellation by the office, free of charge (decision E4).' })
export class CancelCustomerOrderInput extends OfficeCommandInput {
  @Field(() => String, {
    nullable: true,
    description: 'Message to the customer, up to 500 characters in lines.',
  })
  reason!: string | null | undefined
}

@InputType({ description: 'A cancellation fee that the office waives (decision M5).' })
export class WaiveFeeInput extends OfficeCommandInput {
  @Field(() => String, { description: 'Why, up to 500 characters in lines; stays on the record.' })
  reason!: string
}

@InputType({ description: 'A complaint of a customer (decision E8).' })
export class OpenDisputeInput extends OfficeCommandInput {
  @Field(() => DisputeReason, { description: 'Its subject.' })
  reason!: 'quality' | 'charge'

  @Field(() => String, {
    description: 'What the customer said, up to 500 characters; for the office only (W6).',
  })
  words!: string
}

@InputType({ description: 'How a complaint ends (decision E8).' })
export class ResolveDisputeInput extends OfficeCommandInput {
  @Field(() => DisputeOutcome, {
    description: 'The order remains completed, or is cancelled with all its points returned.',
  })
  outcome!: 'completed' | 'refunded'

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Reward points as an apology with Completed; 0 for none.',
  })
  rewardPoints!: number

  @Field(() => String, {
    description: 'Why, up to 500 characters in lines; for the office only (decision W6).',
  })
  note!: string
}
