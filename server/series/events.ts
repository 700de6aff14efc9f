import type { ServiceCatalog, Slot } from '../../schema/rules/enumerations.ts'
import type { DomainEvent } from '../kernel/event.ts'

/** The life of a series of recurring visits. Streams `series-<seriesId>`; wire names and shapes never change. */

/** How often visits recur, in weeks. */
export const INTERVALS = [1, 2, 4] as const
type EveryWeeks = (typeof INTERVALS)[number]

/** When visits recur: on the weekday of the first date, every so many weeks, at the same slot and time. */
export interface Rhythm {
  readonly everyWeeks: EveryWeeks
  /** The first visit by this rhythm, yyyy-mm-dd on the business's calendar. */
  readonly first: string
  /** Of a day's cleaning; `None` for the other catalogs. */
  readonly slot: Slot
  /** HH:MM of arrival, for cleaning. */
  readonly time?: string
}

/** The price of each visit that the customer agreed to, in points. */
interface AgreedPrice {
  readonly totalPoints: number
}

/** A customer, or the office for one, wants visits to recur. Service and address stay as they are here. */
export type SeriesStarted = DomainEvent<
  'series.started',
  {
    readonly userId: string
    readonly addressId: string
    readonly serviceId: string
    readonly serviceCatalog: ServiceCatalog
    readonly rhythm: Rhythm
    /** Where a day has no room: another day of its week, or no visit. */
    readonly whenFull: 'move' | 'skip'
    readonly agreed: AgreedPrice
  }
>

/** Visits from the rhythm's first date on follow the new rhythm; placed visits stay. */
export type SeriesChanged = DomainEvent<
  'series.changed',
  { readonly rhythm: Rhythm; readonly whenFull: 'move' | 'skip' }
>

/** The customer agreed to a higher price for this and later visits. */
type SeriesPriceAgreed = DomainEvent<'series.price-agreed', AgreedPrice>

/** No visits from a day to a day, both included; without an end until it is resumed. */
export type SeriesPaused = DomainEvent<'series.paused', { readonly from: string; readonly to?: string }>

/** The pauses are over: visits are planned again from this day on. */
export type SeriesResumed = DomainEvent<'series.resumed', { readonly from: string }>

/** The system placed the order of an occurrence; `date` is the day it was placed for, another one where that was full. */
type SeriesVisitPlaced = DomainEvent<
  'series.visit-placed',
  { readonly occurrence: string; readonly orderId: string; readonly date: string }
>

/** The customer leaves one visit out before it is placed. */
export type SeriesVisitSkipped = DomainEvent<'series.visit-skipped', { readonly occurrence: string }>

/** The customer wants a skipped visit after all. */
export type SeriesVisitUnskipped = DomainEvent<'series.visit-unskipped', { readonly occurrence: string }>

/** What a visit that is due may wait for. */
export type WaitReason = 'points' | 'price' | 'stopped'

/** Why a visit does not take place; `season`: the service is not offered in its month (decision X7). */
export type MissedReason = WaitReason | 'full' | 'late' | 'season'

/** A visit could not be placed in time; the series goes on. */
export type SeriesVisitMissed = DomainEvent<
  'series.visit-missed',
  { readonly occurrence: string; readonly reason: MissedReason }
>

/** The usual crew: visits are given to it where it is free. */
type SeriesCrewSet = DomainEvent<'series.crew-set', { readonly groupId: string | null }>

/** No more visits are placed. */
export type SeriesEnded = DomainEvent<'series.ended', { readonly reason: 'asked' | 'erasure' }>

export type SeriesEvent =
  | SeriesStarted
  | SeriesChanged
  | SeriesPriceAgreed
  | SeriesPaused
  | SeriesResumed
  | SeriesVisitPlaced
  | SeriesVisitSkipped
  | SeriesVisitUnskipped
  | SeriesVisitMissed
  | SeriesCrewSet
  | SeriesEnded

export function seriesStream(seriesId: string): string {
  return `series-${seriesId}`
}

/** Everything that can happen to a series, checked by the compiler. */
export const seriesEventTypes = Object.keys({
  'series.started': true,
  'series.changed': true,
  'series.price-agreed': true,
  'series.paused': true,
  'series.resumed': true,
  'series.visit-placed': true,
  'series.visit-skipped': true,
  'series.visit-unskipped': true,
  'series.visit-missed': true,
  'series.crew-set': true,
  'series.ended': true,
} satisfies Record<SeriesEvent['type'], true>)
