import { OrderListType, OrderStatus, PeriodType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { customerMay } from '../../ordering/ordering.policy.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { halfOf } from '../../staffing/capacity.ts'
import type { Half } from '../../staffing/events.ts'
import { PropertyFacts } from '../addresses/address.graphql.ts'
import { OfficeOrderStaff, OrderGroupRef } from '../crews/groups.graphql.ts'
import { SettledPayload } from '../graphql/commandPayload.graphql.ts'
import { connectionOf, NumberedPage } from '../graphql/connection.ts'
import { Field, ID, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { DayPart } from '../graphql/enums.ts'
import { ReportCustomer } from '../graphql/person.graphql.ts'
import { Order } from './order.graphql.ts'

@ObjectType({ description: "An order's price with the home's current facts (decision B8)." })
export class Requote {
  @Field(() => Int, 'Points it would cost.')
  totalPoints!: number

  @Field(() => Int, 'Above 0 when the order was placed for less.')
  differencePoints!: number
}

@ObjectType({ description: 'The customer of an order.' })
export class OrderCustomer extends ReportCustomer {
  @Field(() => String, 'Phone number, E.164.', nullable)
  phoneNo!: string | undefined

  @Field(() => String, 'E-mail address.')
  email!: string
}

@ObjectType({ description: 'The same place in another record, as the office confirmed it (decision M8).' })
export class ConfirmedElsewhere extends PropertyFacts {
  @Field(() => ID, 'The customer of the record.')
  customerId!: string
}

@ObjectType({ description: 'The actions that the office may take on an order now.' })
export class OfficeMay {
  @Field(() => Boolean, 'Assign it to a crew, or to another one.')
  assign!: boolean

  @Field(() => Boolean, 'Cancel it; free of charge.')
  cancel!: boolean

  @Field(() => Boolean, 'Move it to another time.')
  move!: boolean

  @Field(() => Boolean, 'Waive a cancellation fee, where one is due.')
  waiveFee!: boolean

  @Field(() => Boolean, 'Leave a note for the crew.')
  addInstructions!: boolean

  @Field(() => Boolean, 'Have the confirmation mailed once more.')
  resendConfirmation!: boolean

  @Field(() => Boolean, 'Record a complaint.')
  openDispute!: boolean

  @Field(() => Boolean, 'Decide a complaint.')
  resolveDispute!: boolean
}

@ObjectType({ description: 'An order as the office sees it.' })
export class OfficeOrder {
  /** The row; its references are joined field by field, only on request. */
  readonly view!: OrderView

  @Field(() => ID, 'Opaque id.')
  id!: string

  @Field(() => Int, 'Grows with every change; send it as `revisionSeen` (decision E14).')
  revision!: number

  @Field(() => Order, 'What its customer sees of it: work, time, price, notes.')
  order!: Order

  @Field(
    () => DayPart,
    'Its part of the day: a half or the whole of a cleaning day; null for months and seasons (decision D2).',
    nullable,
  )
  dayPart!: Half | null

  @Field(() => Int, 'Minutes of work, as priced.')
  minutes!: number

  @Field(() => Boolean, 'It has notes for the crew.')
  hasNotes!: boolean
}

@ObjectType({ description: 'A page of orders; past the end it is empty, with the true count.' })
export class OfficeOrderPage extends NumberedPage {
  @Field(() => [OfficeOrder], 'The page.')
  items!: OfficeOrder[]
}

@ObjectType({ description: 'How long one of the tabs of the office is.' })
export class OrderCount {
  @Field(() => OrderListType, 'Which tab.')
  type!: number

  @Field(() => ServiceCatalog, 'Of which catalog.')
  catalog!: number

  @Field(() => Int, 'Orders in it.')
  orders!: number
}

@ObjectType({ description: 'An order after a command of the office.' })
export class OfficeOrderPayload extends SettledPayload {
  @Field(() => OfficeOrder, 'Its state now; null when refused.', nullable)
  order!: OfficeOrder | null
}

export function officeOrderNode(view: OrderView): OfficeOrder {
  return {
    view,
    id: view.orderId,
    revision: view.revision,
    order: view,
    dayPart: dayPart(view),
    minutes: view.minutes,
    hasNotes: view.instructionsIds.length > 0,
  }
}

function dayPart(view: OrderView): Half | null {
  return view.periodType === PeriodType.Day ? halfOf(view) : null
}

/** The buttons of the office's cards (back-office document, section 2; decisions E1, E4, E8). Commands check again. */
export function officeMay(view: OrderView, now: Temporal.Instant): OfficeMay {
  const { status, periodType } = view
  const isOpen = status === OrderStatus.Pending || status === OrderStatus.Confirmed
  return {
    assign: isOpen,
    cancel: isOpen || status === OrderStatus.InService,
    move: isOpen && periodType === PeriodType.Day,
    waiveFee: isOpen && periodType === PeriodType.Day,
    addInstructions: isOpen,
    resendConfirmation: status === OrderStatus.Confirmed,
    openDispute: customerMay(view, now).reportProblem,
    resolveDispute: status === OrderStatus.Disputed,
  }
}

@ObjectType({ description: 'A crew to choose for an order (decision I1).' })
export class OfferedGroup extends OrderGroupRef {
  @Field(() => [OfficeOrderStaff], 'Its members who can work then.', { name: 'staff' })
  members!: readonly OfficeOrderStaff[]

  @Field(() => Boolean, 'The order is its already.')
  isCurrent!: boolean

  @Field(() => Boolean, 'It came to the last visit of the same series (decision N8).')
  isOfLastVisit!: boolean

  @Field(
    () => Boolean,
    'It has another job or the day off; choosing it is refused with CREW_BUSY or CREW_UNAVAILABLE.',
  )
  isBusy!: boolean

  @Field(() => Boolean, 'It has work of another catalog then and needs `evenIfBusy` (decision M9).')
  isBusyElsewhere!: boolean

  @Field(() => Int, 'Its jobs of other catalogs on that day.')
  otherJobs!: number
}

@ObjectType({ description: 'Visits of past days that nobody started, the oldest first.' })
export class OverdueVisits extends connectionOf(OfficeOrder, {
  name: 'OverdueVisits',
  page: 'Visits of past days that nobody started, the oldest first.',
}) {}
