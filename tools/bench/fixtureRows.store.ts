import { sql } from 'kysely'
import { placeColumns, propertyColumns } from '../../server/addresses/addressTables.store.ts'
import { demoPeople } from '../../server/demo/demoAccounts.handlers.ts'
import type { Db, Tables } from '../../server/kernel/database.ts'
import { searchable } from '../../server/people/customerSearch.ts'
import type { Fixture } from './fixture.ts'
import type { Playing } from './playing.ts'

/** Far below the 65,535 parameters a statement may have. */
const ROWS_AT_ONCE = 1_000

/** Writes the people, their addresses and the crews: all of them or none. */
export async function writeFixture(db: Db, fixture: Fixture, since: Temporal.Instant): Promise<void> {
  const created_at = since.toString()
  await db.transaction().execute(async (transaction) => {
    await insert(
      transaction,
      'customer',
      fixture.customers.map(({ row }) => row),
    )
    await insert(transaction, 'address', addressRows(fixture))
    await insert(transaction, 'address_version', versionRows(fixture))
    await insert(transaction, 'staff', fixture.staff)
    await insert(
      transaction,
      'staff_group',
      fixture.crews.map(({ groupId, groupNo }) => ({ id: groupId, group_no: groupNo, created_at })),
    )
    await insert(
      transaction,
      'staff_group_member',
      fixture.crews.flatMap(({ groupId, staffIds }) =>
        staffIds.map((staff_id) => ({ staff_id, group_id: groupId, joined_at: created_at })),
      ),
    )
  })
}

/** Writes the recipients of invoices. */
export async function writeParties(db: Db, parties: Playing['parties']): Promise<void> {
  await insert(db, 'invoice_party', parties)
}

/** Numbers that people and crews have, phone numbers too. */
export async function takenNumbers(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ number: string }>`
    select user_no as number from customer union all select staff_no from staff union all select group_no from staff_group
    union all select phone from customer where phone is not null union all select phone from staff where phone is not null`.execute(
    db,
  )
  return new Set(rows.map(({ number }) => number))
}

/** How many customers there are beside the demo's. */
export async function countStrangers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer where email not like '%@example.com'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Vacuums and analyzes now, which the database would do by itself within minutes. */
export async function tidy(db: Db): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}

/** Entries of the office's record on each customer, and on each service and crew. */
const ENTRIES = { customer: 3, other: 40 }

/**
 * Writes the record of an office of several years: saved memos, changed services and crews. Each subject gets it once, also in a load of
 * several parts.
 * @param at the moment of all entries
 */
export async function leaveOfficeTrail(db: Db, at: Temporal.Instant): Promise<void> {
  const { adminId } = demoPeople()
  await sql`
    with subject as (
      select 'customer' as kind, id::text, 'memo.saved' as action, 'memo' as field, ${ENTRIES.customer}::int as entries
      from customer where email like '%@example.net'
      union all
      select 'service', id::text, 'service.saved', 'pointsPerMinute', ${ENTRIES.other} from service_item
      union all
      select 'crew', id::text, 'group.saved', 'groupNo', ${ENTRIES.other} from staff_group)
    insert into office_change (admin_id, at, subject_kind, subject_id, action, before, after)
    select ${adminId}, ${at.toString()}::timestamptz, kind, id, action,
      jsonb_build_object(field, nth::text), jsonb_build_object(field, (nth + 1)::text)
    from subject cross join lateral generate_series(1, entries) as nth
    where not exists (
      select from office_change there
      where there.at = ${at.toString()}::timestamptz and (there.subject_id, there.action) = (subject.id, subject.action))
    order by nth, id`.execute(db)
}

async function insert<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))
    const [first] = rows
    const columns = sql.join(Object.keys(first ?? {}).map((column) => sql.ref(column)))
    await sql`
      insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${some}::jsonb)`.execute(db)
  }
}

function addressRows({ customers }: Fixture) {
  return customers.flatMap(({ row, addresses }) =>
    addresses.map((address) => ({
      id: address.addressId,
      customer_id: row.id,
      version_id: address.addressVersionId,
      is_default: address.isDefault,
      confirmed_at: address.isConfirmed ? row.created_at : null,
      created_at: row.created_at,
    })),
  )
}

function versionRows({ customers }: Fixture) {
  return customers.flatMap(({ row, addresses }) =>
    addresses.map((address) => ({
      id: address.addressVersionId,
      address_id: address.addressId,
      ...placeColumns.rowOf(address),
      search_street: searchable(address.streetName),
      ...propertyColumns.rowOf(address.property),
      province: address.province,
      created_at: row.created_at,
    })),
  )
}
