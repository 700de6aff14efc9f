import type { Language } from '../../../schema/rules/enumerations.ts'
import type { PageAsked } from '../../kernel/listCursor.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import { pageAsked } from '../graphql/connection.ts'
import { accepted } from '../graphql/invalidInput.ts'
import type { HistoryArgs } from './histories.graphql.ts'
import { askedPeriod } from './historyAsked.ts'

const spelling = { filterType: 'filter', designatedYear: 'year' }

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
