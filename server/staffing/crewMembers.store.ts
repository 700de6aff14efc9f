import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { photoAddress } from '../kernel/photoAddress.ts'
import type { CrewPersonView } from './crewTables.store.ts'

export interface CrewMember {
  readonly staffId: string
  readonly staffNo: string
  readonly firstName: string
  readonly lastName: string
  /** Address of the photo. */
  readonly photo: string
  /** 0 to 5: the self-assessment until customers rate (decision I5). */
  readonly rate: number
  readonly isEnabled: boolean
}

/** Who is in a crew now, disabled members included; in the order they joined. */
export async function crewMembers(db: Db, groupId: string): Promise<readonly CrewMember[]> {
  return (await membersOfCrews(db, [groupId])).get(groupId) ?? []
}

/** Who is in each of these crews now, disabled members included; in the order they joined. */
export async function membersOfCrews(
  db: Db,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CrewMember[]>> {
  const known = groupIds.filter((id) => isId(id))
  if (known.length === 0) return new Map()
  const rows = await db
    .selectFrom('staff_group_member')
    .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
    .selectAll('crew_person')
    .select('group_id')
    .where('group_id', 'in', known)
    .orderBy('joined_at')
    .orderBy('staff_no')
    .execute()
  const byCrew = Map.groupBy(rows, ({ group_id }) => group_id)
  return new Map([...byCrew].map(([groupId, members]) => [groupId, members.map(memberOf)]))
}

/** A person of a crew as the view has them. */
export function memberOf(row: CrewPersonView): CrewMember {
  return {
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: photoAddress(row.staff_no, row.photo_token),
    rate: row.self_assessment,
    isEnabled: row.is_enabled,
  }
}
