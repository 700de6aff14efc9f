import type { ServiceCatalog, Slot } from '../../../schema/rules/enumerations.ts'
import { actorOf, type RecordedEvent } from '../../kernel/event.ts'
import { type SeriesEvent, seriesEventTypes } from '../../series/events.ts'
import { nextLook } from '../../series/outlook.ts'
import { type Series, seriesFold } from '../../series/series.ts'
import { type FoldTable, type ListTable, momentOf, type Projection, subjectOf } from '../engine/projection.ts'

/** A series of recurring visits as the lists show, filter and sort it. */
export type SeriesRow = {
  readonly series_id: string
  readonly user_id: string
  readonly address_id: string
  readonly service_id: string
  readonly catalog: ServiceCatalog
  /** The newest rhythm. */
  readonly every_weeks: number
  /** 1 Monday to 7 Sunday. */
  readonly weekday: number
  readonly slot: Slot
  /** HH:MM, cleaning only. */
  readonly time: string | null
  readonly when_full: Series['whenFull']
  /** What the customer agreed to pay for each visit, in points. */
  readonly agreed_points: number
  /** The usual crew. */
  readonly crew_id: string | null
  /** The first day on which there is a visit to place; null where none will come. */
  readonly next_look: string | null
  /** Days without visits, those of the past too. */
  readonly pauses: Series['pauses']
  readonly rhythms: Series['rhythms']
  /** What became of each occurrence, by its date. */
  readonly visits: { readonly [occurrence: string]: Visit }
  readonly begun_at: string
  /** Who began it: a customer, or an administrator for one. */
  readonly begun_by: string
  readonly begun_role: number
  readonly ended_at: string | null
}
type Visit = Series['visits'] extends ReadonlyMap<string, infer One> ? One : never

const seriesTable: FoldTable<SeriesEvent, SeriesRow> = {
  kind: 'fold',
  name: 'series',
  key: ['series_id'],
  columns: {
    series_id: 'text',
    user_id: 'text',
    address_id: 'text',
    service_id: 'text',
    catalog: 'integer',
    every_weeks: 'integer',
    weekday: 'integer',
    slot: 'integer',
    time: 'text null',
    when_full: 'text',
    agreed_points: 'integer',
    crew_id: 'text null',
    next_look: 'date null',
    pauses: 'jsonb',
    rhythms: 'jsonb',
    visits: 'jsonb',
    begun_at: 'timestamptz',
    begun_by: 'text',
    begun_role: 'integer',
    ended_at: 'timestamptz null',
  },
  indexes: [
    '(next_look, series_id) where next_look is not null',
    '(user_id, begun_at)',
    '(address_id) where ended_at is null',
    '(begun_at desc, series_id desc)',
  ],
  keyOf: (event) => subjectOf(event.stream),
  evolve: nextRow,
}

/** A visit that does not take place, with the reason, for the dashboard. */
export type MissedVisitRow = {
  readonly series_id: string
  readonly occurrence: string
  readonly reason: Extract<SeriesEvent, { type: 'series.visit-missed' }>['data']['reason']
  /** The business's local day on which it was found missed. */
  readonly date: string
}

const missedVisitTable: ListTable<SeriesEvent, MissedVisitRow> = {
  kind: 'list',
  name: 'series_missed_visit',
  key: ['series_id', 'occurrence'],
  columns: { series_id: 'text', occurrence: 'date', reason: 'text', date: 'date' },
  indexes: ['(date)'],
  rowsOf(event) {
    if (event.type !== 'series.visit-missed') return []
    const { occurrence, reason } = event.data
    // out of season nothing went wrong
    if (reason === 'season') return []
    return [{ series_id: subjectOf(event.stream), occurrence, reason, date: momentOf(event).date }]
  },
}

/** Recurring visits: the series of customers, and which of them have visits to place. */
export const seriesOverview: Projection = {
  name: 'seriesOverview',
  version: 1,
  categories: ['series'],
  types: seriesEventTypes,
  tables: [seriesTable, missedVisitTable],
}

function nextRow(row: SeriesRow | undefined, event: RecordedEvent<SeriesEvent>): SeriesRow {
  if (row && event.type === 'series.started') throw new Error(`series ${row.series_id} begins a second time`)
  const series = seriesFold.evolve(row && seriesOf(row), event)
  if (!series) throw new Error(`${event.type} on ${event.stream}, which never began`)
  return { ...cellsOf(series), ...momentsOf(row, event), series_id: subjectOf(event.stream) }
}

function momentsOf(row: SeriesRow | undefined, event: RecordedEvent<SeriesEvent>) {
  const { at } = momentOf(event)
  const { id, role } = actorOf(event)
  const { begun_at, begun_by, begun_role, ended_at } = row ?? {
    ...{ begun_at: at, begun_by: id, begun_role: role, ended_at: null },
  }
  return { begun_at, begun_by, begun_role, ended_at: event.type === 'series.ended' ? at : ended_at }
}

function cellsOf(series: Series) {
  const rhythm = series.rhythms.at(-1) ?? series.rhythms[0]
  return {
    user_id: series.userId,
    address_id: series.addressId,
    service_id: series.serviceId,
    catalog: series.serviceCatalog,
    every_weeks: rhythm.everyWeeks,
    weekday: Temporal.PlainDate.from(rhythm.first).dayOfWeek,
    slot: rhythm.slot,
    time: rhythm.time ?? null,
    when_full: series.whenFull,
    agreed_points: series.agreedPoints,
    crew_id: series.crewId ?? null,
    next_look: nextLook(series) ?? null,
    pauses: series.pauses,
    rhythms: series.rhythms,
    visits: Object.fromEntries(series.visits),
  }
}

/** The series that a row keeps. */
export function seriesOf(row: SeriesRow): Series {
  return {
    userId: row.user_id,
    addressId: row.address_id,
    serviceId: row.service_id,
    serviceCatalog: row.catalog,
    rhythms: row.rhythms,
    whenFull: row.when_full,
    agreedPoints: row.agreed_points,
    pauses: row.pauses,
    visits: new Map(Object.entries(row.visits)),
    ...(row.crew_id !== null && { crewId: row.crew_id }),
    isEnded: row.ended_at !== null,
  }
}
