import { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { Field, Float, ID, InputType, nullable, ObjectType } from '../graphql/decorators.ts'
import { type ValueOf, VisitFailedReason } from '../graphql/enums.ts'
import { MomentField, OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A visit that the crew could not do (decision X11); `at` is when it came.' })
export class FailedVisit extends OrderMoment {
  @Field(() => VisitFailedReason, 'Why.')
  reason!: ValueOf<typeof VisitFailedReason>
}

/** The fields of an order's row that customers and crews see; its references are joined only on request. */
@ObjectType({ description: 'The basic fields of an order.' })
export abstract class BookedOrder {
  @Field(() => ID, 'Opaque id.', { name: 'id' })
  orderId!: string

  @Field(() => String, 'Number people quote.')
  orderNo!: string

  @Field(() => OrderStatus, 'Its status.')
  status!: number

  @Field(() => ServiceCatalog, 'What kind of work.')
  catalog!: number

  @Field(() => PeriodType, 'Day, month or season.')
  periodType!: number

  @MomentField('When it was placed.', { name: 'placed' })
  placedAt!: Temporal.Instant

  @MomentField('Start of the visit; local midnight without a time.', { name: 'booked' })
  bookedAt!: Temporal.Instant

  @Field(() => String, 'Local day as yyyy-mm-dd; the first day of a period.')
  bookedDate!: string

  @Field(() => Slot, 'Half day; cleaning only.')
  slot!: number

  @MomentField('When the crew began.', { ...nullable, name: 'started' })
  startedAt!: Temporal.Instant | undefined

  @MomentField('When the work was done.', { ...nullable, name: 'ended' })
  endedAt!: Temporal.Instant | undefined
}

@ObjectType({ description: 'A crew member as the customer sees one (decision E16).' })
export class OrderStaff {
  @Field(() => String, 'Number of the person.')
  staffNo!: string

  @Field(() => String, 'Address of the photo, or of a drawing of the initial.')
  photo!: string

  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => Float, 'Rating from 0 to 5.', nullable)
  rate!: number | null
}

@ObjectType({ description: 'A note to the crew (decision E11); `at` is its time.' })
export class OrderInstruction extends OrderMoment {
  @Field(() => String, 'Up to 500 characters, in lines.')
  text!: string

  @Field(() => ActorRole, 'Who wrote it: the customer or the office.')
  role!: number
}

@InputType({ description: 'A note to the crew.' })
export class AddInstructionsInput {
  @Field(() => String, 'One per intent; a retry with the same key is the same note.')
  key!: string

  @Field(() => String, 'Which order.')
  orderNo!: string

  @Field(() => String, 'Up to 500 characters, in lines.')
  text!: string
}

export function instructionNode({ text, author, writtenAt }: Instructions): OrderInstruction {
  return { text, role: author.role, ...zonedMoment(writtenAt) }
}
