import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { connectionOf } from '../graphql/connection.ts'
import { Field, Float, ID, InputType, Int, nullable, ObjectType } from '../graphql/decorators.ts'
import { OrderChangeAction, ReportDay } from '../graphql/enums.ts'
import { OfficeOrder } from '../orders/officeOrder.graphql.ts'
import { OfficeOrderChange } from '../orders/officeTrail.graphql.ts'

@InputType({ description: 'The filter of a report; omitted or empty fields do not narrow it.' })
export class OrderReportFilterInput {
  @Field(() => ReportDay, 'By which day it goes and is sorted.')
  by!: 'booked' | 'placed'

  @Field(() => String, 'First local day as yyyy-mm-dd.', nullable)
  from!: string | null | undefined

  @Field(() => String, 'Last local day as yyyy-mm-dd, included.', nullable)
  to!: string | null | undefined

  @Field(() => [OrderStatus], 'Only these statuses.', { defaultValue: [] })
  statuses!: OrderStatus[]

  @Field(() => [ServiceCatalog], 'Only these catalogs.', { defaultValue: [] })
  catalogs!: ServiceCatalog[]

  @Field(() => ID, "Only this crew's.", nullable)
  groupId!: string | null | undefined

  @Field(() => ID, "Only this customer's.", nullable)
  userId!: string | null | undefined

  @Field(
    () => String,
    "An order's number, the beginning of a name, or at least the last 3 digits of a phone number.",
    nullable,
  )
  text!: string | null | undefined

  @Field(() => Boolean, 'True for visits of series alone, false for all other orders.', nullable)
  recurring!: boolean | null | undefined
}

@ObjectType({ description: 'Figures of the orders of one catalog and status.' })
export class OrderReportFigures {
  @Field(() => ServiceCatalog, 'The catalog.')
  catalog!: number

  @Field(() => OrderStatus, 'The status.')
  status!: number

  @Field(() => Int, 'How many orders.')
  orders!: number

  @Field(() => Float, 'Their cost in points; a Float only because sums may outgrow 32 bits.')
  points!: number

  @Field(() => Float, 'The points returned, less fees.')
  returnedPoints!: number
}

@ObjectType({ description: 'A report of orders, the latest day first.' })
export class OrderReport extends connectionOf(OfficeOrder, {
  name: 'OrderReport',
  page: 'A report of orders, the latest day first.',
}) {
  @Field(() => Float, 'Their total cost in points; a Float only because sums may outgrow 32 bits.')
  totalPoints!: number

  @Field(() => Float, 'The points returned, less fees.')
  returnedPoints!: number

  @Field(() => [OrderReportFigures], 'The same by catalog and status.')
  figures!: readonly OrderReportFigures[]
}

@InputType({ description: 'The filter of a report; omitted or empty fields do not narrow it.' })
export class ChangeReportFilterInput {
  @Field(() => String, 'First local day as yyyy-mm-dd.', nullable)
  from!: string | null | undefined

  @Field(() => String, 'Last local day as yyyy-mm-dd, included.', nullable)
  to!: string | null | undefined

  @Field(() => [ActorRole], 'Only by people in these roles.', { defaultValue: [] })
  roles!: ActorRole[]

  @Field(() => [OrderChangeAction], 'Only these actions, without placings.', { defaultValue: [] })
  actions!: number[]

  @Field(() => ID, 'Only by this person.', nullable)
  actorId!: string | null | undefined

  @Field(() => String, 'Only on the order of this number.', nullable)
  orderNo!: string | null | undefined
}

@ObjectType({ description: 'A change in a report, with its order.' })
class ChangeReportEntry {
  @Field(() => OfficeOrder, "The order's current state.")
  order!: OfficeOrder

  @Field(() => OfficeOrderChange, 'Who did what, when, old and new.')
  change!: OfficeOrderChange
}

@ObjectType({ description: 'A report of changes of orders, newest first.' })
export class ChangeReport extends connectionOf(ChangeReportEntry, {
  name: 'ChangeReport',
  page: 'A report of changes of orders, newest first.',
}) {}
