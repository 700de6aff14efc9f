import { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { foldAll, foldOnto } from '../kernel/fold.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import type { SeriesEvent } from '../series/events.ts'
import type { AskedRhythm } from '../series/rhythm.ts'
import { type Series, seriesFold } from '../series/series.ts'
import { visitPlaced } from '../series/seriesTerms.ts'
import { type StartSeries, startSeries } from '../series/startSeries.ts'

/* A series of visits on Tuesdays, as its verbs make it. */

/** Tuesday, Nov 3, 2026, 10:00 in Edmonton. */
const at = Temporal.Instant.from('2026-11-03T17:00:00Z')
export const today = '2026-11-03'
export const calendar = { at, closedDates: ['2026-11-11'] }
export const tuesdays: AskedRhythm = { everyWeeks: 2, first: '2026-11-10', slot: 1, hour: 9, minute: 30 }
export const intent: StartSeries = {
  ...calendar,
  userId: 'c-1',
  addressId: 'a-1',
  service: { serviceId: 's-1', catalog: ServiceCatalog.HouseCleaning, periodType: PeriodType.Day },
  rhythm: tuesdays,
  whenFull: 'move',
  points: 12_000,
  pointsSeen: 12_000,
}

function eventsOf(outcome: readonly SeriesEvent[] | Rejection): readonly SeriesEvent[] {
  if (isRejection(outcome)) throw new Error(outcome.rejected)
  return outcome
}
export const codeOf = (outcome: readonly SeriesEvent[] | Rejection) =>
  isRejection(outcome) ? outcome.rejected : undefined

export function begun(change: Partial<StartSeries> = {}): Series {
  return foldAll(seriesFold, eventsOf(startSeries({ ...intent, ...change }))) as Series
}
export function having(series: Series, outcome: readonly SeriesEvent[] | Rejection): Series {
  return foldOnto(seriesFold, series, eventsOf(outcome)) as Series
}
export const placed = (series: Series, occurrence: string, date = occurrence) =>
  having(series, visitPlaced(series, { occurrence, orderId: `o-${occurrence}`, date }))
export const datesOf = (found: readonly { readonly date: string }[]) => found.map(({ date }) => date)
