import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql'
import { HistoryCatalog } from '../../../schema/rules/enumerations.ts'
import { experiencePage } from '../../readmodels/experienceStatement/experiencePages.queries.ts'
import { paymentPage } from '../../readmodels/payments/payments.queries.ts'
import { pointPage } from '../../readmodels/walletStatement/pointPages.queries.ts'
import { connection } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  ExperienceEntryConnection,
  HistoryArgs,
  HistoryFilterItem,
  PointEntryConnection,
} from './histories.graphql.ts'
import { experienceNode, pointNode } from './history.node.ts'
import { historyFilterChoices } from './historyAsked.ts'
import { historyAsked } from './historyReading.node.ts'
import { Invoice } from './invoice.graphql.ts'
import { invoiceNode } from './invoice.node.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { paymentNode } from './payment.node.ts'
import { PaymentConnection } from './payments.graphql.ts'

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
  ): Promise<unknown> {
    const { id: userId } = viewerOf(context, 'customer')
    const page = await pointPage(context.application.db, { userId, ...historyAsked(args, context) })
    return connection(page, pointNode, context.language)
  }

  @Query(() => ExperienceEntryConnection, { description: "The viewer's experience, newest first." })
  async experienceHistory(
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    const { id: userId } = viewerOf(context, 'customer')
    const page = await experiencePage(context.application.db, { userId, ...historyAsked(args, context) })
    return connection(page, experienceNode, context.language)
  }

  @Query(() => PaymentConnection, { description: "The viewer's payments, newest first." })
  async payments(
    @Args(() => HistoryArgs) args: HistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
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
  ): Promise<unknown> {
    const { id: userId } = viewerOf(context, 'customer')
    const document = await invoiceDocument(context.application.db, { userId, paymentId })
    return document === undefined ? null : invoiceNode(document, context.language)
  }
}
