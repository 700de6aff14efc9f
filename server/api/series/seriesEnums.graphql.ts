import type { MissedReason, SeriesEvent } from '../../series/events.ts'
import { register } from '../graphql/enums.ts'

/** Enumerations of recurring visits as GraphQL shows them. */

/** What was done about a series of recurring visits, as its events have it. */
export const SeriesAction = {
  Started: 'series.started',
  Changed: 'series.changed',
  PriceAgreed: 'series.price-agreed',
  Paused: 'series.paused',
  Resumed: 'series.resumed',
  VisitPlaced: 'series.visit-placed',
  VisitSkipped: 'series.visit-skipped',
  VisitUnskipped: 'series.visit-unskipped',
  VisitMissed: 'series.visit-missed',
  CrewSet: 'series.crew-set',
  Ended: 'series.ended',
} as const satisfies Record<string, SeriesEvent['type']>

/** Where a series of recurring visits stands today. */
export const SeriesState = { Running: 'running', Paused: 'paused', Ended: 'ended' } as const

/** What became, or becomes, of one visit of a series. */
export const SeriesVisitState = {
  Placed: 'placed',
  Planned: 'planned',
  WaitingForPoints: 'waiting-for-points',
  PriceToAgree: 'price-to-agree',
  Stopped: 'stopped',
  Skipped: 'skipped',
  Missed: 'missed',
  Paused: 'paused',
} as const

/** Why a visit of a series does not take place. */
export const SeriesMissedReason = {
  Points: 'points',
  Price: 'price',
  Full: 'full',
  Stopped: 'stopped',
  Late: 'late',
  Season: 'season',
} as const satisfies Record<string, MissedReason>

/** What the customer wants where the day of a visit has no room. */
export const WhenFull = { Move: 'move', Skip: 'skip' } as const

/** Called once before the schema is built. */
export function registerSeriesEnums(): void {
  register(SeriesAction, 'SeriesAction', 'What was done about a series of recurring visits.')
  register(SeriesState, 'SeriesState', 'Whether recurring visits are planned, paused today, or over.')
  register(
    SeriesVisitState,
    'SeriesVisitState',
    'Where a recurring visit stands. A due visit that could not become an order waits for points, for a price to agree to, or for what stopped it.',
  )
  register(SeriesMissedReason, 'SeriesMissedReason', 'Why a recurring visit does not take place.')
  register(
    WhenFull,
    'WhenFull',
    'Where the day of a visit has no room: another day of its week, or no visit.',
  )
}
