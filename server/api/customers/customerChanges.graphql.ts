import { Field, ID, ObjectType } from 'type-graphql'
import { CustomerChangeAction } from '../../kernel/officeChange.ts'
import type { OfficeChangeView } from '../../kernel/officeChanges.store.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { connectionOf } from '../graphql/connection.ts'
import { FieldChange, fieldChangesOf } from '../graphql/fieldChange.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'

@ObjectType({ description: "One change of a customer's rows by an administrator." })
export class CustomerChange {
  /** Whose name is looked up only where a query asks. */
  readonly adminId!: string

  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => OrderMoment, { description: 'When.' })
  at!: OrderMoment

  @Field(() => CustomerChangeAction, { description: 'What was done.' })
  action!: string

  @Field(() => ID, { nullable: true, description: 'Which address it was about, if one.' })
  addressId!: string | null

  @Field(() => [FieldChange], { description: 'Old and new, for the fields that differ.' })
  fields!: FieldChange[]
}

export const CustomerChangeConnection = connectionOf(CustomerChange, {
  name: 'CustomerChange',
  edge: 'One change in the list.',
  node: 'The change.',
  connection: "A stretch of what administrators changed of a customer's rows, newest first.",
  edges: 'The changes.',
})

export function customerChangeNode(change: OfficeChangeView): CustomerChange {
  const { id, at, adminId, action, part, before, after } = change
  const addressId = part ?? null
  return { id, at: zonedMoment(at), adminId, action, addressId, fields: fieldChangesOf({ before, after }) }
}
