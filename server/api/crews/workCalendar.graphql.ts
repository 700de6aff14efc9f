import { Field, InputType, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'

@ObjectType({ description: 'A day that takes no bookings.' })
export class ClosedDate {
  @Field(() => String, { description: 'Local day as yyyy-mm-dd.' })
  date!: string

  @Field(() => ServiceCatalog, {
    nullable: true,
    description: 'Closed for this catalog alone; null for all.',
  })
  catalog!: number | null
}

@InputType({ description: 'A day that takes no bookings.' })
export class ClosedDateInput {
  @Field(() => String, { description: 'Local day as yyyy-mm-dd.' })
  date!: string

  @Field(() => ServiceCatalog, { nullable: true, description: 'For this catalog alone; left out for all.' })
  catalog?: ServiceCatalog | null
}

@ObjectType({ description: 'The closed days after a change.' })
export class ClosedDatePayload extends CommandPayload {
  @Field(() => [ClosedDate], { description: 'All closed days from today on; empty when refused.' })
  closedDates!: ClosedDate[]

  @Field(() => [String], {
    description: 'Numbers of the orders on that day, next first: they stay until somebody moves them.',
  })
  openOrders!: string[]
}
