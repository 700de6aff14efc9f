import { Field, ID, ObjectType } from 'type-graphql'
import { OrderStatus, PeriodType, ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

/** What a customer and a crew both see of an order and no other table has to be asked for. */
@ObjectType({ description: 'What an order is, where it stands and when it takes place.' })
export abstract class BookedOrder {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number people quote.' })
  orderNo!: string

  @Field(() => OrderStatus, { description: 'Where it stands.' })
  status!: number

  @Field(() => ServiceCatalog, { description: 'What kind of work.' })
  catalog!: number

  @Field(() => PeriodType, { description: 'Day, month or season.' })
  periodType!: number

  @Field(() => OrderMoment, { description: 'When it was placed.' })
  placed!: OrderMoment

  @Field(() => OrderMoment, { description: 'Start of the visit; local midnight where no time was chosen.' })
  booked!: OrderMoment

  @Field(() => String, { description: 'Local day as yyyy-mm-dd; the first day of a period.' })
  bookedDate!: string

  @Field(() => String, { nullable: true, description: 'Local time as HH:MM; cleaning only.' })
  bookedTime!: string | null

  @Field(() => Slot, { description: 'Half day; cleaning only.' })
  slot!: number

  @Field(() => OrderMoment, { nullable: true, description: 'When the crew began.' })
  started!: OrderMoment | null

  @Field(() => OrderMoment, { nullable: true, description: 'When the work was done.' })
  ended!: OrderMoment | null
}
