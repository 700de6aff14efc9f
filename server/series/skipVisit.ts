import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { SeriesVisitSkipped, SeriesVisitUnskipped } from './events.ts'
import { rhythmOn } from './occurrences.ts'
import { stateOf } from './outlook.ts'
import type { Series } from './series.ts'

export interface SkipVisit {
  /** The planned date, yyyy-mm-dd. */
  readonly occurrence: string
  /** yyyy-mm-dd */
  readonly today: string
}

/** Leaves one planned visit out, free of charge; a placed one is cancelled as any order. */
export function skipVisit(series: Series, intent: SkipVisit): readonly SeriesVisitSkipped[] | Rejection {
  const refused = refusalOf(series, intent)
  if (refused) return refused
  const { occurrence } = intent
  const state = stateOf(series, occurrence)
  if (state === 'placed') return reject(RejectionCode.SERIES_VISIT_PLACED)
  if (state !== 'planned') return reject(RejectionCode.SERIES_NO_VISIT, { field: 'occurrence' })
  return [{ type: 'series.visit-skipped', data: { occurrence } }]
}

/** Takes a skip back while the visit can still be placed. */
export function unskipVisit(series: Series, intent: SkipVisit): readonly SeriesVisitUnskipped[] | Rejection {
  const refused = refusalOf(series, intent)
  if (refused) return refused
  const { occurrence } = intent
  if (stateOf(series, occurrence) !== 'skipped')
    return reject(RejectionCode.SERIES_NO_VISIT, { field: 'occurrence' })
  return [{ type: 'series.visit-unskipped', data: { occurrence } }]
}

function refusalOf(series: Series, { occurrence, today }: SkipVisit): Rejection | undefined {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  if (!rhythmOn(series, occurrence)) return reject(RejectionCode.SERIES_NO_VISIT, { field: 'occurrence' })
  if (occurrence <= today) return reject(RejectionCode.SERIES_TOO_LATE)
  return undefined
}
