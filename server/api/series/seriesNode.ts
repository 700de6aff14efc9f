import { actorOf, occurredAt, type RecordedEvent } from '../../kernel/event.ts'
import { foldAll } from '../../kernel/fold.ts'
import { businessDate } from '../../kernel/time.ts'
import type { SeriesView } from '../../readmodels/series/series.queries.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { newestRhythm } from '../../series/occurrences.ts'
import { seriesFold } from '../../series/series.ts'
import type { GraphqlContext } from '../graphql/graphqlContext.ts'
import {
  type OfficeSeries,
  type OrderSeries,
  rhythmNode,
  type Series,
  type SeriesVisit,
} from './series.graphql.ts'
import { currentPauses, pastVisits, type ShownVisit, seriesState } from './seriesVisits.ts'

/** What of a series needs no other table. */
export function seriesNode(view: SeriesView, { now }: Pick<GraphqlContext, 'now'>): Series {
  const { seriesId, series, begunAt, endedAt } = view
  const today = businessDate(now).toString()
  return {
    view,
    id: seriesId,
    catalog: series.serviceCatalog,
    serviceId: series.serviceId,
    ...rhythmNode(newestRhythm(series)),
    whenFull: series.whenFull,
    state: seriesState(series, today),
    agreedPoints: series.agreedPoints,
    pauses: currentPauses(series, today),
    pastVisits: pastVisits(series, today).map(visitNode),
    begun: begunAt,
    ended: endedAt,
  }
}

export function officeSeriesNode(view: SeriesView, context: Pick<GraphqlContext, 'now'>): OfficeSeries {
  return { id: view.seriesId, series: seriesNode(view, context) }
}

/** The series of an order, as it goes now. */
export function orderSeriesNode({ seriesId, series }: SeriesView): OrderSeries {
  return { id: seriesId, ...rhythmNode(newestRhythm(series)) }
}

const waitingStates = {
  points: 'waiting-for-points',
  price: 'price-to-agree',
  stopped: 'stopped',
} as const

export function visitNode(visit: ShownVisit): SeriesVisit {
  const { date, rhythm, canSkip, canUnskip } = visit
  return {
    visit,
    date,
    slot: rhythm.slot,
    time: rhythm.time ?? null,
    state: visit.state === 'waiting' ? waitingStates[visit.for] : visit.state,
    missedReason: visit.state === 'missed' ? visit.reason : null,
    movesTo: (visit.state === 'planned' && visit.movesTo) || null,
    canSkip,
    canUnskip,
  }
}

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
