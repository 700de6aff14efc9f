import type { Db } from '../kernel/database.ts'
import { type OfficeChangeView, viewOfChange } from '../kernel/officeChanges.store.ts'
import { type Rejection, reject } from '../kernel/rejection.ts'

const MOST = 100

/** A stretch of the record, newest first. */
export interface StaffChanges {
  readonly changes: readonly OfficeChangeView[]
  readonly hasNextPage: boolean
}

/**
 * What administrators changed on crews, their people and the days without work, newest first.
 * @param of.first how many at most: 1 to 100
 * @param of.after the id of the last entry already seen
 * @returns a rejection FIELD_INVALID for a count or an id that is none
 */
export async function listStaffChanges(
  db: Db,
  of: { readonly first: number; readonly after?: string | undefined },
): Promise<StaffChanges | Rejection> {
  if (!Number.isInteger(of.first) || of.first < 1 || of.first > MOST)
    return reject('FIELD_INVALID', { field: 'first' })
  if (of.after !== undefined && !/^\d{1,18}$/.test(of.after))
    return reject('FIELD_INVALID', { field: 'after' })
  const list = db
    .selectFrom('office_change')
    .selectAll()
    .where('subject_kind', 'in', ['crew', 'crew-member', 'closed-date'])
    .orderBy('id', 'desc')
    .limit(of.first + 1)
  const rows = await (of.after === undefined ? list : list.where('id', '<', of.after)).execute()
  return { changes: rows.slice(0, of.first).map(viewOfChange), hasNextPage: rows.length > of.first }
}
