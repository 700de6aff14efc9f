import { sql } from 'kysely'
import { everyRow } from '../../kernel/counted.store.ts'
import type { Db } from '../../kernel/database.ts'
import { type ListPage, type PageAsked, placeParts } from '../../kernel/pages.ts'
import type { Rejection } from '../../kernel/rejection.ts'
import { type KeysetListing, keysetPage } from '../keysetPage.queries.ts'
import { dateBounds, type StatementPeriod } from '../statementPeriod.ts'
import type { ExperienceEntryRow } from './experienceStatement.projection.ts'
import { type ExperienceEntryView, experienceEntryView } from './experienceStatement.queries.ts'

/** By revision, newest first. */
const listing: KeysetListing<ExperienceEntryRow, number, ExperienceEntryView> = {
  name: 'experience',
  place: placeParts.revision,
  row: sql`to_json(experience_entry)`,
  order: sql`revision desc`,
  after: (revision) => sql`revision < ${revision}`,
  placeOf: ({ revision }) => revision,
  viewOf: experienceEntryView,
}

/**
 * A page of one customer's experience history, newest first (decision F8).
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function experiencePage(
  db: Db,
  of: { readonly userId: string } & StatementPeriod & PageAsked,
): Promise<ListPage<ExperienceEntryView> | Rejection> {
  const { from, to } = dateBounds(of)
  const list = db
    .selectFrom('experience_entry')
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
