import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Fold } from '../kernel/fold.ts'
import type { MissedReason, Rhythm, SeriesEvent } from './events.ts'

/** What became of one occurrence. */
type Visit =
  | { readonly state: 'placed'; readonly orderId: string; readonly date: string }
  | { readonly state: 'skipped' }
  | { readonly state: 'missed'; readonly reason: MissedReason }

/** Days without visits, both included. */
interface Pause {
  readonly from: string
  readonly to?: string
}

/** A series of recurring visits as it is now. Dates are yyyy-mm-dd on the business's calendar. */
export interface Series {
  readonly userId: string
  readonly addressId: string
  readonly serviceId: string
  readonly serviceCatalog: ServiceCatalog
  /** In the order they were chosen: each is valid until the first date of the next. */
  readonly rhythms: readonly [Rhythm, ...Rhythm[]]
  readonly whenFull: 'move' | 'skip'
  /** What the customer agreed to pay for each visit, in points. */
  readonly agreedPoints: number
  readonly pauses: readonly Pause[]
  /** By the date it was planned for. */
  readonly visits: ReadonlyMap<string, Visit>
  readonly crewId?: string
  readonly isEnded: boolean
}

/** A series before its first event is nothing at all. */
export type SeriesState = Series | undefined

export const seriesFold: Fold<SeriesState, SeriesEvent> = { initial: undefined, evolve }

function evolve(state: SeriesState, event: SeriesEvent): SeriesState {
  if (event.type === 'series.started') {
    const { rhythm, agreed, ...data } = event.data
    const { totalPoints: agreedPoints } = agreed
    return { ...data, rhythms: [rhythm], agreedPoints, pauses: [], visits: new Map(), isEnded: false }
  }
  if (!state) throw new Error(`${event.type} before series.started`)
  return { ...state, ...changeBy(state, event) }
}

type Following = Exclude<SeriesEvent, { readonly type: 'series.started' }>

function changeBy(series: Series, { type, data }: Following): Partial<Series> {
  switch (type) {
    case 'series.changed':
      return { rhythms: [...series.rhythms, data.rhythm], whenFull: data.whenFull }
    case 'series.price-agreed':
      return { agreedPoints: data.totalPoints }
    case 'series.paused':
      return { pauses: [...series.pauses, data] }
    case 'series.resumed':
      return { pauses: cutOff(series.pauses, data.from) }
    case 'series.visit-placed':
      return withVisit(series, data.occurrence, { state: 'placed', orderId: data.orderId, date: data.date })
    case 'series.visit-skipped':
      return withVisit(series, data.occurrence, { state: 'skipped' })
    case 'series.visit-unskipped':
      return withVisit(series, data.occurrence, undefined)
    case 'series.visit-missed':
      return withVisit(series, data.occurrence, { state: 'missed', reason: data.reason })
    case 'series.crew-set':
      return { crewId: data.groupId ?? undefined } as Partial<Series>
    case 'series.ended':
      return { isEnded: true }
  }
}

function withVisit(series: Series, occurrence: string, visit: Visit | undefined): Pick<Series, 'visits'> {
  const visits = new Map(series.visits)
  if (visit) visits.set(occurrence, visit)
  else visits.delete(occurrence)
  return { visits }
}

/** Pauses end the day before; those that would begin later are gone. */
function cutOff(pauses: readonly Pause[], from: string): readonly Pause[] {
  const to = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  return pauses
    .filter((pause) => pause.from < from)
    .map((pause) => (pause.to === undefined || pause.to > to ? { ...pause, to } : pause))
}

/** The last date that a visit was placed for or on, yyyy-mm-dd; undefined without one. */
export function lastPlaced({ visits }: Series): string | undefined {
  const dates = [...visits].flatMap(([occurrence, visit]) =>
    visit.state === 'placed' ? [occurrence, visit.date] : [],
  )
  return dates.sort().at(-1)
}
