import type { SeriesEvent } from '../../series/events.ts'
import { named } from '../graphql/enums.ts'
import type { ShownReason } from './seriesVisits.ts'

/** Enumerations of recurring visits as GraphQL shows them. */

export const SeriesAction = named('SeriesAction', 'What was done about a series of recurring visits.', {
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
} satisfies Record<string, SeriesEvent['type']>)

export const SeriesState = named(
  'SeriesState',
  'Whether recurring visits are planned, paused today, or over.',
  { Running: 'running', Paused: 'paused', Ended: 'ended' },
)

export const SeriesVisitState = named(
  'SeriesVisitState',
  'Where a recurring visit stands. A due visit that could not become an order waits for points, for a price to agree to, or for what stopped it.',
  {
    Placed: 'placed',
    Planned: 'planned',
    WaitingForPoints: 'waiting-for-points',
    PriceToAgree: 'price-to-agree',
    Stopped: 'stopped',
    Skipped: 'skipped',
    Missed: 'missed',
    Paused: 'paused',
  },
)

export const SeriesMissedReason = named('SeriesMissedReason', 'Why a recurring visit does not take place.', {
  Points: 'points',
  Price: 'price',
  Full: 'full',
  Stopped: 'stopped',
  Late: 'late',
  Season: 'season',
  Closed: 'closed',
} satisfies Record<string, ShownReason>)

export const WhenFull = named(
  'WhenFull',
  'Where the day of a visit has no room: another day of its week, or no visit.',
  { Move: 'move', Skip: 'skip' },
)
