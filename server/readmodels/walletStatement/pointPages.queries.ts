import { sql } from 'kysely'
import { z } from 'zod'
import { everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type ListPage, type PageAsked, placeParts } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { type KeysetListing, keysetPage } from '../keysetPage.queries.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { PointEntryRow } from './walletStatement.projection.ts'
import { entryView, type PointEntryView } from './walletStatement.queries.ts'

/** Revision and bucket: newest first, and of one movement the paid points first. */
const listing: KeysetListing<PointEntryRow, [number, boolean], PointEntryView> = {
  name: 'points',
  place: z.tuple([placeParts.revision, z.boolean()]),
  row: sql`to_json(point_entry)`,
  order: sql`revision desc, is_reward`,
  after: ([revision, isReward]) =>
    sql`revision <= ${revision} and (revision < ${revision} or is_reward > ${isReward})`,
  placeOf: ({ revision, is_reward }) => [revision, is_reward],
  viewOf: entryView,
}

/**
 * A page of one customer's point history, newest first (decision F8).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function pointPage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<PointEntryView> | Rejection> {
  const { from, to } = dateBounds(of)
  const list = db
    .selectFrom('point_entry')
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
  return keysetPage(listing, {
    list,
    summing: list.select(everyRow),
    countOf: ({ total }) => total,
    asked: of,
  })
}
