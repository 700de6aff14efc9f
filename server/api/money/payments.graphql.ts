import { Field, ID, Int, ObjectType } from 'type-graphql'
import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { PageInfo } from '../graphql/pageInfo.graphql.ts'
import { DocumentSums } from './money.graphql.ts'

@ObjectType({ description: 'Money that went back, on a document of its own; the invoice stays as it is.' })
export class CreditNote extends DocumentSums {
  @Field(() => String, { description: 'Number, without gaps in its year.' })
  creditNoteNo!: string

  @Field(() => OrderMoment, { description: 'When it was issued.' })
  issued!: OrderMoment
}

@ObjectType({ description: 'A payment with its invoice.' })
export class Payment extends DocumentSums {
  @Field(() => Int, { description: "Names the payment among the customer's." })
  paymentId!: number

  @Field(() => String, { description: 'Number of the invoice, without gaps in its year.' })
  invoiceNo!: string

  @Field(() => OrderMoment, { description: 'When it was confirmed.' })
  paidAt!: OrderMoment

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method!: number

  @Field(() => Province, { description: 'Whose taxes it bears.' })
  province!: number

  @Field(() => Int, { description: 'Points paid for.' })
  points!: number

  @Field(() => [CreditNote], { description: 'What went back of it, oldest first.' })
  creditNotes!: CreditNote[]
}

@ObjectType({ description: 'One payment of a list.' })
export class PaymentEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => Payment, { description: 'The payment.' })
  node!: Payment
}

@ObjectType({ description: 'A page of payments, newest first.' })
export class PaymentConnection {
  @Field(() => [PaymentEdge], { description: 'The page.' })
  edges!: PaymentEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Payments of the whole stretch.' })
  totalCount!: number
}

@ObjectType({ description: 'Who a line of a report is about.' })
export class ReportCustomer {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string

  @Field(() => String, { description: 'Number people quote.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string
}

@ObjectType({ description: 'A payment as the office sees it.' })
export class OfficePayment extends Payment {
  @Field(() => ID, { description: 'Whose.' })
  customerId!: string

  @Field(() => ReportCustomer, { nullable: true, description: 'Who paid; null for a former customer.' })
  customer!: ReportCustomer | null

  @Field(() => String, { nullable: true, description: "The office's own comment." })
  comment!: string | null

  @Field(() => [String], {
    description:
      'Why parts were taken back, in the order of the credit notes; empty where nothing was noted.',
  })
  reversalReasons!: string[]
}

@ObjectType({ description: 'One payment of a list of the office.' })
export class OfficePaymentEdge {
  @Field(() => String, { description: 'Pass as `after` to read on from here.' })
  cursor!: string

  @Field(() => OfficePayment, { description: 'The payment.' })
  node!: OfficePayment
}

@ObjectType({ description: 'A page of payments, newest first.' })
export class OfficePaymentConnection {
  @Field(() => [OfficePaymentEdge], { description: 'The page.' })
  edges!: OfficePaymentEdge[]

  @Field(() => PageInfo, { description: 'Whether there is more.' })
  pageInfo!: PageInfo

  @Field(() => Int, { description: 'Payments of the whole stretch.' })
  totalCount!: number
}
