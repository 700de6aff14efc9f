import { finderOf, joinOf } from '../kernel/joins.store.ts'
import { photoAddress } from '../people/initial.ts'
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

/** The current members of crews, including disabled ones, in the order they joined, by the crews' ids. */
export const membersByCrew = joinOf<readonly CrewPersonView[]>()({
  name: 'crew_members',
  ids: 'uuid',
  sql: `select group_id as id, json_agg(found order by joined_at, staff_no) as row from (
    select group_id, joined_at, p.* from staff_group_member m join crew_person p on p.id = m.staff_id
    where group_id = any($ids)) as found group by group_id`,
  read: (rows = []): readonly CrewMember[] => rows.map(memberOf),
})

export const crewMembers = finderOf(membersByCrew)

/** A row of the view over crew members. */
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
