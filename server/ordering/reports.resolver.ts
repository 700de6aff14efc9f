import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { OrderAction } from '../../schema/rules/enumerations.ts'
import { present } from '../doors/present.ts'
import { foundBy, namedDay, namedId } from '../doors/reportFilters.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { isRejection } from '../kernel/rejection.ts'
import { changeReport } from '../projections/orderChanges/changeReport.queries.ts'
import { findOrders } from '../projections/orderHistory/orderHistory.queries.ts'
import { type OrderReportFigures, orderReport } from '../projections/orderHistory/orderReport.queries.ts'
import { officeOrderNode } from './officeOrder.node.ts'
import { officeChange } from './officeTrail.node.ts'
import { findOrderId } from './orderNumbers.store.ts'
import {
  ChangeReport,
  ChangeReportFilterInput,
  OrderReport,
  OrderReportFilterInput,
} from './reports.graphql.ts'

/** What the office asks over free ranges (decision T9). */
@Resolver()
export class ReportsResolver {
  @Query(() => OrderReport, {
    description: 'Orders by free ranges of booked or placed days, with the figures of the whole report.',
  })
  async orderReport(
    @Arg('filter', () => OrderReportFilterInput, { description: 'Which orders.' })
    filter: OrderReportFilterInput,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where to read on.' }) after:
      | string
      | null
      | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'admin')
    const { db } = context.application
    const found = foundBy(db, filter.text)
    if (isRejection(found)) throw invalidInput(found, context.language)
    const { by, statuses, catalogs } = filter
    const days = { from: namedDay(filter.from), to: namedDay(filter.to) }
    const people = { groupId: namedId(filter.groupId), userId: namedId(filter.userId) }
    const asked = { by, statuses, catalogs, ...days, ...people, ...(found ? { found } : {}) }
    const report = await orderReport(db, { filter: asked, first, after: after ?? undefined })
    if (isRejection(report)) throw invalidInput(report, context.language)
    const { nodes, cursors, hasNextPage, figures } = report
    return {
      edges: nodes.map((view, place) => ({ cursor: cursors[place], node: officeOrderNode(view) })),
      pageInfo: { hasNextPage, endCursor: cursors.at(-1) ?? null },
      totalCount: sumOf(figures, 'orders'),
      totalPoints: sumOf(figures, 'points'),
      returnedPoints: sumOf(figures, 'returnedPoints'),
      figures,
    }
  }

  @Query(() => ChangeReport, {
    description: 'Who changed what on orders, and when, over free ranges; newest first.',
  })
  async changeReport(
    @Arg('filter', () => ChangeReportFilterInput, { description: 'Which changes.' })
    filter: ChangeReportFilterInput,
    @Arg('first', () => Int, { defaultValue: 20, description: 'How many at most, 1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Where to read on.' }) after:
      | string
      | null
      | undefined,
    @Ctx() context: GraphqlContext,
  ): Promise<unknown> {
    viewerOf(context, 'admin')
    const { application, loaders, language } = context
    const { orderNo } = filter
    // a number that nobody has is nobody's order
    const orderId = orderNo ? ((await findOrderId(application.db, orderNo)) ?? '') : undefined
    const report = await changeReport(application.db, {
      filter: {
        from: namedDay(filter.from),
        to: namedDay(filter.to),
        roles: filter.roles,
        actions: filter.actions as OrderAction[],
        actorId: namedId(filter.actorId),
        orderId,
      },
      first,
      after: after ?? undefined,
    })
    if (isRejection(report)) throw invalidInput(report, language)
    const { nodes, cursors, hasNextPage, totalCount } = report
    const orders = await findOrders(application.db, [...new Set(nodes.map((change) => change.orderId))])
    const edges = nodes.map(async (change, place) => {
      const view = present(
        orders.find((order) => order.orderId === change.orderId),
        change.orderId,
      )
      const node = { order: officeOrderNode(view), change: await officeChange(view, change, loaders) }
      return { cursor: cursors[place], node }
    })
    const pageInfo = { hasNextPage, endCursor: cursors.at(-1) ?? null }
    return { edges: await Promise.all(edges), pageInfo, totalCount }
  }
}

function sumOf(
  figures: readonly OrderReportFigures[],
  figure: 'orders' | 'points' | 'returnedPoints',
): number {
  return figures.reduce((sum, each) => sum + each[figure], 0)
}
