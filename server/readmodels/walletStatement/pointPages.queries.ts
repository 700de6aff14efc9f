import { sql } from 'kysely'
import { z } from 'zod'
import { countBrought, counted, everyRow, totalOf } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import {
  type Listing,
  type ListPage,
  type PageAsked,
  pageOf,
  pageStart,
  placeParts,
} from '../../kernel/pages.ts'
import { isRejection, type Rejection } from '../../kernel/rejection.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'
import { entryView, type PointEntryView } from './walletStatement.queries.ts'

/** Revision and bucket: newest first, and of one movement the paid points first. */
const listing: Listing<[number, boolean]> = {
  name: 'points',
  place: z.tuple([placeParts.revision, z.boolean()]),
}

/**
 * A page of one customer's point history, newest first (decision F8).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function pointPage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<PointEntryView> | Rejection> {
  const start = pageStart(listing, of)
  if (isRejection(start)) return start
  const { from, to } = dateBounds(of)
  const list = db
    .selectFrom('point_entry')
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
  const [revision, isReward] = start.after ?? [2 ** 31 - 1, true]
  const found = await list
    .select(sql<PointEntryRow>`to_json(point_entry)`.as('row'))
    .select(totalOf(list.select(everyRow)))
    .where('revision', '<=', revision)
    .where((row) => row.or([row('revision', '<', revision), row('is_reward', '>', isReward)]))
    .orderBy('revision', 'desc')
    .orderBy('is_reward')
    .limit(of.first + 1)
    .execute()
  const placed = found.map(({ row }) => ({
    view: entryView(row),
    place: [row.revision, row.is_reward] as [number, boolean],
  }))
  return pageOf(listing, placed, {
    first: of.first,
    count: countBrought(found, () => counted(list.select(everyRow))),
  })
}
