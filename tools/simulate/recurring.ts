import type { Decide } from '../../server/eventstore/commandHandler.ts'
import { inStream } from '../../server/kernel/event.ts'
import { isRejection, reject } from '../../server/kernel/rejection.ts'
import type { SeriesEvent } from '../../server/series/events.ts'
import { pauseSeries } from '../../server/series/pauseSeries.ts'
import { type Series, seriesFold } from '../../server/series/series.ts'
import { endSeries } from '../../server/series/seriesTerms.ts'
import { skipVisit } from '../../server/series/skipVisit.ts'

/* What customers do about recurring visits, by the product's own rules. */

export const TODAY = '2026-11-23'
/** The planned visits, and each one's day. */
export const VISITS = { '2026-12-01': 'day-1', '2026-12-08': 'day-2', '2026-12-15': 'day-1' } as const
export type VisitDate = keyof typeof VISITS

export type SeriesWish =
  | { readonly verb: 'begin' | 'pause' | 'end'; readonly wallet: string; readonly series: string }
  | { readonly verb: 'skip'; readonly wallet: string; readonly series: string; readonly date: VisitDate }

export function decideOnSeries(wish: SeriesWish): Decide<{ readonly left: number }> {
  return async (load) => {
    const { state } = await load(wish.series, seriesFold)
    if (wish.verb === 'begin') return { answer: { left: 0 }, events: inStream(wish.series, [begun(wish)]) }
    if (state === undefined) return reject('NOT_FOUND')
    const events = change(state, wish)
    if (isRejection(events)) return events
    return events.length === 0
      ? reject('SERIES_ENDED')
      : { answer: { left: state.visits.size }, events: inStream(wish.series, events) }
  }
}

function begun({ wallet, series }: SeriesWish): SeriesEvent {
  const rhythm = { everyWeeks: 1, first: '2026-12-01', slot: 1 } as const
  const terms = { addressId: series, serviceId: 'a clean', serviceCatalog: 1, whenFull: 'skip' } as const
  return { type: 'series.started', data: { userId: wallet, ...terms, rhythm, agreed: { totalPoints: 10 } } }
}

function change(state: Series, wish: SeriesWish) {
  if (wish.verb === 'skip') return skipVisit(state, { occurrence: wish.date, today: TODAY })
  if (wish.verb === 'pause') return pauseSeries(state, { from: '2026-12-05', to: '2026-12-10', today: TODAY })
  return endSeries(state, 'asked')
}
