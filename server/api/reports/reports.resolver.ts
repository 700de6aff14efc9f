import { asciiText } from '../../../schema/rules/asciiText.ts'
import type { OrderAction } from '../../../schema/rules/enumerations.ts'
import { orderNoBeginning } from '../../../schema/rules/orderNoText.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { customersMeant } from '../../people/peopleSearch.store.ts'
import { changeReport } from '../../readmodels/orderChanges/changeReport.queries.ts'
import { orderReport } from '../../readmodels/orderHistory/orderReport.queries.ts'
import type { OrderReportFigures } from '../../readmodels/orderHistory/reportedFigures.queries.ts'
import type { OrderReportFilter } from '../../readmodels/orderHistory/reportedOrders.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { After, type Cursor, connection, First, pageAsked } from '../graphql/connection.ts'
import { Arg, Ctx, Query, Resolver } from '../graphql/decorators.ts'
import { type GraphqlContext, viewerOf } from '../graphql/graphqlContext.ts'
import { accepted } from '../graphql/invalidInput.ts'
import { officeOrderNode } from '../orders/officeOrder.graphql.ts'
import { reportedChange } from '../orders/officeTrail.graphql.ts'
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
    const { by, statuses, catalogs } = filter
    const found = accepted(foundBy(application.db, filter.text), language)
    const period = accepted(periodBetween(filter.from, filter.to), language)
    const people = { groupId: namedId(filter.groupId), userId: namedId(filter.userId) }
    const recurring = filter.recurring ?? undefined
    const asked = { by, statuses, catalogs, recurring, ...period, ...people, ...(found ? { found } : {}) }
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
    const { orderNo, roles } = filter
    const asked = {
      ...accepted(periodBetween(filter.from, filter.to), language),
      roles,
      actions: filter.actions as OrderAction[],
      actorId: namedId(filter.actorId),
      // an unknown number matches no order
      orderId: orderNo ? ((await findOrderId(application, orderNo)) ?? '') : undefined,
    }
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

type OptionalText = string | null | undefined

const LONGEST = 100

/** @returns which orders a typed text means, undefined for a blank one; a rejection of `text` for one that is too long or unreadable */
export function foundBy(db: Db, typed: OptionalText): OrderReportFilter['found'] | Rejection {
  const text = asciiText(typed ?? '')
  if (text === '') return undefined
  if (text.length > LONGEST)
    return reject(RejectionCode.FIELD_TOO_LONG, { field: 'text', params: { max: LONGEST } })
  if (text.includes('\0')) return reject(RejectionCode.FIELD_INVALID, { field: 'text' })
  return { numbers: orderNoBeginning(text), customers: customersMeant(db, text) }
}

/** An id in a filter; a malformed one matches nothing. */
export function namedId(id: OptionalText): string | undefined {
  if (id === null || id === undefined) return undefined
  return isId(id) ? id : ''
}
