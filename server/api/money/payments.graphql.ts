import { Field, ID, Int, ObjectType } from 'type-graphql'
import { type Language, PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import { type Loaders } from '../details/loaders.ts'
import { getOrThrow } from '../details/tableLoaders.ts'
import { connectionOf } from '../graphql/connection.ts'
import { OrderMoment } from '../graphql/orderMoment.graphql.ts'
import { DocumentSums, documentNode } from './money.graphql.ts'

@ObjectType({ description: 'Money that went back, on a document of its own; the invoice stays as it is.' })
export class CreditNote extends DocumentSums {
  @Field(() => String, { description: 'Number, without gaps in its year.' })
  creditNoteNo!: string

  @Field(() => OrderMoment, { description: 'When it was issued.' })
  issued!: OrderMoment
}

@ObjectType({ description: 'A payment with its invoice.' })
export class Payment extends DocumentSums {
  /** The row: what it points at is joined only where a query asks. */
  readonly view!: PaymentView

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
}

export const PaymentConnection = connectionOf(Payment, {
  name: 'Payment',
  edge: 'One payment of a list.',
  node: 'The payment.',
  connection: 'A page of payments, newest first.',
  totalCount: 'Payments of the whole stretch.',
})

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
}

export const OfficePaymentConnection = connectionOf(OfficePayment, {
  name: 'OfficePayment',
  edge: 'One payment of a list of the office.',
  node: 'The payment.',
  connection: 'A page of payments, newest first.',
  totalCount: 'Payments of the whole stretch.',
})

export function paymentNode(view: PaymentView, language: Language): OfficePayment {
  const { paymentId, invoiceNo, method, province, points } = view
  return {
    view,
    customerId: view.userId,
    paymentId,
    invoiceNo,
    method,
    province,
    points,
    paidAt: zonedMoment(view.at),
    ...documentNode(view, language),
  }
}

export function creditNoteNode(note: CreditNoteView, language: Language): CreditNote {
  const { creditNoteNo, at } = note
  return { creditNoteNo, issued: zonedMoment(at), ...documentNode(note, language) }
}

/** Who a line of a report is about; who was forgotten has the name of a former customer. */
export async function reportCustomer({ customerName }: Loaders, customerId: string): Promise<ReportCustomer> {
  const found = await customerName.load(customerId)
  const { userId, userNo, firstName, lastName } = getOrThrow(found, customerId)
  return { id: userId, userNo, firstName, lastName }
}
