import { occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { type Series, seriesFold } from '../../series/series.ts'

/** A series as it is read: the fold of its events, and when it began and ended. */
export interface SeriesView {
  readonly seriesId: string
  readonly series: Series
  readonly begunAt: Temporal.Instant
  readonly endedAt: Temporal.Instant | undefined
}

/** A series out of the events of its stream; undefined where there are none. */
export function seriesFromEvents(
  seriesId: string,
  events: readonly RecordedEvent<SeriesEvent>[],
): SeriesView | undefined {
  const series = foldAll(seriesFold, events)
  const [first] = events
  if (!series || !first) return undefined
  const end = events.find(({ type }) => type === 'series.ended')
  return { seriesId, series, begunAt: occurredAt(first), endedAt: end && occurredAt(end) }
}
