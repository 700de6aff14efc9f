import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { type CustomerName, customerNamesById } from '../../people/customers.store.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import type { PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { getOrThrow } from '../details/getOrThrow.ts'
import { officeCreditNotes } from '../details/prefetchingJoins.ts'
import { connectionOf } from '../graphql/connection.ts'
import {
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  nullable,
  ObjectType,
  Resolver,
  Root,
} from '../graphql/decorators.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { MomentField } from '../graphql/orderMoment.graphql.ts'
import { ReportCustomer } from '../graphql/person.graphql.ts'
import { DocumentSums } from './money.graphql.ts'

@ObjectType({ description: 'Returned money, on a separate document; the invoice does not change.' })
class CreditNote extends DocumentSums {
  @Field(() => String, 'Number, without gaps in its year.')
  creditNoteNo!: string

  @MomentField('When it was issued.', { name: 'issued' })
  at!: Temporal.Instant
}

@ObjectType({ description: 'A payment with its invoice.' })
export class Payment extends DocumentSums {
  @Field(() => Int, "Names the payment among the customer's.")
  paymentId!: number

  @Field(() => String, 'Number of the invoice, without gaps in its year.')
  invoiceNo!: string

  @MomentField('When it was confirmed.', { name: 'paidAt' })
  at!: Temporal.Instant

  @Field(() => PaymentMethod, 'How it was paid.')
  method!: number

  @Field(() => Province, 'The province of its taxes.')
  province!: number

  @Field(() => Int, 'Points paid for.')
  points!: number
}

export const PaymentConnection = connectionOf(Payment, {
  name: 'Payment',
  page: 'A page of payments, newest first.',
})

@ObjectType({ description: 'A payment as the office sees it.' })
export class OfficePayment extends Payment {
  @Field(() => ID, 'Whose.', { name: 'customerId' })
  userId!: string
}

export const OfficePaymentConnection = connectionOf(OfficePayment, {
  name: 'OfficePayment',
  page: 'A page of payments, newest first.',
})

/** A payment's joined fields, loaded only on request. */
@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => [CreditNote], 'What went back of it, oldest first.')
  creditNotes(@Root() { invoiceNo }: PaymentView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(creditNotesByInvoice).load(invoiceNo)
  }
}

/** Further fields for the office. */
@Resolver(() => OfficePayment)
export class OfficePaymentResolver {
  @FieldResolver(() => ReportCustomer, 'Who paid; an erased one is Former customer.', nullable)
  customer(@Root() { userId }: PaymentView, @Ctx() context: GraphqlContext) {
    return customerNamed(userId, context)
  }

  @FieldResolver(() => String, "The office's own comment.", nullable)
  comment(@Root() { commandId }: PaymentView, @Ctx() { loaders }: GraphqlContext) {
    return loaders.of(paymentNotesByCommand).load(commandId)
  }

  @FieldResolver(() => [String], 'The reasons of its credit notes, in their order; may be empty.')
  async reversalReasons(@Root() { invoiceNo }: PaymentView, @Ctx() { loaders }: GraphqlContext) {
    const notes = await loaders.of(officeCreditNotes).load(invoiceNo)
    return Promise.all(
      notes.map(async ({ commandId }) => (await loaders.of(paymentNotesByCommand).load(commandId)) ?? ''),
    )
  }
}

/** Who a line of a report is about; an erased customer has the name of a former customer. */
export async function customerNamed(userId: string, { loaders }: GraphqlContext): Promise<CustomerName> {
  return getOrThrow(await loaders.of(customerNamesById).load(userId), userId)
}
