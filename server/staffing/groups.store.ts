import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { type CrewMember, memberOf } from './crewMembers.store.ts'
import { byNumber, type Crew } from './crews.store.ts'
import type { CrewPersonView } from './crewTables.store.ts'

/** A crew with its current members, in the order they joined. */
export interface Group extends Crew {
  readonly members: readonly CrewMember[]
}

/** All crews that are not removed, by number as people count: 2 before 10. */
export async function listGroups(db: Db): Promise<readonly Group[]> {
  const crews = await db
    .selectFrom('staff_group')
    .select(['id', 'group_no', membersOf.as('members')])
    .where('removed_at', 'is', null)
    .execute()
  return crews
    .map((crew) => ({
      groupId: crew.id,
      groupNo: crew.group_no,
      members: (crew.members ?? []).map(memberOf),
    }))
    .toSorted(byNumber)
}

const membersOf = sql<readonly CrewPersonView[] | null>`(
  select json_agg(p order by joined_at, staff_no) from staff_group_member m join crew_person p on p.id = m.staff_id
  where m.group_id = staff_group.id)`

/** A crew that is not removed, locked until the transaction ends so that changes of one crew take turns. */
export async function lockGroup(transaction: Db, groupId: string): Promise<Crew | undefined> {
  if (!isId(groupId)) return undefined
  const row = await transaction
    .selectFrom('staff_group')
    .select(['id', 'group_no'])
    .where('id', '=', groupId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { groupId: row.id, groupNo: row.group_no }
}

/** Whether another existing crew has this number, or one that reads the same. Crews are few, so they are compared in memory. */
export async function isNumberTaken(db: Db, { groupId, groupNo }: Crew): Promise<boolean> {
  const others = await db
    .selectFrom('staff_group')
    .select('group_no')
    .where('id', '<>', groupId)
    .where('removed_at', 'is', null)
    .execute()
  return others.some(({ group_no }) => asRead(group_no) === asRead(groupNo))
}

/** A number without case, letter variants and invisible characters. */
function asRead(groupNo: string): string {
  return groupNo
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

export async function insertGroup(db: Db, { groupId, groupNo }: Crew, at: Temporal.Instant): Promise<void> {
  await db
    .insertInto('staff_group')
    .values({ id: groupId, group_no: groupNo, created_at: at.toString() })
    .execute()
}

export async function renumberGroup(db: Db, { groupId, groupNo }: Crew): Promise<void> {
  await db.updateTable('staff_group').set({ group_no: groupNo }).where('id', '=', groupId).execute()
}

/** Soft delete: past orders keep the crew, and its number becomes free (decision I3). */
export async function markGroupRemoved(db: Db, groupId: string, at: Temporal.Instant): Promise<void> {
  await db.updateTable('staff_group').set({ removed_at: at.toString() }).where('id', '=', groupId).execute()
}

/** Enabled people who are in no crew and may join one (decision I2), by first name. */
export async function listFreePeople(db: Db): Promise<readonly CrewMember[]> {
  const rows = await db
    .selectFrom('crew_person')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('id', 'not in', (members) => members.selectFrom('staff_group_member').select('staff_id'))
    .orderBy('first_name')
    .orderBy('staff_no')
    .execute()
  return rows.map(memberOf)
}

export async function insertMembers(
  db: Db,
  { groupId, staffIds }: { readonly groupId: string; readonly staffIds: readonly string[] },
  at: Temporal.Instant,
): Promise<void> {
  const joined_at = at.toString()
  const rows = staffIds.map((staff_id) => ({ staff_id, group_id: groupId, joined_at }))
  await db.insertInto('staff_group_member').values(rows).execute()
}

/** @returns false if the person is not in that crew */
export async function deleteMember(
  db: Db,
  { groupId, staffId }: { readonly groupId: string; readonly staffId: string },
): Promise<boolean> {
  if (!isId(staffId)) return false
  const outcome = await db
    .deleteFrom('staff_group_member')
    .where('staff_id', '=', staffId)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  return outcome.numDeletedRows === 1n
}
