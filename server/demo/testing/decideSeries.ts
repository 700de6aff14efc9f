import { type DomainEvent, inStream, type StreamEvents } from '../../kernel/event.ts'
import type { Fold } from '../../kernel/fold.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { businessDate } from '../../kernel/time.ts'
import { experienceStream } from '../../points/events.ts'
import { experienceFold } from '../../points/experience.ts'
import { seriesStream } from '../../series/events.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { visitPlaced } from '../../series/seriesTerms.ts'
import { skipVisit } from '../../series/skipVisit.ts'
import { startSeries } from '../../series/startSeries.ts'
import { demoHolidays } from '../demoCrews.store.ts'
import { demoPrice, demoService } from '../demoPrice.ts'
import { type OrderStep, rhythmOf, type SeriesStep } from '../demoSteps.ts'

/** Folds a stream of the plan so far. */
export type Folded = <State, Event extends DomainEvent>(stream: string, fold: Fold<State, Event>) => State

/** Decides a command on recurring visits. */
export function recurring(
  { key, verb, series, pointsSeen, at }: SeriesStep,
  fold: Folded,
): StreamEvents | Rejection {
  const { customer: userId, service: serviceId, address, skipped } = series
  const { catalog, periodType } = demoService(serviceId)
  const skipping = { occurrence: skipped?.occurrence.toString() ?? '', today: businessDate(at).toString() }
  const { total } = fold(experienceStream(userId), experienceFold)
  const events =
    verb === 'skipVisit'
      ? skipVisit(knownSeries(key, fold), skipping)
      : startSeries({
          ...{ userId, addressId: String(address), service: { serviceId, catalog, periodType } },
          ...{ rhythm: rhythmOf(series), whenFull: 'move', at, closedDates: closedDatesAround(series.first) },
          ...{ points: demoPrice(series, total).totalPoints, pointsSeen },
        })
  return isRejection(events) ? events : inStream(seriesStream(key), events)
}

/** @throws Error for a series that has not begun: a mistake in the plan */
function knownSeries(key: string, fold: Folded): Series {
  const series = fold(seriesStream(key), seriesFold)
  if (series === undefined) throw new Error(`the series ${key} has not begun`)
  return series
}

/** The events of a placing with those of the visit's series. */
export function recorded(
  placed: StreamEvents,
  {
    visit,
    orderId,
    fold,
  }: { readonly visit: OrderStep['visit']; readonly orderId: string; readonly fold: Folded },
): StreamEvents | Rejection {
  if (!visit.recurring) return placed
  const { series, occurrence } = visit.recurring
  const date = occurrence.toString()
  const events = visitPlaced(knownSeries(series.key, fold), { occurrence: date, orderId, date })
  return isRejection(events) ? events : [...placed, ...inStream(seriesStream(series.key), events)]
}

/** The holidays of a year and the years beside it, yyyy-mm-dd. */
export function closedDatesAround({ year }: Temporal.PlainDate): readonly string[] {
  return [year - 1, year, year + 1].flatMap((of) => demoHolidays.map((monthDay) => `${of}-${monthDay}`))
}
