import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import { connectionOf } from '../graphql/connection.ts'
import { OrderChangeAction, ReportDay } from '../graphql/enums.ts'
import { OfficeOrder } from '../orders/officeOrder.graphql.ts'
import { OfficeOrderChange } from '../orders/officeTrail.graphql.ts'

@InputType({ description: 'The filter of a report; omitted or empty fields do not narrow it.' })
export class OrderReportFilterInput {
  @Field(() => ReportDay, { description: 'By which day it goes and is sorted.' })
  by!: 'booked' | 'placed'

  @Field(() => String, { nullable: true, description: 'First local day as yyyy-mm-dd.' })
  from!: string | null | undefined

  @Field(() => String, { nullable: true, description: 'Last local day as yyyy-mm-dd, included.' })
  to!: string | null | undefined

  @Field(() => [OrderStatus], { defaultValue: [], description: 'Only these statuses.' })
  statuses!: OrderStatus[]

  @Field(() => [ServiceCatalog], { defaultValue: [], description: 'Only these catalogs.' })
  catalogs!: ServiceCatalog[]

  @Field(() => ID, { nullable: true, description: "Only this crew's." })
  groupId!: string | null | undefined

  @Field(() => ID, { nullable: true, description: "Only this customer's." })
  userId!: string | null | undefined

  @Field(() => String, {
    nullable: true,
    description:
      "An order's number, the beginning of a name, or at least the last 3 digits of a phone number.",
  })
  text!: string | null | undefined

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for visits of series alone, false for all other orders.',
  })
  recurring!: boolean | null | undefined
}

@ObjectType({ description: 'Figures of the orders of one catalog and status.' })
export class OrderReportFigures {
  @Field(() => ServiceCatalog, { description: 'The catalog.' })
  catalog!: number

  @Field(() => OrderStatus, { description: 'The status.' })
  status!: number

  @Field(() => Int, { description: 'How many orders.' })
  orders!: number

  @Field(() => Float, { description: 'Their cost in points; a Float only because sums may outgrow 32 bits.' })
  points!: number

  @Field(() => Float, { description: 'The points returned, less fees.' })
  returnedPoints!: number
}

@ObjectType({ description: 'A report of orders, the latest day first.' })
export class OrderReport extends connectionOf(OfficeOrder, {
  name: 'OrderReport',
  edge: 'One order of a report.',
  node: 'The order.',
  connection: 'A report of orders, the latest day first.',
  edges: 'This stretch of it.',
  totalCount: 'Orders in the whole report.',
}) {
  @Field(() => Float, {
    description: 'Their total cost in points; a Float only because sums may outgrow 32 bits.',
  })
  totalPoints!: number

  @Field(() => Float, { description: 'The points returned, less fees.' })
  returnedPoints!: number

  @Field(() => [OrderReportFigures], { description: 'The same by catalog and status.' })
  figures!: readonly OrderReportFigures[]
}

@InputType({ description: 'The filter of a report; omitted or empty fields do not narrow it.' })
export class ChangeReportFilterInput {
  @Field(() => String, { nullable: true, description: 'First local day as yyyy-mm-dd.' })
  from!: string | null | undefined

  @Field(() => String, { nullable: true, description: 'Last local day as yyyy-mm-dd, included.' })
  to!: string | null | undefined

  @Field(() => [ActorRole], { defaultValue: [], description: 'Only by people in these roles.' })
  roles!: ActorRole[]

  @Field(() => [OrderChangeAction], {
    defaultValue: [],
    description: 'Only these actions, without placings.',
  })
  actions!: number[]

  @Field(() => ID, { nullable: true, description: 'Only by this person.' })
  actorId!: string | null | undefined

  @Field(() => String, { nullable: true, description: 'Only on the order of this number.' })
  orderNo!: string | null | undefined
}

@ObjectType({ description: 'A change in a report, with its order.' })
class ChangeReportEntry {
  @Field(() => OfficeOrder, { description: "The order's current state." })
  order!: OfficeOrder

  @Field(() => OfficeOrderChange, { description: 'Who did what, when, old and new.' })
  change!: OfficeOrderChange
}

@ObjectType({ description: 'A report of changes of orders, newest first.' })
export class ChangeReport extends connectionOf(ChangeReportEntry, {
  name: 'ChangeReport',
  edge: 'One line of a report of changes.',
  node: 'The change.',
  connection: 'A report of changes of orders, newest first.',
  edges: 'This stretch of it.',
  totalCount: 'Changes in the whole report.',
}) {}
