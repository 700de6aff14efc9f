import { Ctx, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql'
import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type { CustomerName } from '../../people/customers.store.ts'
import type { CreditNoteView, PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { connectionOf } from '../graphql/connection.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { DocumentSums } from './money.graphql.ts'

@ObjectType({ description: 'Returned money, on a separate document; the invoice does not change.' })
class CreditNote extends DocumentSums {
  @Field(() => String, { description: 'Number, without gaps in its year.' })
  creditNoteNo!: string

  @MomentField({ name: 'issued', description: 'When it was issued.' })
  at!: Temporal.Instant
}

@ObjectType({ description: 'A payment with its invoice.' })
export class Payment extends DocumentSums {
  @Field(() => Int, { description: "Names the payment among the customer's." })
  paymentId!: number

  @Field(() => String, { description: 'Number of the invoice, without gaps in its year.' })
  invoiceNo!: string

  @MomentField({ name: 'paidAt', description: 'When it was confirmed.' })
  at!: Temporal.Instant

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  method!: number

  @Field(() => Province, { description: 'The province of its taxes.' })
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
  @Field(() => ID, { name: 'id', description: 'Opaque id.' })
  userId!: string

  @Field(() => String, { description: 'Number people quote.' })
  userNo!: string

  @Field(() => String, { description: 'First name.' })
  firstName!: string

  @Field(() => String, { description: 'Last name.' })
  lastName!: string
}

@ObjectType({ description: 'A payment as the office sees it.' })
export class OfficePayment extends Payment {
  @Field(() => ID, { name: 'customerId', description: 'Whose.' })
  userId!: string
}

export const OfficePaymentConnection = connectionOf(OfficePayment, {
  name: 'OfficePayment',
  edge: 'One payment of a list of the office.',
  node: 'The payment.',
  connection: 'A page of payments, newest first.',
  totalCount: 'Payments of the whole stretch.',
})

/** A payment's joined fields, loaded only on request. */
@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => [CreditNote], { description: 'What went back of it, oldest first.' })
  creditNotes(
    @Root() { invoiceNo }: PaymentView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<readonly CreditNoteView[]> {
    return loaders.creditNotes.load(invoiceNo)
  }
}

/** Further fields for the office. */
@Resolver(() => OfficePayment)
export class OfficePaymentResolver {
  @FieldResolver(() => ReportCustomer, {
    nullable: true,
    description: 'Who paid; an erased one is Former customer.',
  })
  customer(@Root() { userId }: PaymentView, @Ctx() context: GraphqlContext): Promise<CustomerName> {
    return customerNamed(userId, context)
  }

  @FieldResolver(() => String, { nullable: true, description: "The office's own comment." })
  comment(
    @Root() { commandId }: PaymentView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | undefined> {
    return loaders.paymentNote.load(commandId)
  }

  @FieldResolver(() => [String], {
    description: 'The reasons of its credit notes, in their order; may be empty.',
  })
  async reversalReasons(
    @Root() { invoiceNo }: PaymentView,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string[]> {
    const notes = await loaders.officeCreditNotes.load(invoiceNo)
    return Promise.all(notes.map(async ({ commandId }) => (await loaders.paymentNote.load(commandId)) ?? ''))
  }
}

/** Who a line of a report is about; an erased customer has the name of a former customer. */
export async function customerNamed(userId: string, { loaders }: GraphqlContext): Promise<CustomerName> {
  return getOrThrow(await loaders.customerName.load(userId), userId)
}
