import { Field, Int, ObjectType } from 'type-graphql'
import { OrderStatus, ServiceCatalog } from '../../../schema/rules/enumerations.ts'

@ObjectType({ description: 'That an order changed: enough to know what to read again.' })
export class ChangedOrder {
  @Field(() => String, { description: 'Number of the order.' })
  orderNo!: string

  @Field(() => OrderStatus, { description: 'Where it stands now.' })
  status!: number

  @Field(() => ServiceCatalog, { description: 'What kind of work.' })
  catalog!: number

  @Field(() => Int, { description: 'Rises with every change of the order.' })
  revision!: number
}
