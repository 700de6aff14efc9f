import { type SqlBool, sql } from 'kysely'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { countBrought, counted, everyRow, totalOf } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { isId } from '../../kernel/ids.ts'
import { createJoins, joinOf } from '../../kernel/joins.store.ts'
import { type Page, type PageQuestion, pageRows } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import type { Series } from '../../series/series.ts'
import { type MissedVisitRow, type SeriesRow, seriesOf } from './series.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    series: SeriesRow
    series_missed_visit: MissedVisitRow
  }
}

/** A series as read; `series` answers every question about its dates. */
export interface SeriesView {
  readonly seriesId: string
  readonly series: Series
  readonly begunAt: Temporal.Instant
  /** Who began it: a customer, or an administrator for one. */
  readonly begunBy: { readonly id: string; readonly role: number }
  readonly endedAt: Temporal.Instant | undefined
}

/** @param userId whose it has to be: another's is not found alike (decision A2) */
export async function findSeries(
  db: Db,
  { seriesId, userId }: { readonly seriesId: string; readonly userId?: string | undefined },
): Promise<SeriesView | undefined> {
  if (!isId(seriesId)) return undefined
  const found = await db
    .selectFrom('series')
    .select(asRow)
    .where('series_id', '=', seriesId)
    .$if(userId !== undefined, (list) => list.where('user_id', '=', userId ?? ''))
    .executeTakeFirst()
  return found && viewOf(found.row)
}

/** Series by their ids, as orders point at them. */
export const seriesById = joinOf<SeriesRow>()({
  name: 'series',
  ids: 'text',
  sql: 'select series_id as id, to_json(series) as row from series where series_id = any($ids)',
  read: (row): SeriesView | undefined => row && viewOf(row),
})

/** All series by their customers' ids: running ones first, then the newest first. */
export const seriesByCustomer = joinOf<readonly SeriesRow[]>()({
  name: 'series_of',
  ids: 'text',
  sql: `select user_id as id, json_agg(series order by ended_at is not null, begun_at desc, series_id) as row from series
    where user_id = any($ids) group by user_id`,
  read: (rows = []): readonly SeriesView[] => rows.map(viewOf),
})

/** The same for one customer. */
export function listSeries(db: Db, userId: string): Promise<readonly SeriesView[]> {
  return createJoins(db).of(seriesByCustomer).load(userId)
}

/** Which series the office looks for; what is absent does not narrow it. */
export interface SeriesFilter {
  readonly state?: 'running' | 'paused' | 'ended' | undefined
  readonly catalog?: ServiceCatalog | undefined
  readonly userId?: string | undefined
  /** Only those with a visit that waits, or only those without. */
  readonly waiting?: boolean | undefined
  /** yyyy-mm-dd */
  readonly today: string
}

/**
 * A page of everybody's series, the newest first.
 * @returns a rejection FIELD_INVALID of `page` or `pageSize`
 */
export async function seriesPage(
  db: Db,
  { page, pageSize, ...filter }: SeriesFilter & PageQuestion,
): Promise<Page<SeriesView> | Rejection> {
  const rows = pageRows({ page, pageSize })
  if (isRejection(rows)) return rows
  const list = filtered(db, filter)
  const found = await list
    .select(asRow)
    .select(totalOf(list.select(everyRow)))
    .orderBy('begun_at', 'desc')
    .orderBy('series_id', 'desc')
    .offset(rows.offset)
    .limit(rows.limit)
    .execute()
  const totalCount = await countBrought(found, () => counted(list.select(everyRow)))()
  return { items: found.map(({ row }) => viewOf(row)), totalCount }
}

function filtered(db: Db, { state, catalog, userId, waiting, today }: SeriesFilter) {
  const isPaused = sql<SqlBool>`exists (select from jsonb_array_elements(pauses) as pause
    where pause->>'from' <= ${today} and coalesce(pause->>'to', '9999') >= ${today})`
  const isWaiting = sql<SqlBool>`exists (select from series_wait where series_wait.series_id = series.series_id)`
  return db
    .selectFrom('series')
    .$if(state !== undefined, (list) => list.where('ended_at', state === 'ended' ? 'is not' : 'is', null))
    .$if(state === 'running', (list) => list.where(sql<SqlBool>`not ${isPaused}`))
    .$if(state === 'paused', (list) => list.where(isPaused))
    .$if(catalog !== undefined, (list) => list.where('catalog', '=', catalog ?? 1))
    .$if(userId !== undefined, (list) => list.where('user_id', '=', userId ?? ''))
    .$if(waiting === true, (list) => list.where(isWaiting))
    .$if(waiting === false, (list) => list.where(sql<SqlBool>`not ${isWaiting}`))
}

