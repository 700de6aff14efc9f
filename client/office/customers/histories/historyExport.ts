import { HistoryFilter } from '../../../../schema/rules/enumerations.ts'
import { historyPeriod } from '../../../../schema/rules/historyFilters.ts'
import type { HistoryCatalog } from '../../../api/schema.generated.ts'
import { stretchOf } from '../../../domain/history/historyFilter.ts'
import type { ListCall } from '../../parts/savedList.ts'

const paths: Partial<Record<HistoryCatalog, string>> = {
  Points: '/Staff/exportLedger',
  Payments: '/Staff/exportPayments',
}

/** The customer and part of the history. */
interface ShownHistory {
  readonly customerId: string
  /** A value of the history's filter; "" is everything. */
  readonly period: string
  /** The business's local day, yyyy-mm-dd, from which the filter's periods count back. */
  readonly today: string
}

/**
 * The call that exports a customer's filtered history (decision T7).
 * @returns undefined for a history without an export, such as experience
 */
export function historyExport(
  catalog: HistoryCatalog,
  { customerId, period, today }: ShownHistory,
): ListCall | undefined {
  const path = paths[catalog]
  return path === undefined ? undefined : { path, filter: { userId: customerId, ...daysOf(period, today) } }
}

function daysOf(period: string, today: string) {
  const { filter, year = 0 } = stretchOf(period)
  if (!filter) return {}
  const days = historyPeriod(
    { filterType: HistoryFilter[filter], designatedYear: year },
    Temporal.PlainDate.from(today),
  )
  if (typeof days === 'string') return {}
  return { ...(days.from && { from: days.from.toString() }), ...(days.to && { to: days.to.toString() }) }
}
