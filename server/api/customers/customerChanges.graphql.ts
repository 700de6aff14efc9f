import { Field, ID, ObjectType } from 'type-graphql'
import { CustomerChangeAction } from '../graphql/enums.ts'
import { FieldChange } from '../graphql/fieldChange.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'

@ObjectType({ description: "One change of a customer's rows by an administrator." })
export class CustomerChange {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => OrderMoment, { description: 'When.' })
  at!: OrderMoment

  @Field(() => String, { description: "The administrator's user name." })
  adminName!: string

  @Field(() => CustomerChangeAction, { description: 'What was done.' })
  action!: string

  @Field(() => ID, { nullable: true, description: 'Which address it was about, if one.' })
  addressId!: string | null

  @Field(() => [FieldChange], { description: 'Old and new, for the fields that differ.' })
  fields!: FieldChange[]
}

@ObjectType({ description: 'One change in the list.' })
export class CustomerChangeEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => CustomerChange, { description: 'The change.' })
  node!: CustomerChange
}

@ObjectType({ description: "A stretch of what administrators changed of a customer's rows, newest first." })
export class CustomerChangeConnection {
  @Field(() => [CustomerChangeEdge], { description: 'The changes.' })
  edges!: CustomerChangeEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo
}
