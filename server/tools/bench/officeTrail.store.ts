import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'
import { demoPeople } from '../demo/demoAccounts.handlers.ts'

/** Entries of the office's record on each customer, and on each service and crew. */
const ENTRIES = { customer: 3, other: 40 }

/**
 * Leaves the record that an office of several years would have: memos saved, services and crews changed. Once: a load that is started again
 * finds it there.
 * @param at when all of it was done
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
