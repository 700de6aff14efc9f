import { type ColumnType, sql } from 'kysely'
import { type Address, type AddressRow, addressColumns, addressOf } from '../../addresses/addresses.store.ts'
import { type Db, preparedStatement } from '../../kernel/database.ts'
import type { WaitReason } from '../../series/events.ts'

interface SeriesWaitTable {
  series_id: string
  /** A local day, which the driver would make a local midnight. */
  occurrence: ColumnType<never, string, string>
  reason: VisitWait['for']
  points: number | null
  missing_points: number
  since: ColumnType<Date, string, string>
}

declare module '../../kernel/database.ts' {
  interface Tables {
    series_wait: SeriesWaitTable
  }
}

/** The rows that visits are planned with. */
export interface VisitRows {
  /** Where they take place; undefined once it was removed. */
  readonly address: Address | undefined
  /** Whether the customer's account may be used. */
  readonly isActive: boolean
  /** Whether the last look left visits of the series waiting. */
  readonly hasWaits: boolean
}

export async function findVisitRows(
  db: Db,
  of: { readonly seriesId: string; readonly userId: string; readonly addressId: string },
): Promise<VisitRows> {
  const [row] = await findRows(db, [of.userId, of.addressId, of.seriesId])
  const address = row?.address ? addressOf(row.address) : undefined
  return { address, isActive: row?.is_active ?? false, hasWaits: row?.has_waits ?? false }
}

const findRows = preparedStatement<{
  readonly address: AddressRow | null
  readonly is_active: boolean
  readonly has_waits: boolean
}>(
  'visit_rows',
  `select c.is_active, exists (select from series_wait where series_id = $3) as has_waits,
    (select to_json(found) from (
      select ${addressColumns} from address a join address_version v on v.id = a.version_id
      where a.customer_id = c.id and a.id = $2 and a.removed_at is null) as found) as address
   from customer c where c.id = $1 and c.erased_at is null`,
)

/** A visit that is due and could not be placed yet. */
export interface VisitWait {
  /** yyyy-mm-dd */
  readonly occurrence: string
  readonly for: WaitReason
  /** Of the visit now; undefined while the service is not offered. */
  readonly points: number | undefined
  /** What the wallet lacks for it, in points. */
  readonly missingPoints: number
}

/** Keeps what the visits of a series wait for, instead of what the last look found; what still waits for the same keeps its moment. */
export async function keepWaits(
  db: Db,
  seriesId: string,
  { waits, at }: { readonly waits: readonly VisitWait[]; readonly at: Temporal.Instant },
): Promise<void> {
  const rows = waits.map(({ occurrence, for: reason, points, missingPoints }) => ({
    ...{ series_id: seriesId, occurrence, reason, points: points ?? null, missing_points: missingPoints },
    since: at.toString(),
  }))
  await sql`
    with asked as (select * from jsonb_populate_recordset(null::series_wait, ${JSON.stringify(rows)}::jsonb)),
    gone as (delete from series_wait where series_id = ${seriesId} and occurrence not in (select occurrence from asked))
    insert into series_wait as known select * from asked
    on conflict (series_id, occurrence) do update set reason = excluded.reason, points = excluded.points,
      missing_points = excluded.missing_points,
      since = case when known.reason = excluded.reason then known.since else excluded.since end`.execute(db)
}