/** A series with something to place. */
export interface DueSeries extends Pick<SeriesView, 'seriesId' | 'series'> {
  /** yyyy-mm-dd */
  readonly nextLook: string
}

/**
 * Series with visits to place by a day, those that are due longest first, at most 500.
 * @param of.after the last one that was taken, to go on after it
 */
export async function dueSeries(
  db: Db,
  { today, after }: { readonly today: string; readonly after?: DueSeries | undefined },
): Promise<readonly DueSeries[]> {
  const found = await dueBy(db, today)
    .$if(after !== undefined, (list) =>
      list.where(sql<SqlBool>`(next_look, series_id) > (${after?.nextLook}::date, ${after?.seriesId})`),
    )
    .orderBy('next_look')
    .orderBy('series_id')
    .limit(500)
    .execute()
  return found.map(({ row, nextLook }) => ({ seriesId: row.series_id, series: seriesOf(row), nextLook }))
}

/** A customer's series with visits to place by a day. */
export async function dueSeriesOf(db: Db, userId: string, today: string): Promise<readonly DueSeries[]> {
  const found = await dueBy(db, today).where('user_id', '=', userId).orderBy('begun_at').execute()
  return found.map(({ row, nextLook }) => ({ seriesId: row.series_id, series: seriesOf(row), nextLook }))
}

/** Which of these customers have visits to place by a day. */
export async function customersWithDueSeries(
  db: Db,
  userIds: readonly string[],
  today: string,
): Promise<readonly string[]> {
  const found = await db
    .selectFrom('series')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', userIds)
    .where('next_look', '<=', today)
    .execute()
  return found.map(({ user_id }) => user_id)
}

function dueBy(db: Db, today: string) {
  return db
    .selectFrom('series')
    .select([asRow, sql<string>`next_look::text`.as('nextLook')])
    .where('next_look', '<=', today)
}

/** The ids of a customer's series that have not ended. */
export async function unendedSeries(db: Db, userId: string): Promise<readonly string[]> {
  const found = await db
    .selectFrom('series')
    .select('series_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  return found.map(({ series_id }) => series_id)
}

/** A customer's series at an address that has not ended, which keeps the address from being removed; undefined without one. */
export async function seriesAtAddress(
  db: Db,
  { userId, addressId }: { readonly userId: string; readonly addressId: string },
): Promise<string | undefined> {
  if (!isId(addressId) || !isId(userId)) return undefined
  const found = await db
    .selectFrom('series')
    .select('series_id')
    .where('address_id', '=', addressId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found?.series_id
}

/** Recurring visits that were found missed from a day on, the latest first, at most 50, with their customers. Days are yyyy-mm-dd. */
export function missedVisitsSince(db: Db, from: string) {
  return db
    .selectFrom('series_missed_visit as missed')
    .innerJoin('series', 'series.series_id', 'missed.series_id')
    .leftJoin('customer', (join) => join.on('customer.id', '=', sql<string>`series.user_id::uuid`))
    .select(['missed.series_id as seriesId', 'reason', 'user_id as customerId'])
    .select([sql<string>`occurrence::text`.as('date')])
    .select(sql<string>`trim(concat(first_name, ' ', last_name))`.as('customerName'))
    .where('missed.date', '>=', from)
    .orderBy('missed.date', 'desc')
    .orderBy('occurrence', 'desc')
    .orderBy('missed.series_id')
    .limit(50)
}

/** Rows as JSON, exactly as the projection folds them: the driver would make local midnights of dates. */
const asRow = sql<SeriesRow>`to_json(series)`.as('row')

function viewOf(row: SeriesRow): SeriesView {
  return {
    seriesId: row.series_id,
    series: seriesOf(row),
    begunAt: Temporal.Instant.from(row.begun_at),
    begunBy: { id: row.begun_by, role: row.begun_role },
    endedAt: row.ended_at === null ? undefined : Temporal.Instant.from(row.ended_at),
  }
}

/** The usual crews of series by the ids of the series. */
export const usualCrewsById = joinOf<string>()({
  name: 'usual_crew',
  ids: 'text',
  sql: `select series_id as id, to_json(crew_id) as row from series where series_id = any($ids) and crew_id is not null`,
  read: (crewId) => crewId,
})
