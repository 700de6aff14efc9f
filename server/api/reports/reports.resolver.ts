import type { OrderAction } from '../../../schema/rules/enumerations.ts'
import { changeReport } from '../../readmodels/orderChanges/changeReport.queries.ts'
import { orderReport } from '../../readmodels/orderHistory/orderReport.queries.ts'
import type { OrderReportFigures } from '../../readmodels/orderHistory/reportedFigures.queries.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { Arg, Ctx, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { officeOrderNode } from '../orders/officeOrder.graphql.ts'
import { reportedChange } from '../orders/officeTrail.graphql.ts'
import { changeFilterOf, orderFilterOf } from './reportFilters.ts'
import {
  ChangeReport,
  ChangeReportFilterInput,
  OrderReport,
  OrderReportFilterInput,
} from './reports.graphql.ts'

/** The office's reports over any range of days (decision T9). */
@Resolver()
export class ReportsResolver {
  @Query(() => OrderReport, "Orders by booked or placed days, with the report's totals.")
  async orderReport(
    @Arg('filter', () => OrderReportFilterInput, 'Which orders.')
    filter: OrderReportFilterInput,
    @First(20) first: number,
    @After('Where to read on.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, language } = context
    const asked = accepted(orderFilterOf(application.db, filter), language)
    const outcome = await orderReport(application.db, { filter: asked, ...pageAsked({ first, after }) })
    const { page, figures } = accepted(outcome, language)
    return Object.assign(connection(page, language, officeOrderNode), {
      totalPoints: sumOf(figures, 'points'),
      returnedPoints: sumOf(figures, 'returnedPoints'),
      figures,
    })
  }

  @Query(() => ChangeReport, 'Changes of orders over any range of days, newest first.')
  async changeReport(
    @Arg('filter', () => ChangeReportFilterInput, 'Which changes.')
    filter: ChangeReportFilterInput,
    @First(20) first: number,
    @After('Where to read on.') after: Cursor,
    @Ctx() context: GraphqlContext,
  ) {
    viewerOf(context, 'admin')
    const { application, loaders, language } = context
    const given = { ...filter, actions: filter.actions as OrderAction[] }
    const asked = accepted(await changeFilterOf(application, given), language)
    const page = { filter: asked, isCounted: true, ...pageAsked({ first, after }) }
    return connection(await changeReport(application.db, page), language, async (entry) => {
      const { order, change } = await reportedChange(entry, loaders)
      return { order: officeOrderNode(order), change }
    })
  }
}

function sumOf(figures: readonly OrderReportFigures[], figure: 'points' | 'returnedPoints'): number {
  return figures.reduce((sum, each) => sum + each[figure], 0)
}
