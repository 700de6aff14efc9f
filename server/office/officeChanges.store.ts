import { type ColumnType, type GeneratedAlways, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Command } from '../kernel/command.ts'
import { counted, everyRow } from '../kernel/counted.store.ts'
import type { Db } from '../kernel/database.ts'
import { type Listing, type ListPage, type PageAsked, pageOf, pageStart } from '../kernel/pages.ts'
import { isRejection, type Rejection } from '../kernel/rejection.ts'
import {
  changedFields,
  type OfficeChange,
  type OfficeSubjectKind,
  type RecordedFields,
} from './officeChange.ts'

type Recorded = ColumnType<RecordedFields | null, string | null, never>

interface OfficeChangeTable {
  /** A bigint, which the driver reads as text. */
  id: GeneratedAlways<string>
  admin_id: string
  at: ColumnType<Date, string, never>
  subject_kind: OfficeChange['subject']['kind']
  subject_id: string
  part_id: string | null
  action: OfficeChange['action']
  before: Recorded
  after: Recorded
}

declare module '../kernel/database.ts' {
  interface Tables {
    office_change: OfficeChangeTable
  }
}

/** One entry of the record. */
export interface OfficeChangeView extends OfficeChange {
  /** Counts upwards in the order of recording. */
  readonly id: string
}

/**
 * Puts an administrator's change of rows on the record: the promise "every change is on the record" for all that is no event. Every
 * handler that an administrator reaches calls it once, **in the transaction that makes the change**, after it was made:
 *
 * ```ts
 * await recordOfficeChange(transaction, {
 *   adminId,
 *   at: now,
 *   subject: { kind: 'service', id: serviceId },
 *   part: checkPointId,
 *   action: 'check-point.saved',
 *   before: { itemName: 'Oven', timeConsuming: 20 },
 *   after: { itemName: 'Oven', timeConsuming: 25 },
 * })
 * ```
 *
 * Give whole rows: what did not change is left out here, and a save that changed nothing leaves no entry. Seeds and customers' own
 * changes are not recorded. Passwords, hashes and tokens never go in: of those, tell only that it happened, with both sides null.
 * @param db the transaction of the change
 */
export async function recordOfficeChange(db: Db, change: OfficeChange): Promise<void> {
  const changed = changedFields(change)
  if (changed === undefined) return
  await db
    .insertInto('office_change')
    .values({
      admin_id: change.adminId,
      at: change.at.toString(),
      subject_kind: change.subject.kind,
      subject_id: change.subject.id,
      part_id: change.part ?? null,
      action: change.action,
      before: asJson(changed.before),
      after: asJson(changed.after),
    })
    .execute()
}

/** Records a command's change of a row of the catalogue: added without `before`, removed without `after`. */
export function recordRowChange(
  db: Db,
  { actor, at }: Command,
  {
    row,
    ...change
  }: Pick<OfficeChange, 'subject' | 'part' | 'before' | 'after'> & {
    readonly row: 'service' | 'check-point' | 'additional-item'
  },
): Promise<void> {
  const verb = change.before === null ? 'added' : change.after === null ? 'removed' : 'saved'
  return recordOfficeChange(db, { adminId: actor.id, at, action: `${row}.${verb}`, ...change })
}

/** Which part of the record is read. */
export interface OfficeRecord {
  /** Constants are written into the statement, so that the planner can use their partial index. */
  readonly kinds: readonly OfficeSubjectKind[]
  /** Only of the subject with this id. */
  readonly subjectId?: string | undefined
}

/** An entry's place is its id. */
const listing: Listing<string> = { name: 'record', place: z.string().regex(/^\d{1,18}$/) }

/**
 * A page of what administrators changed, newest first.
 * @returns a rejection FIELD_INVALID of `first` or `after`
 */
export async function officeChangePage(
  db: Db,
  { kinds, subjectId, ...asked }: OfficeRecord & PageAsked,
): Promise<ListPage<OfficeChangeView> | Rejection> {
  const start = pageStart(listing, asked)
  if (isRejection(start)) return start
  const { after } = start
  const list = db
    .selectFrom('office_change')
    .where(sql<boolean>`subject_kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`)
    // no id has a NUL, which the database does not compare
    .$if(subjectId !== undefined, (all) =>
      all.where('subject_id', '=', subjectId?.replaceAll('\0', '') ?? ''),
    )
  const rows = await list
    .$if(after !== undefined, (rest) => rest.where('id', '<', after ?? ''))
    .selectAll()
    .orderBy('id', 'desc')
    .limit(asked.first + 1)
    .execute()
  const placed = rows.map((row) => ({ view: viewOfChange(row), place: row.id }))
  return pageOf(listing, placed, { first: asked.first, count: () => counted(list.select(everyRow)) })
}

function viewOfChange(row: Selectable<OfficeChangeTable>): OfficeChangeView {
  return {
    id: row.id,
    adminId: row.admin_id,
    at: Temporal.Instant.fromEpochMilliseconds(row.at.getTime()),
    subject: { kind: row.subject_kind, id: row.subject_id },
    part: row.part_id ?? undefined,
    action: row.action,
    before: row.before,
    after: row.after,
  }
}

function asJson(fields: RecordedFields | null): string | null {
  return fields === null ? null : JSON.stringify(fields)
}
