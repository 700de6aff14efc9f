import { RejectionCode } from '../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { SeriesChanged } from './events.ts'
import { type AskedRhythm, checkRhythm, type RhythmCalendar } from './rhythm.ts'
import { lastPlaced, type Series } from './series.ts'

export interface ChangeSeries extends RhythmCalendar {
  readonly rhythm: AskedRhythm
  readonly whenFull: 'move' | 'skip'
}

/**
 * Changes interval, weekday, slot and time from the new rhythm's first date on. Visits that are placed stay, so that it begins
 * after the last of them.
 */
export function changeSeries(series: Series, intent: ChangeSeries): readonly SeriesChanged[] | Rejection {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  const rhythm = checkRhythm(intent.rhythm, series.serviceCatalog, intent)
  if (isRejection(rhythm)) return rhythm
  const placed = lastPlaced(series)
  if (placed !== undefined && rhythm.first <= placed)
    return reject(RejectionCode.SERIES_BEFORE_BOOKED, { field: 'first' })
  return [{ type: 'series.changed', data: { rhythm, whenFull: intent.whenFull } }]
}
