import { Field, Int, ObjectType } from 'type-graphql'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'

@ObjectType({ description: 'What one catalog has on a day.' })
export class CatalogLoad {
  @Field(() => ServiceCatalog, { description: 'The catalog.' })
  catalog!: number

  @Field(() => Int, {
    description: 'Visits that are not cancelled, months and seasons that begin among them.',
  })
  visits!: number

  @Field(() => Int, { description: 'Of these, without a crew.' })
  unassigned!: number

  @Field(() => Int, { description: 'Visits it can hold: in each half of a cleaning day, else in the day.' })
  places!: number

  @Field(() => Int, { description: 'Taken of the morning; of the day, where it has no halves.' })
  amTaken!: number

  @Field(() => Int, { description: 'Taken of the afternoon; of the day, where it has no halves.' })
  pmTaken!: number
}

@ObjectType({ description: 'A day on which something is booked.' })
export class CalendarDay {
  @Field(() => String, { description: 'The local day, yyyy-mm-dd.' })
  date!: string

  @Field(() => [CatalogLoad], { description: 'By catalog; those without anything are left out.' })
  loads!: CatalogLoad[]
}
