import { Field, ID, ObjectType } from './decorators.ts'

@ObjectType({ description: 'Who a line of a report is about.' })
export class ReportCustomer {
  @Field(() => ID, 'Opaque id.', { name: 'id' })
  userId!: string

  @Field(() => String, 'Number to quote when paying.')
  userNo!: string

  @Field(() => String, 'First name.')
  firstName!: string

  @Field(() => String, 'Last name; may be empty.')
  lastName!: string
}
