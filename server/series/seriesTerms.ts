import { RejectionCode } from '../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'
import type { MissedReason, SeriesEvent } from './events.ts'
import { rhythmOn } from './occurrences.ts'
import { stateOf } from './outlook.ts'
import type { Series } from './series.ts'

type Outcome = readonly SeriesEvent[] | Rejection

/** Agrees to the price of a visit as it is now, for this and later visits. Both in points. */
export function agreePrice(
  series: Series,
  price: { readonly points: number; readonly pointsSeen: number },
): Outcome {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  const { points, pointsSeen } = price
  if (points > pointsSeen) return reject(RejectionCode.PRICE_CHANGED, { params: { total: points } })
  if (pointsSeen === series.agreedPoints) return []
  return [{ type: 'series.price-agreed', data: { totalPoints: pointsSeen } }]
}

/** Sets the usual crew, or none. */
export function setCrew(series: Series, groupId: string | null): Outcome {
  if (series.isEnded) return reject(RejectionCode.SERIES_ENDED)
  if ((series.crewId ?? null) === groupId) return []
  return [{ type: 'series.crew-set', data: { groupId } }]
}

/** Ends the series for good; placed visits stay, on their own terms. */
export function endSeries(series: Series, reason: 'asked' | 'erasure'): readonly SeriesEvent[] {
  return series.isEnded ? [] : [{ type: 'series.ended', data: { reason } }]
}

interface PlacedVisit {
  readonly occurrence: string
  readonly orderId: string
  /** The day it was placed for. */
  readonly date: string
}

/**
 * Records that a planned visit became an order, in the append that places it.
 * @returns SERIES_NO_VISIT where the series has no such visit to place any more: it was skipped, paused or ended meanwhile
 */
export function visitPlaced(series: Series, { occurrence, orderId, date }: PlacedVisit): Outcome {
  if (!isPlanned(series, occurrence)) return reject(RejectionCode.SERIES_NO_VISIT)
  return [{ type: 'series.visit-placed', data: { occurrence, orderId, date } }]
}

/** Records that a planned visit cannot take place; nothing where it is planned no more. */
export function visitMissed(
  series: Series,
  occurrence: string,
  reason: MissedReason,
): readonly SeriesEvent[] {
  return isPlanned(series, occurrence) ? [{ type: 'series.visit-missed', data: { occurrence, reason } }] : []
}

function isPlanned(series: Series, occurrence: string): boolean {
  return (
    !series.isEnded && rhythmOn(series, occurrence) !== undefined && stateOf(series, occurrence) === 'planned'
  )
}
