import { PeriodType, type ServiceCatalog } from '../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../schema/rules/rejections.ts'
import { isRejection, type Rejection, reject } from '../kernel/rejection.ts'
import type { SeriesStarted } from './events.ts'
import { type AskedRhythm, checkRhythm, type RhythmCalendar } from './rhythm.ts'

export interface StartSeries extends RhythmCalendar {
  readonly userId: string
  readonly addressId: string
  readonly service: {
    readonly serviceId: string
    readonly catalog: ServiceCatalog
    readonly periodType: PeriodType
  }
  readonly rhythm: AskedRhythm
  readonly whenFull: 'move' | 'skip'
  /** The price of a visit now, in points; undefined while the service is not offered. */
  readonly points: number | undefined
  /** The total that the customer agreed to, in points. */
  readonly pointsSeen: number
}

/** Begins a series of a day service at the price that the customer saw (decision C9). */
export function startSeries(intent: StartSeries): readonly SeriesStarted[] | Rejection {
  const { userId, addressId, service, whenFull, points, pointsSeen } = intent
  if (service.periodType !== PeriodType.Day) return reject(RejectionCode.SERIES_DAY_ONLY)
  if (points === undefined) return reject(RejectionCode.SERVICE_UNAVAILABLE)
  const rhythm = checkRhythm(intent.rhythm, service.catalog, intent)
  if (isRejection(rhythm)) return rhythm
  if (points > pointsSeen) return reject(RejectionCode.PRICE_CHANGED, { params: { total: points } })
  const { serviceId, catalog: serviceCatalog } = service
  const agreed = { totalPoints: pointsSeen }
  return [
    {
      type: 'series.started',
      data: { userId, addressId, serviceId, serviceCatalog, rhythm, whenFull, agreed },
    },
  ]
}
