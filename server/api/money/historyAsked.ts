import { HistoryCatalog, HistoryFilter, type Language } from '../../../schema/rules/enumerations.ts'
import { historyPeriod } from '../../../schema/rules/historyFilters.ts'
import type { Db } from '../../kernel/database.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { type MessageKey, messageOf } from '../../kernel/texts.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceYears } from '../../readmodels/experienceStatement/experienceStatement.queries.ts'
import { paymentYears } from '../../readmodels/payments/payments.queries.ts'
import type { StatementPeriod } from '../../readmodels/statementPeriod.ts'
import { pointYears } from '../../readmodels/walletStatement/walletStatement.queries.ts'

/** One choice of a history's filter. */
export interface HistoryFilterChoice {
  readonly filter: HistoryFilter
  /** With {@link HistoryFilter.Year} only. */
  readonly year: number | undefined
  /** In the reader's language. */
  readonly text: string
}

const stretches: readonly (readonly [HistoryFilter, MessageKey])[] = [
  [HistoryFilter.Last30Days, 'HISTORY_LAST_30_DAYS'],
  [HistoryFilter.Last90Days, 'HISTORY_LAST_90_DAYS'],
  [HistoryFilter.Last6Months, 'HISTORY_LAST_6_MONTHS'],
  [HistoryFilter.Last12Months, 'HISTORY_LAST_12_MONTHS'],
]

const yearsOf: Record<HistoryCatalog, (db: Db, userId: string) => Promise<number[]>> = {
  [HistoryCatalog.Payments]: paymentYears,
  [HistoryCatalog.Points]: pointYears,
  [HistoryCatalog.Experience]: experienceYears,
}

/** The choices of a history's filter: four stretches up to now, then every local year with entries, newest first (decision F7). */
export async function historyFilterChoices(
  db: Db,
  { userId, catalog, language }: { userId: string; catalog: HistoryCatalog; language: Language },
): Promise<HistoryFilterChoice[]> {
  const years = await yearsOf[catalog](db, userId)
  return [
    ...stretches.map(([filter, key]) => ({ filter, year: undefined, text: messageOf(key, language) })),
    ...years.map((year) => ({ filter: HistoryFilter.Year, year, text: String(year) })),
  ]
}

/**
 * The local days of a filter, as of now.
 * @param spelling the call's names of the two fields
 * @returns FIELD_INVALID with the faulty field
 */
export function askedPeriod(
  asked: Parameters<typeof historyPeriod>[0],
  now: Temporal.Instant,
  spelling = { filterType: 'filterType', designatedYear: 'designatedYear' },
): StatementPeriod | Rejection {
  const period = historyPeriod(asked, businessDate(now))
  return typeof period === 'string' ? reject('FIELD_INVALID', { field: spelling[period] }) : period
}
