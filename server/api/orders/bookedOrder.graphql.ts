import { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Instructions } from '../../ordering/notes/instructions.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { Field, Float, ID, InputType, nullable, ObjectType } from '../graphql/decorators.ts'
import { type ValueOf, VisitFailedReason } from '../graphql/enums.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: 'A visit that the crew could not do (decision X11); `at` is when it came.' })
export class FailedVisit extends OrderMoment {
  @Field(() => VisitFailedReason, 'Why.')
  reason!: ValueOf<typeof VisitFailedReason>
}

/** The fields of an order for customers and crews that need no join. */
@ObjectType({ description: 'The basic fields of an order.' })
export abstract class BookedOrder {
  /** The row; its references are joined field by field, only on request. */
  readonly view!: OrderView

  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => String, 'Number people quote.')
  orderNo!: string

  @Field(() => OrderStatus, 'Its status.')
  status!: number

  @Field(() => ServiceCatalog, 'What kind of work.')
  catalog!: number

  @Field(() => PeriodType, 'Day, month or season.')
  periodType!: number

  @Field(() => OrderMoment, 'When it was placed.')
  placed!: OrderMoment

  @Field(() => OrderMoment, 'Start of the visit; local midnight without a time.')
  booked!: OrderMoment

  @Field(() => String, 'Local day as yyyy-mm-dd; the first day of a period.')
  bookedDate!: string

  @Field(() => String, 'Local time as HH:MM; cleaning only.', nullable)
  bookedTime!: string | null

  @Field(() => Slot, 'Half day; cleaning only.')
  slot!: number

  @Field(() => OrderMoment, 'When the crew began.', nullable)
  started!: OrderMoment | null

  @Field(() => OrderMoment, 'When the work was done.', nullable)
  ended!: OrderMoment | null

  @Field(
    () => FailedVisit,
    'The last visit that the crew could not do; null once the order was moved, assigned, cancelled, started or ended after it.',
    nullable,
  )
  failedVisit!: FailedVisit | null
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

/** The shared fields, from the order's row. */
export function bookedOrderNode(view: OrderView): BookedOrder {
  return {
    view,
    id: view.orderId,
    orderNo: view.orderNo,
    status: view.status,
    catalog: view.catalog,
    periodType: view.periodType,
    placed: zonedMoment(view.placedAt),
    booked: zonedMoment(view.bookedAt),
    bookedDate: view.bookedDate,
    bookedTime: view.periodType === PeriodType.Day ? (view.bookedTime ?? null) : null,
    slot: view.slot,
    started: view.startedAt === undefined ? null : zonedMoment(view.startedAt),
    ended: view.endedAt === undefined ? null : zonedMoment(view.endedAt),
    failedVisit: failedVisitNode(view),
  }
}

function failedVisitNode({ visitFailedAt, visitFailedReason: reason }: OrderView): FailedVisit | null {
  return visitFailedAt && reason ? { ...zonedMoment(visitFailedAt), reason } : null
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
