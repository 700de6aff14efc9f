import { actorOf, occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { seriesFold } from '../../series/series.ts'

/** A series out of the events of its stream, whether or not the lists have caught up; undefined where there are none. */
export function seriesFromEvents(
  seriesId: string,
  events: readonly RecordedEvent<SeriesEvent>[],
): SeriesView | undefined {
  const series = foldAll(seriesFold, events)
  const [first] = events
  if (!series || !first) return undefined
  const end = events.find(({ type }) => type === 'series.ended')
  return {
    seriesId,
    series,
    begunAt: occurredAt(first),
    begunBy: actorOf(first),
    endedAt: end && occurredAt(end),
  }
}
