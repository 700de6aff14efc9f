import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { OfficeCustomer } from '../customers/officeCustomers.graphql.ts'
import { CommandPayload } from '../graphql/commandPayload.graphql.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'

@ObjectType({ description: 'A wish to be forgotten that is neither withdrawn nor carried out.' })
export class ErasureRequest {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => OrderMoment, { description: 'When it was asked for.' })
  asked!: OrderMoment

  @Field(() => OrderMoment, { description: 'Not carried out before.' })
  earliest!: OrderMoment

  @Field(() => OrderMoment, { description: 'Carried out by then.' })
  latest!: OrderMoment
}

@InputType({ description: 'A wish to be forgotten.' })
export class RequestErasureInput {
  @Field(() => String, { description: 'The password, to show that it is the owner who asks.' })
  password!: string
}

@ObjectType({ description: 'Outcome of asking to be forgotten, or of taking it back.' })
export class ErasureRequestPayload extends CommandPayload {
  @Field(() => ErasureRequest, { nullable: true, description: 'What is open now; null when nothing is.' })
  erasure!: ErasureRequest | null
}

@ObjectType({ description: 'A wish to be forgotten as the office sees it.' })
export class OfficeErasureRequest extends ErasureRequest {
  @Field(() => OfficeCustomer, { description: 'Who asks; `points` says what has to be paid back first.' })
  customer!: OfficeCustomer

  @Field(() => Int, { description: 'Orders that are not finished; none may be left.' })
  openOrders!: number
}

@ObjectType({ description: 'One wish in the list.' })
export class OfficeErasureRequestEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => OfficeErasureRequest, { description: 'The wish.' })
  node!: OfficeErasureRequest
}

@ObjectType({ description: 'A stretch of the wishes to be forgotten that wait, oldest first.' })
export class OfficeErasureRequestConnection {
  @Field(() => [OfficeErasureRequestEdge], { description: 'The wishes.' })
  edges!: OfficeErasureRequestEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo
}

@ObjectType({ description: 'Outcome of forgetting a customer.' })
export class EraseCustomerPayload extends CommandPayload {
  @Field(() => OfficeCustomer, { nullable: true, description: 'What is left of them; null when refused.' })
  customer!: OfficeCustomer | null
}
