import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { broughtAlong, everyRow } from '../kernel/counted.store.ts'
import type { Db, Tables } from '../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../kernel/pages.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import { dateBounds, type StatementPeriod } from './statementPeriod.ts'

/** A list that is read in pages: its order, and which rows come after a place. */
export interface KeysetListing<Row, Place, View> extends Listing<Place> {
  /** The row as JSON, exactly as the projection folds it: the driver would make local midnights of dates. */
  readonly row: RawBuilder<Row>
  readonly order: RawBuilder<unknown>
  after(place: Place): RawBuilder<SqlBool>
  placeOf(row: Row): Place
  viewOf(row: Row): View
}

/** A query over a whole list that returns one row. */
interface Summing<Sums> extends Expression<Sums> {
  executeTakeFirstOrThrow(): Promise<Sums>
}

/** A page, and the sums over the whole list. */
interface SummedPage<View, Sums> extends ListPage<View> {
  sums(): Promise<Sums>
}

/**
 * Reads a page of a list in one statement, with the sums over the whole list unless `isSummed` is false. Then, and for an empty page, a
 * second statement reads them when they are used.
 * @param of.countOf how many rows the whole list has
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function keysetPage<Row, Place, View, Sums, From extends keyof Tables & string>(
  listing: KeysetListing<Row, Place, View>,
  of: {
    readonly list: SelectQueryBuilder<Tables, From, object>
    readonly summing: Summing<Sums>
    readonly countOf: (sums: Sums) => string | number | null
    readonly asked: PageAsked
    readonly isSummed?: boolean
  },
): Promise<SummedPage<View, Sums> | Rejection> {
  const start = pageStart(listing, of.asked)
  if (isRejection(start)) return start
  const { after } = start
  const { first } = of.asked
  const found = await (after === undefined ? of.list : of.list.where(listing.after(after)))
    .select(listing.row.as('row'))
    .select(of.isSummed === false ? sql<null>`null`.as('brought') : broughtAlong(of.summing))
    .orderBy(listing.order)
    .limit(first + 1)
    .execute()
  const rows = found as readonly { readonly row: Row; readonly brought: Sums | null }[]
  const placed = rows.map(({ row }) => ({ view: listing.viewOf(row), place: listing.placeOf(row) }))
  const sums = async () => rows[0]?.brought ?? (await of.summing.executeTakeFirstOrThrow())
  const count = async () => Number(of.countOf(await sums()))
  return { ...pageOf(listing, placed, { first, count }), sums }
}

/** One customer's entries of a period. */
type EntriesOf = { readonly userId: string } & StatementPeriod

/** Reads the entries of one customer in a table that has their local dates and years, in the order of a listing. */
export function entriesIn<Row, Place, View>(
  table: 'experience_entry' | 'payment' | 'point_entry',
  listing: KeysetListing<Row, Place, View>,
) {
  function entries(db: Db, of: EntriesOf) {
    const { from, to } = dateBounds(of)
    const isMeant = sql<SqlBool>`user_id = ${of.userId} and date >= ${from} and date <= ${to}`
    // the three tables have these columns
    return db.selectFrom(table as 'payment').where(isMeant)
  }
  return {
    /** At most 1,000 (decision F8). */
    async history(db: Db, of: EntriesOf): Promise<View[]> {
      const found = await entries(db, of)
        .select(listing.row.as('row'))
        .orderBy(listing.order)
        .limit(businessRules.lists.historyCap)
        .execute()
      return (found as readonly { readonly row: Row }[]).map(({ row }) => listing.viewOf(row))
    },
    /** @returns a rejection FIELD_INVALID of `first` or `after` */
    async page(db: Db, of: EntriesOf & PageAsked): Promise<ListPage<View> | Rejection> {
      const list = entries(db, of)
      const summing = list.select(everyRow)
      return keysetPage(listing, { list, summing, countOf: ({ total }) => total, asked: of })
    },
    /** The local years with entries, newest first: items of a history's filter (decision F7). */
    async years(db: Db, userId: string): Promise<number[]> {
      const { rows } = await sql<{ readonly year: number }>`
        select distinct year from ${sql.table(table)} where user_id = ${userId} order by year desc`.execute(
        db,
      )
      return rows.map(({ year }) => year)
    },
  }
}
