import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql'
import { HistoryCatalog } from '../../../schema/rules/enumerations.ts'
import { isId } from '../../kernel/ids.ts'
import type { ListPage } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { findCustomer } from '../../people/customers.store.ts'
import { experiencePage } from '../../readmodels/experienceStatement/experiencePages.queries.ts'
import { paymentPage } from '../../readmodels/payments/payments.queries.ts'
import { pointPage } from '../../readmodels/walletStatement/pointPages.queries.ts'
import { type Connection, connection } from '../graphql/connection.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  CustomerHistoryArgs,
  type ExperienceEntry,
  ExperienceEntryConnection,
  experienceNode,
  HistoryFilterItem,
  historyAsked,
  type PointEntry,
  PointEntryConnection,
  pointNode,
} from './histories.graphql.ts'
import { historyFilterChoices } from './historyAsked.ts'
import { Invoice, invoiceNode } from './invoice.graphql.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { type OfficePayment, OfficePaymentConnection, paymentNode } from './payments.graphql.ts'

/** One customer's histories and invoices for the office; null for a customer who is not there. */
@Resolver()
export class OfficeHistoriesResolver {
  @Query(() => [HistoryFilterItem], {
    nullable: true,
    description: "Choices of the filter of a customer's history.",
  })
  async customerHistoryFilters(
    @Arg('customerId', () => ID, { description: 'Whose.' }) userId: string,
    @Arg('catalog', () => HistoryCatalog, { description: 'Which history.' }) catalog: HistoryCatalog,
    @Ctx() context: GraphqlContext,
  ): Promise<HistoryFilterItem[] | null> {
    if (!(await isCustomer(context, userId))) return null
    const { application, language } = context
    const choices = await historyFilterChoices(application.db, { userId, catalog, language })
    return choices.map((choice) => ({ ...choice, year: choice.year ?? null }))
  }

  @Query(() => PointEntryConnection, {
    nullable: true,
    description: "A customer's points in and out, newest first.",
  })
  async customerPointHistory(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<PointEntry> | null> {
    viewerOf(context, 'admin')
    const asked = { userId: args.customerId, ...historyAsked(args, context) }
    const page = await pageOfCustomer(context, args.customerId, () =>
      pointPage(context.application.db, asked),
    )
    return page && connection(page, pointNode, context.language)
  }

  @Query(() => ExperienceEntryConnection, {
    nullable: true,
    description: "A customer's experience, newest first.",
  })
  async customerExperienceHistory(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<ExperienceEntry> | null> {
    viewerOf(context, 'admin')
    const asked = { userId: args.customerId, ...historyAsked(args, context) }
    const page = await pageOfCustomer(context, args.customerId, () =>
      experiencePage(context.application.db, asked),
    )
    return page && connection(page, experienceNode, context.language)
  }

  @Query(() => OfficePaymentConnection, {
    nullable: true,
    description: "A customer's payments with the office's comments, newest first.",
  })
  async customerPayments(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ): Promise<Connection<OfficePayment> | null> {
    viewerOf(context, 'admin')
    const { application, language } = context
    const asked = { userId: args.customerId, ...historyAsked(args, context) }
    const page = await pageOfCustomer(context, args.customerId, () => paymentPage(application.db, asked))
    return page && connection(page, (payment) => paymentNode(payment, language), language)
  }

  @Query(() => Invoice, {
    nullable: true,
    description: "The invoice of one of a customer's payments; null when there is none of that number.",
  })
  async customerInvoice(
    @Arg('customerId', () => ID, { description: 'Whose.' }) userId: string,
    @Arg('paymentId', () => Int, { description: 'Which payment.' }) paymentId: number,
    @Ctx() context: GraphqlContext,
  ): Promise<Invoice | null> {
    viewerOf(context, 'admin')
    if (!isId(userId)) return null
    const { application, loaders } = context
    const asked = { db: application.db, joins: loaders.joins }
    const document = await invoiceDocument(asked, { userId, paymentId })
    return document === undefined ? null : invoiceNode(document, context.language)
  }
}

/** A page of a customer's; null for a customer who is not there. Whose page holds anything is there. */
async function pageOfCustomer<Page extends ListPage<unknown>>(
  context: GraphqlContext,
  userId: string,
  ask: () => Promise<Page | Rejection>,
): Promise<Page | Rejection | null> {
  if (!isId(userId)) return null
  const page = await ask()
  const isProved = !isRejection(page) && page.nodes.length > 0
  return isProved || (await isCustomer(context, userId)) ? page : null
}

async function isCustomer(context: GraphqlContext, userId: string): Promise<boolean> {
  viewerOf(context, 'admin')
  return (await findCustomer(context.application.db, userId)) !== undefined
}
