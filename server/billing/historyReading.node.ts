import type { Language } from '../../schema/rules/enumerations.ts'
import { askedPeriod } from '../doors/historyAsked.ts'
import { invalidInput } from '../graphql/invalidInput.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import type { ListPage, PageAsked } from '../projections/listCursor.ts'
import type { StatementPeriod } from '../projections/statementPeriod.ts'
import type { HistoryArgs, PageArgs } from './histories.graphql.ts'
import { connectionOf } from './history.node.ts'

const spelling = { filterType: 'filter', designatedYear: 'year' }

/** Which page is asked for. */
export function pageAsked({ first, after }: PageArgs): PageAsked {
  return { first, after: after ?? undefined }
}

/**
 * Which page of which days is asked for; all days without a filter.
 * @throws GraphQLError BAD_USER_INPUT for a filter that means none
 */
export function historyAsked(
  args: HistoryArgs,
  { now, language }: { readonly now: Temporal.Instant; readonly language: Language },
): StatementPeriod & PageAsked {
  const { filter, year } = args
  if (filter === null || filter === undefined) return pageAsked(args)
  const asked = { filterType: filter, designatedYear: year ?? 0 }
  return { ...accepted(askedPeriod(asked, now, spelling), language), ...pageAsked(args) }
}

/** A page as a connection. @throws GraphQLError BAD_USER_INPUT for a size or a cursor that is none */
export function connection<View, Node>(
  page: ListPage<View> | Rejection,
  node: (view: View) => Node,
  language: Language,
) {
  return connectionOf(accepted(page, language), node)
}

/** What a query was asked. @throws GraphQLError BAD_USER_INPUT when no rule accepts it (decision P10) */
export function accepted<T>(outcome: T | Rejection, language: Language): T {
  if (isRejection(outcome)) throw invalidInput(outcome, language)
  return outcome
}
