import { HistoryCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import type { ListPage, PageAsked } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { findCustomer } from '../../people/customers.store.ts'
import { experiencePage } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { paymentPage } from '../../readmodels/payments/payments.queries.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import { pointPage } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import { type Connection, connection } from '../graphql/connection.ts'
import { Arg, Args, Ctx, ID, Int, nullable, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import {
  CustomerHistoryArgs,
  ExperienceEntryConnection,
  HistoryArgs,
  HistoryFilterItem,
  historyAsked,
  PointEntryConnection,
} from './histories.graphql.ts'
import { historyFilterChoices } from './historyAsked.ts'
import { Invoice } from './invoice.graphql.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { OfficePaymentConnection, PaymentConnection } from './payments.graphql.ts'

/** Histories and invoices: the signed-in customer's own, and any customer's for the office, or null for an unknown customer. */
@Resolver()
export class HistoriesResolver {
  @Query(() => [HistoryFilterItem], 'Filter choices: four recent periods, then years with entries.')
  historyFilters(
    @Arg('catalog', () => HistoryCatalog, 'Which history.') catalog: HistoryCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    const { id: userId } = viewerOf(context, 'customer')
    return historyFilterChoices(context.application.db, { userId, catalog, language: context.language })
  }

  @Query(() => [HistoryFilterItem], "Filter choices for a customer's history.", nullable)
  async customerHistoryFilters(
    @Arg('customerId', () => ID, 'Whose.') userId: string,
    @Arg('catalog', () => HistoryCatalog, 'Which history.') catalog: HistoryCatalog,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language } = context
    if ((await findCustomer(application.db, userId)) === undefined) return null
    return historyFilterChoices(application.db, { userId, catalog, language })
  }

  @Query(() => PointEntryConnection, "The viewer's points in and out, newest first.")
  pointHistory(@Args(() => HistoryArgs) args: HistoryArgs, @Ctx() context: GraphqlContext) {
    return ownHistory(pointPage, args, context)
  }

  @Query(() => PointEntryConnection, "A customer's point entries, newest first.", nullable)
  customerPointHistory(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ) {
    return customerHistory(pointPage, args, context)
  }

  @Query(() => ExperienceEntryConnection, "The viewer's experience, newest first.")
  experienceHistory(@Args(() => HistoryArgs) args: HistoryArgs, @Ctx() context: GraphqlContext) {
    return ownHistory(experiencePage, args, context)
  }

  @Query(() => ExperienceEntryConnection, "A customer's experience, latest first.", nullable)
  customerExperienceHistory(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ) {
    return customerHistory(experiencePage, args, context)
  }

  @Query(() => PaymentConnection, "The viewer's payments, newest first.")
  payments(@Args(() => HistoryArgs) args: HistoryArgs, @Ctx() context: GraphqlContext) {
    return ownHistory(paymentPage, args, context)
  }

  @Query(() => OfficePaymentConnection, "A customer's payments, newest first.", nullable)
  customerPayments(
    @Args(() => CustomerHistoryArgs) args: CustomerHistoryArgs,
    @Ctx() context: GraphqlContext,
  ) {
    return customerHistory(paymentPage, args, context)
  }

  @Query(() => Invoice, "The invoice of the viewer's payment, or null.", nullable)
  invoice(@Arg('paymentId', () => Int, 'Which payment.') paymentId: number, @Ctx() context: GraphqlContext) {
    const { id: userId } = viewerOf(context, 'customer')
    const { application, loaders } = context
    return invoiceDocument({ db: application.db, joins: loaders }, { userId, paymentId })
  }

  @Query(() => Invoice, "The invoice of a customer's payment, or null.", nullable)
  async customerInvoice(
    @Arg('customerId', () => ID, 'Whose.') userId: string,
    @Arg('paymentId', () => Int, 'Which payment.') paymentId: number,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    if (!isId(userId)) return undefined
    const { application, loaders } = context
    return invoiceDocument({ db: application.db, joins: loaders }, { userId, paymentId })
  }
}

type ReadPage<Entry> = (
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
) => Promise<ListPage<Entry> | Rejection>

async function ownHistory<Entry>(
  read: ReadPage<Entry>,
  args: HistoryArgs,
  context: GraphqlContext,
): Promise<Connection<Entry>> {
  const { id: userId } = viewerOf(context, 'customer')
  const page = await read(context.application.db, { userId, ...historyAsked(args, context) })
  return connection(page, context.language)
}

/** A page of a customer's entries for the office; null for an unknown customer. Entries prove that the customer exists. */
async function customerHistory<Entry>(
  read: ReadPage<Entry>,
  args: CustomerHistoryArgs,
  context: GraphqlContext,
): Promise<Connection<Entry> | null> {
  viewerOf(context, 'admin')
  const { customerId: userId } = args
  const { db } = context.application
  const asked = { userId, ...historyAsked(args, context) }
  if (!isId(userId)) return null
  const page = await read(db, asked)
  const isProved = !isRejection(page) && page.nodes.length > 0
  if (!isProved && (await findCustomer(db, userId)) === undefined) return null
  return connection(page, context.language)
}
