import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import { reportCustomer } from '../reports/reportCustomer.node.ts'
import { creditNoteNode, type PaymentNode } from './payment.node.ts'
import { CreditNote, OfficePayment, Payment, ReportCustomer } from './payments.graphql.ts'

/** What a payment points at, joined only where a query asks. */
@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => [CreditNote])
  async creditNotes(
    @Root() { invoiceNo }: PaymentNode,
    @Ctx() { loaders, language }: GraphqlContext,
  ): Promise<CreditNote[]> {
    const notes = await loaders.creditNotes.load(invoiceNo)
    return notes.map((note) => creditNoteNode(note, language))
  }
}

/** What the office sees beyond that. */
@Resolver(() => OfficePayment)
export class OfficePaymentResolver {
  @FieldResolver(() => ReportCustomer, { nullable: true })
  customer(
    @Root() { customerId }: PaymentNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ReportCustomer | null> {
    return reportCustomer(loaders, customerId)
  }

  @FieldResolver(() => String, { nullable: true })
  async comment(@Root() { view }: PaymentNode, @Ctx() { loaders }: GraphqlContext): Promise<string | null> {
    return (await loaders.paymentNote.load(view.commandId)) ?? null
  }

  @FieldResolver(() => [String])
  async reversalReasons(
    @Root() { invoiceNo }: PaymentNode,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string[]> {
    const notes = await loaders.creditNotes.load(invoiceNo)
    const reasons = await loaders.paymentNote.loadMany(notes.map(({ commandId }) => commandId))
    return reasons.map((reason) => (typeof reason === 'string' ? reason : ''))
  }
}
