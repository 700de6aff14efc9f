import type { ColumnType, GeneratedAlways, Selectable } from 'kysely'
import type { Db } from './database.ts'
import { changedFields, type OfficeChange, type RecordedFields } from './officeChange.ts'

type Recorded = ColumnType<RecordedFields | null, string | null, never>

export interface OfficeChangeTable {
  /** A bigint, which the driver reads as text. */
  id: GeneratedAlways<string>
  admin_id: string
  at: ColumnType<Date, string, never>
  subject_kind: OfficeChange['subject']['kind']
  subject_id: string
  part_id: string | null
  action: string
  before: Recorded
  after: Recorded
}

declare module './database.ts' {
  interface Tables {
    office_change: OfficeChangeTable
  }
}

/** One entry of the record. */
export interface OfficeChangeView extends OfficeChange {
  /** Counts upwards in the order of recording; also the place to read on from. */
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

/**
 * What was changed on one subject, newest first.
 * @param of.first how many at most
 * @param of.after the id of the last entry already seen; a text of digits
 */
export async function listOfficeChanges(
  db: Db,
  of: {
    readonly subject: OfficeChange['subject']
    readonly first: number
    readonly after?: string | undefined
  },
): Promise<readonly OfficeChangeView[]> {
  const list = db
    .selectFrom('office_change')
    .selectAll()
    .where('subject_kind', '=', of.subject.kind)
    .where('subject_id', '=', of.subject.id)
    .orderBy('id', 'desc')
    .limit(of.first)
  const rows = await (of.after === undefined ? list : list.where('id', '<', of.after)).execute()
  return rows.map(viewOfChange)
}

/** An entry as its row tells it. */
export function viewOfChange(row: Selectable<OfficeChangeTable>): OfficeChangeView {
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
