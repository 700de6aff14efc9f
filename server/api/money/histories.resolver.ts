import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { HistoryCatalog } from '../../../schema/rules/enumerations.ts'
import { experiencePage } from '../../readmodels/experienceStatement/experiencePages.queries.ts'
import { paymentPage } from '../../readmodels/payments/payments.queries.ts'
import { pointPage } from '../../readmodels/walletStatement/pointPages.queries.ts'
import { type Connection, connection } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  ExperienceEntry,
  ExperienceEntryConnection,
  experienceNode,
  HistoryArgs,
  HistoryFilterItem,
  historyAsked,
  PointEntry,
  PointEntryConnection,
  pointNode,
} from './histories.graphql.ts'
import { historyFilterChoices } from './historyAsked.ts'
import { Invoice, invoiceNode } from './invoice.graphql.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import {
  CreditNote,
  creditNoteNode,
  OfficePayment,
  Payment,
  PaymentConnection,
  paymentNode,
  ReportCustomer,
  reportCustomer,
} from './payments.graphql.ts'

/** The signed-in customer's histories and invoices. */
@Resolver()
export class HistoriesResolver {
  @Query(() => [HistoryFilterItem], {
    description:
      "Choices of a history's filter: four stretches up to now, then the years with entries, newest first.",
  })
  async historyFilters(
    @Arg('catalog', () => HistoryCatalog, { description: 'Which history.' }) catalog: HistoryCatalog,
    @Ctx() context: GraphqlContext,
  ): Promise<HistoryFilterItem[]> {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, language } = context
    const choices = await historyFilterChoices(application.db, { userId, catalog, language })
    return choices.map((choice) => ({ ...choice, year: choice.year ?? null }))
  }

  @Query(() => PointEntryConnection, { description: "The viewer's points in and out, newest first." })
  async pointHistory(
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<PointEntry>> {
    const { id: userId } = viewerOf(context, 'customer')
    const page = await pointPage(context.application.db, { userId, ...historyAsked(args, context) })
    return connection(page, pointNode, context.language)
  }

  @Query(() => ExperienceEntryConnection, { description: "The viewer's experience, newest first." })
  async experienceHistory(
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<ExperienceEntry>> {
    const { id: userId } = viewerOf(context, 'customer')
    const page = await experiencePage(context.application.db, { userId, ...historyAsked(args, context) })
    return connection(page, experienceNode, context.language)
  }

  @Query(() => PaymentConnection, { description: "The viewer's payments, newest first." })
  async payments(
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<Payment>> {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, language } = context
    const page = await paymentPage(application.db, { userId, ...historyAsked(args, context) })
    return connection(page, (payment) => paymentNode(payment, language), language)
  }

  @Query(() => Invoice, {
    nullable: true,
    description: "The invoice of one of the viewer's payments; null when there is none of that number.",
  })
  async invoice(
    @Arg('paymentId', () => Int, { description: 'Which payment.' }) paymentId: number,
    @Ctx() context: GraphqlContext,
  ): Promise<Invoice | null> {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, loaders } = context
    const asked = { db: application.db, joins: loaders.joins }
    const document = await invoiceDocument(asked, { userId, paymentId })
    return document === undefined ? null : invoiceNode(document, context.language)
  }
}

/** What a payment points at, joined only where a query asks. */
@Resolver(() => Payment)
export class PaymentResolver {
  @FieldResolver(() => [CreditNote], { description: 'What went back of it, oldest first.' })
  async creditNotes(
    @Root() { invoiceNo }: OfficePayment,
    @Ctx() { loaders, language }: GraphqlContext,
  ): Promise<CreditNote[]> {
    const notes = await loaders.creditNotes.load(invoiceNo)
    return notes.map((note) => creditNoteNode(note, language))
  }
}

/** What the office sees beyond that. */
@Resolver(() => OfficePayment)
export class OfficePaymentResolver {
  @FieldResolver(() => ReportCustomer, {
    nullable: true,
    description: 'Who paid; forgotten people are named Former customer.',
  })
  customer(
    @Root() { customerId }: OfficePayment,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<ReportCustomer> {
    return reportCustomer(loaders, customerId)
  }

  @FieldResolver(() => String, { nullable: true, description: "The office's own comment." })
  async comment(@Root() { view }: OfficePayment, @Ctx() { loaders }: GraphqlContext): Promise<string | null> {
    return (await loaders.paymentNote.load(view.commandId)) ?? null
  }

  @FieldResolver(() => [String], {
    description:
      'Why parts were taken back, in the order of the credit notes; empty where nothing was noted.',
  })
  async reversalReasons(
    @Root() { invoiceNo }: OfficePayment,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string[]> {
    const notes = await loaders.officeCreditNotes.load(invoiceNo)
    return Promise.all(notes.map(async ({ commandId }) => (await loaders.paymentNote.load(commandId)) ?? ''))
  }
}

/** What entries of histories point at, joined only where a query asks. */
@Resolver(() => PointEntry)
export class PointEntryResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The order it is about, if one.' })
  async orderNo(@Root() { orderId }: PointEntry, @Ctx() { loaders }: GraphqlContext): Promise<string | null> {
    return orderId === undefined ? null : ((await loaders.orderNo.load(orderId)) ?? null)
  }
}

@Resolver(() => ExperienceEntry)
export class ExperienceEntryResolver {
  @FieldResolver(() => String, { nullable: true, description: 'The completed order.' })
  async orderNo(
    @Root() { orderId }: ExperienceEntry,
    @Ctx() { loaders }: GraphqlContext,
  ): Promise<string | null> {
    return orderId === undefined ? null : ((await loaders.orderNo.load(orderId)) ?? null)
  }
}
