import { type Rejection, reject } from '../../kernel/rejection.ts'
import { paymentReportPage } from '../../readmodels/payments/paymentReport.queries.ts'
import { taxReport } from '../../readmodels/payments/taxReport.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { ledgerPage } from '../../readmodels/walletStatement/ledger.queries.ts'
import { type Connection, connection, pageAsked } from '../graphql/connection.ts'
import { Args, Ctx, FieldResolver, nullable, Query, Resolver, Root } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { ReportCustomer } from '../graphql/person.graphql.ts'
import { customerNamed } from '../money/payments.graphql.ts'
import {
  LedgerEntry,
  LedgerReport,
  LedgerReportArgs,
  PaymentReport,
  PaymentReportArgs,
  TaxReport,
  TaxReportArgs,
  taxReportOf,
} from './moneyReports.graphql.ts'

/** The office's reports over all customers (decision T9). */
@Resolver()
export class MoneyReportsResolver {
  @Query(() => LedgerReport, 'Movements of points over a free range of days, newest first.')
  async ledgerReport(@Args(() => LedgerReportArgs) args: LedgerReportArgs, @Ctx() context: GraphqlContext) {
    viewerOf(context, 'admin')
    const { application, language } = context
    const { customerId, kind, bucket } = args
    const filter = {
      ...accepted(periodBetween(args.from, args.to), language),
      userId: accepted(askedCustomer(customerId), language),
      kind: kind ?? undefined,
      isReward: bucket === null || bucket === undefined ? undefined : bucket === 'reward',
    }
    const page = accepted(
      await ledgerPage(application.db, { ...filter, isSummed: true, ...pageAsked(args) }),
      language,
    )
    return withTotals(connection(page, language), page.totals)
  }

  @Query(() => PaymentReport, 'Payments over a free range of days, newest first.')
  async paymentReport(
    @Args(() => PaymentReportArgs) args: PaymentReportArgs,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language } = context
    const filter = {
      ...accepted(periodBetween(args.from, args.to), language),
      userId: accepted(askedCustomer(args.customerId), language),
      method: args.method ?? undefined,
      province: args.province ?? undefined,
    }
    const asked = { ...filter, isSummed: true, ...pageAsked(args) }
    const page = accepted(await paymentReportPage(application.db, asked), language)
    return withTotals(connection(page, language), async () => {
      const totals = await page.totals()
      return { ...totals, kept: totals.paid - totals.credited }
    })
  }

  @Query(() => TaxReport, 'Tax by province and name over a range of days, less credit notes.')
  async taxReport(
    @Args(() => TaxReportArgs) { from, to, province }: TaxReportArgs,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language } = context
    const period = accepted(periodBetween(from, to), language)
    const rows = await taxReport(application.db, { ...period, province: province ?? undefined })
    return taxReportOf(rows)
  }
}

/** Only well-formed ids: PostgreSQL does not accept NUL. */
function askedCustomer(customerId: string | null | undefined): string | undefined | Rejection {
  if (customerId === null || customerId === undefined) return undefined
  return /^[\w-]{1,100}$/.test(customerId) ? customerId : reject('FIELD_INVALID', { field: 'customerId' })
}

/** The totals come along with the page. */
function withTotals<Node, Totals extends object>(page: Connection<Node>, totals: () => Promise<Totals>) {
  return Object.defineProperty(page, 'totals', { get: totals }) as typeof page & { totals: Promise<Totals> }
}

@Resolver(() => LedgerEntry)
export class LedgerEntryResolver {
  @FieldResolver(() => ReportCustomer, 'Who; an erased one is Former customer.', nullable)
  customer(@Root() { userId }: LedgerEntry, @Ctx() context: GraphqlContext) {
    return customerNamed(userId, context)
  }
}
