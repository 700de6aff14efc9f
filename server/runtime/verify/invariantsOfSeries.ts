import type { OrderPlaced } from '../../ordering/events.ts'
import type { SeriesEvent } from '../../series/events.ts'
import { isPaused } from '../../series/occurrences.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { type Audit, type AuditedEvent, createTally, idIn } from './audit.ts'

type VisitPlaced = Extract<SeriesEvent, { readonly type: 'series.visit-placed' }>

/**
 * Invariant 11: every visit that a series records as placed has one order of that series and the other way round; no occurrence is placed
 * twice, and none after the end of its series or within a pause (decision N12).
 */
export function auditSeries(): Audit {
  const tally = createTally(
    11,
    'every visit of a series is one order, and none comes after its end or in a pause',
  )
  const all = new Map<string, Series>()
  /** What one side has told and the other has not yet, by order. */
  const orders = new Map<string, string>()
  const visits = new Map<string, string>()

  function pair(
    own: Map<string, string>,
    other: Map<string, string>,
    orderId: string,
    seriesId: string,
  ): void {
    if (other.get(orderId) === seriesId) other.delete(orderId)
    else own.set(orderId, seriesId)
  }

  function seeOrder(orderId: string, event: AuditedEvent): void {
    if (event.type !== 'order.placed') return
    const { seriesId } = event.data as OrderPlaced['data']
    if (seriesId !== undefined) pair(orders, visits, orderId, seriesId)
  }

  function seeSeries(seriesId: string, event: AuditedEvent & SeriesEvent): void {
    const before = all.get(seriesId)
    if (event.type === 'series.visit-placed') {
      const problem = problemOf(before, event)
      tally.check(problem === undefined, () => `${event.stream}: ${problem}`)
      pair(visits, orders, event.data.orderId, seriesId)
    }
    if (before === undefined && event.type !== 'series.started') return
    const after = seriesFold.evolve(before, event)
    if (after) all.set(seriesId, after)
  }

  return {
    see(event) {
      const orderId = idIn('order', event.stream)
      if (orderId !== undefined) return seeOrder(orderId, event)
      const seriesId = idIn('series', event.stream)
      if (seriesId !== undefined) seeSeries(seriesId, event as AuditedEvent & SeriesEvent)
    },
    report() {
      for (const [orderId, seriesId] of orders)
        tally.check(false, () => `order ${orderId} is no visit that series ${seriesId} has placed`)
      for (const [orderId, seriesId] of visits)
        tally.check(
          false,
          () => `series ${seriesId} has placed order ${orderId}, which is not there or not its own`,
        )
      return tally.report()
    },
  }
}

function problemOf(series: Series | undefined, { data: { occurrence } }: VisitPlaced): string | undefined {
  if (series === undefined) return `the visit of ${occurrence} was placed before the series began`
  if (series.isEnded) return `the visit of ${occurrence} was placed after the end`
  if (isPaused(series, occurrence)) return `the visit of ${occurrence} was placed within a pause`
  return series.visits.get(occurrence)?.state === 'placed'
    ? `the visit of ${occurrence} was placed twice`
    : undefined
}
