import type { IntlShape } from 'react-intl'
import type { DashboardQuery } from './dashboard.generated.ts'

export type Dashboard = DashboardQuery['dashboard']
type Day = Dashboard['days'][number]

/** Orders by catalog, for any period. */
export type ByCatalog = Pick<Day, 'houseCleaning' | 'lawnCare' | 'snowRemoval'>

/** How far behind a list may be before the page says so, in milliseconds: it catches up within seconds. */
const LATE_LIST = 60_000

export function isLate({ oldestMs }: Dashboard['readModels'][number]): boolean {
  return oldestMs >= LATE_LIST
}

/** In the order of the documents' enumeration. */
export const catalogKeys = ['houseCleaning', 'lawnCare', 'snowRemoval'] as const

export function ordersOf(figures: ByCatalog): number {
  return catalogKeys.reduce((sum, key) => sum + figures[key], 0)
}

export function sumOf<Row>(rows: readonly Row[], figure: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0)
}

/** The row with the largest figure, the later one of two; undefined where all are 0. */
export function peakOf<Row>(rows: readonly Row[], figure: (row: Row) => number): Row | undefined {
  const most = Math.max(0, ...rows.map(figure))
  return most === 0 ? undefined : rows.findLast((row) => figure(row) === most)
}

/** The whole percentage of a part; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** Nov 19, from yyyy-mm-dd. */
export function writeShortDay(intl: IntlShape, date: string): string {
  return intl.formatDate(Date.parse(`${date}T00:00:00Z`), { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
