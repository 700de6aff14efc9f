import { sql } from 'kysely'
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
import type { ExperienceEntryRow } from './experienceStatement.projection.ts'
import { type ExperienceEntryView, experienceEntryView } from './experienceStatement.queries.ts'

/** By revision, newest first. */
const listing: Listing<number> = {
  name: 'experience',
  place: placeParts.revision,
}

/**
 * A page of one customer's experience history, newest first (decision F8).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function experiencePage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<ExperienceEntryView> | Rejection> {
  const start = pageStart(listing, of)
  if (isRejection(start)) return start
  const { from, to } = dateBounds(of)
  const list = db
    .selectFrom('experience_entry')
    .where('user_id', '=', of.userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
  const rows = list
    .select(sql<ExperienceEntryRow>`to_json(experience_entry)`.as('row'))
    .select(totalOf(list.select(everyRow)))
  const found = await (start.after === undefined ? rows : rows.where('revision', '<', start.after))
    .orderBy('revision', 'desc')
    .limit(of.first + 1)
    .execute()
  const placed = found.map(({ row }) => ({ view: experienceEntryView(row), place: row.revision }))
  return pageOf(listing, placed, {
    first: of.first,
    count: countBrought(found, () => counted(list.select(everyRow))),
  })
}
