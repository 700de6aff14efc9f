import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { type CrewMember, memberOf } from './crewMembers.store.ts'
import type { Crew } from './crews.store.ts'
import type { CrewPersonView } from './crewTables.store.ts'

/** A crew with those of its members who can work. */
export interface CrewRoster extends Crew {
  /** Enabled ones, in the order they joined; nobody where the crew has the day off. */
  readonly members: readonly CrewMember[]
}

/**
 * All crews with enabled members, by number, and who works in each.
 * @param of.day leaves nobody in crews that have that day off (decision D5)
 * @param of.keep a crew that is listed even with nobody, also once it was removed (decision I1)
 */
export async function crewRosters(
  db: Db,
  of: { readonly day?: Temporal.PlainDate | undefined; readonly keep?: string | undefined },
): Promise<readonly CrewRoster[]> {
  const [crews, members, off] = await Promise.all([
    listCrews(db, of.keep),
    workingMembers(db),
    crewsOff(db, of.day),
  ])
  return crews
    .filter(({ groupId }) => groupId === of.keep || members.has(groupId))
    .map((crew) => ({ ...crew, members: off.has(crew.groupId) ? [] : (members.get(crew.groupId) ?? []) }))
}

async function listCrews(db: Db, keep = ''): Promise<readonly Crew[]> {
  const rows = await db
    .selectFrom('staff_group')
    .select(['id', 'group_no'])
    .where(({ or, eb }) => or([eb('removed_at', 'is', null), eb(sql`id::text`, '=', keep)]))
    .orderBy('group_no')
    .execute()
  return rows.map((row) => ({ groupId: row.id, groupNo: row.group_no }))
}

/** Who is in each of these crews now, disabled members included; in the order they joined. */
export async function membersOfCrews(
  db: Db,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CrewMember[]>> {
  const known = groupIds.filter((id) => isId(id))
  if (known.length === 0) return new Map()
  const rows = await memberRows(db).where('group_id', 'in', known).execute()
  return grouped(rows.map(membershipOf))
}

async function workingMembers(db: Db): Promise<ReadonlyMap<string, readonly CrewMember[]>> {
  const rows = await memberRows(db).where('is_enabled', '=', true).execute()
  return grouped(rows.map(membershipOf))
}

function memberRows(db: Db) {
  return db
    .selectFrom('staff_group_member')
    .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
    .selectAll('crew_person')
    .select('group_id')
    .orderBy('joined_at')
    .orderBy('staff_no')
}

interface Membership {
  readonly groupId: string
  readonly member: CrewMember
}

function membershipOf(row: CrewPersonView & { readonly group_id: string }): Membership {
  return { groupId: row.group_id, member: memberOf(row) }
}

function grouped(memberships: readonly Membership[]): ReadonlyMap<string, readonly CrewMember[]> {
  const crews = Map.groupBy(memberships, ({ groupId }) => groupId)
  return new Map([...crews].map(([groupId, members]) => [groupId, members.map(({ member }) => member)]))
}

async function crewsOff(db: Db, day: Temporal.PlainDate | undefined): Promise<ReadonlySet<string>> {
  if (day === undefined) return new Set()
  const rows = await db
    .selectFrom('group_day_off')
    .select('group_id')
    .where(sql<boolean>`day = ${day.toString()}`)
    .execute()
  return new Set(rows.map((row) => row.group_id))
}
