import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/database.ts'
import { type ListPage, type PageAsked, placeParts } from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { type KeysetListing, keysetPage } from '../keysetPage.queries.ts'
import { dateBounds, instantBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'
import { entryView, type PointEntryView } from './walletStatement.queries.ts'

/** Which movements of points a report is about; what is absent does not narrow it. */
export interface LedgerFilter extends StatementPeriod {
  readonly userId?: string | undefined
  readonly kind?: PointEntryRow['kind'] | undefined
  readonly isReward?: boolean | undefined
}

/** Sums over the movements of a report, in points, by bucket. */
interface LedgerTotals {
  /** How many movements there are. */
  readonly entries: number
  readonly pointsIn: number
  readonly pointsOut: number
  readonly rewardIn: number
  readonly rewardOut: number
}

type Place = [at: string, userId: string, revision: number, isReward: boolean]

const listing: KeysetListing<PointEntryRow, Place, PointEntryView> = {
  name: 'ledger',
  place: z.tuple([placeParts.instant, placeParts.id, placeParts.revision, z.boolean()]),
  row: sql`to_json(point_entry)`,
  order: sql`at desc, user_id desc, revision desc, is_reward desc`,
  after: (place) => sql`(at, user_id, revision, is_reward) < (${sql.join(place)})`,
  placeOf: ({ at, user_id, revision, is_reward }) => [
    Temporal.Instant.from(at).toString(),
    user_id,
    revision,
    is_reward,
  ],
  viewOf: entryView,
}

/** A page of the ledger, and the totals of all of it: one look at the movements gives them and their number. */
export interface LedgerPage extends ListPage<PointEntryView> {
  totals(): Promise<LedgerTotals>
}

/**
 * A page of everybody's movements of points, newest first (decision T9).
 * @param asked.isSummed whether the totals come along
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function ledgerPage(
  db: Db,
  { isSummed = false, ...filter }: LedgerFilter & PageAsked & { readonly isSummed?: boolean },
): Promise<LedgerPage | Rejection> {
  const page = await keysetPage(listing, {
    list: filtered(db, filter),
    summing: filter.userId === undefined ? keptTotals(db, filter) : totalsOf(db, filter),
    countOf: ({ entries }) => entries,
    asked: filter,
    isSummed,
  })
  return isRejection(page) ? page : { ...page, totals: async () => asTotals(await page.sums()) }
}

/** Sums over all customers' movements, from the daily sums. */
function keptTotals(db: Db, { kind, isReward, ...period }: LedgerFilter) {
  const { from, to } = dateBounds(period)
  return db
    .selectFrom('point_sum')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(kind !== undefined, (list) => list.where('kind', '=', kind ?? 'spent'))
    .$if(isReward !== undefined, (list) => list.where('is_reward', '=', isReward ?? false))
    .select([
      sql<string | null>`sum(entries)`.as('entries'),
      ...inAndOut((isReward, isOut) => sql`is_reward = ${isReward} and is_out = ${isOut}`),
    ])
}

function totalsOf(db: Db, filter: LedgerFilter) {
  return filtered(db, filter).select([
    sql<string | null>`count(*)`.as('entries'),
    ...inAndOut((isReward, isOut) => sql`is_reward = ${isReward} and (payment_id = 0) = ${isOut}`),
  ])
}

/** Sums of amounts, each of a bucket and a direction. */
function inAndOut(which: (isReward: boolean, isOut: boolean) => RawBuilder<unknown>) {
  const sum = (isReward: boolean, isOut: boolean) =>
    sql<string | null>`sum(amount) filter (where ${which(isReward, isOut)})`
  return [
    sum(false, false).as('pointsIn'),
    sum(false, true).as('pointsOut'),
    sum(true, false).as('rewardIn'),
    sum(true, true).as('rewardOut'),
  ]
}

function asTotals(sums: Readonly<Record<keyof LedgerTotals, string | number | null>>): LedgerTotals {
  return {
    entries: Number(sums.entries),
    pointsIn: Number(sums.pointsIn),
    pointsOut: Number(sums.pointsOut),
    rewardIn: Number(sums.rewardIn),
    rewardOut: Number(sums.rewardOut),
  }
}

function filtered(db: Db, { userId, kind, isReward, ...period }: LedgerFilter) {
  const { from, before } = instantBounds(period)
  return db
    .selectFrom('point_entry')
    .where('at', '>=', from)
    .where('at', '<', before)
    .$if(userId !== undefined, (list) => list.where('user_id', '=', userId ?? ''))
    .$if(kind !== undefined, (list) => list.where('kind', '=', kind ?? 'spent'))
    .$if(isReward !== undefined, (list) => list.where('is_reward', '=', isReward ?? false))
}
