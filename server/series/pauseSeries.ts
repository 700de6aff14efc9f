import { businessRules } from '../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { SeriesPaused, SeriesResumed } from './events.ts'
import type { Series } from './series.ts'

export interface PauseSeries {
  /** yyyy-mm-dd, both included; open without an end. */
  readonly from: string
  readonly to?: string
  /** yyyy-mm-dd */
  readonly today: string
}

/** No visits for a while. Visits that are placed stay, on their own terms. */
export function pauseSeries(
  series: Series,
  { from, to, today }: PauseSeries,
): readonly SeriesPaused[] | Rejection {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  if (from < today) return reject(RejectionCode.DATE_PAST, { field: 'from' })
  if (to !== undefined && to < from) return reject(RejectionCode.DATE_INVALID, { field: 'to' })
  const { pauseMonths } = businessRules.series
  const last = Temporal.PlainDate.from(today).add({ months: pauseMonths }).toString()
  if (from > last) return reject(RejectionCode.DATE_TOO_FAR, { field: 'from' })
  if (to !== undefined && to > last) return reject(RejectionCode.DATE_TOO_FAR, { field: 'to' })
  return [{ type: 'series.paused', data: { from, ...(to !== undefined && { to }) } }]
}

/** Visits are planned again from a day on; it ends every pause of that day and later ones. */
export function resumeSeries(
  series: Series,
  { from, today }: Omit<PauseSeries, 'to'>,
): readonly SeriesResumed[] | Rejection {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  if (from < today) return reject(RejectionCode.DATE_PAST, { field: 'from' })
  if (!series.pauses.some(({ to }) => to === undefined || to >= from))
    return reject(RejectionCode.SERIES_NOT_PAUSED)
  return [{ type: 'series.resumed', data: { from } }]
}
