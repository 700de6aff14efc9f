import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { photoAddress } from '../kernel/photoAddress.ts'
import { daysOffBetween } from './crewCapacity.store.ts'
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
  if (!isId(groupId)) return []
  const rows = await db
    .selectFrom('staff_group_member')
    .innerJoin('crew_person', 'crew_person.id', 'staff_group_member.staff_id')
    .selectAll('crew_person')
    .where('group_id', '=', groupId)
    .orderBy('joined_at')
    .orderBy('staff_no')
    .execute()
  return rows.map(memberOf)
}

/**
 * The enabled members of a crew, in the order of their ids, so that the same command records the same; nobody for a crew that was removed.
 * @param day leaves nobody when the crew has that day off (decision D5)
 */
export async function findWorkingMembers(
  db: Db,
  groupId: string,
  day?: Temporal.PlainDate,
): Promise<readonly string[]> {
  const daysOff = day === undefined ? [] : await daysOffBetween(db, day, day)
  if (daysOff.some(({ group_id }) => group_id === groupId)) return []
  const members = await crewMembers(db, groupId)
  return members
    .filter(({ isEnabled }) => isEnabled)
    .map(({ staffId }) => staffId)
    .toSorted()
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
