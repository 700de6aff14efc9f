import { sql } from 'kysely'
import { businessRules } from '../../schema/rules/businessRules.ts'
import type { Db } from '../kernel/database.ts'
import { type OfficeChangeView, viewOfChange } from '../kernel/officeChanges.store.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

/** A stretch of the record of the catalogue, newest first. */
export interface CatalogChanges {
  readonly changes: readonly OfficeChangeView[]
  readonly hasNextPage: boolean
}

/**
 * What administrators changed of services, check points, additional items and rates, newest first.
 * @param of.first how many at most: 1 to 1,000
 * @param of.after the id of the last entry already seen
 * @param of.subjectId only of this service or additional item
 * @returns a rejection FIELD_INVALID for a count or an id that is none
 */
export async function listCatalogChanges(
  db: Db,
  of: {
    readonly first: number
    readonly after?: string | undefined
    readonly subjectId?: string | undefined
  },
): Promise<CatalogChanges | Rejection> {
  const { first, after, subjectId } = of
  if (first < 1 || first > businessRules.lists.historyCap) return reject('FIELD_INVALID', { field: 'first' })
  if (after !== undefined && !/^\d{1,18}$/.test(after)) return reject('FIELD_INVALID', { field: 'after' })
  if (subjectId?.includes('\0')) return { changes: [], hasNextPage: false }
  // the kinds are written out, so that the planner sees the index that has them alone
  const all = db
    .selectFrom('office_change')
    .selectAll()
    .where(sql<boolean>`subject_kind in ('service', 'additional-item', 'catalog-setting')`)
    .orderBy('id', 'desc')
    .limit(first + 1)
  const own = subjectId === undefined ? all : all.where('subject_id', '=', subjectId)
  const rows = await (after === undefined ? own : own.where('id', '<', after)).execute()
  return { changes: rows.slice(0, first).map(viewOfChange), hasNextPage: rows.length > first }
}
