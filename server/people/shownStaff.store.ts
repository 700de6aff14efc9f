import type { Insertable, Selectable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { createJoins, joinOf, loadByList } from '../kernel/joins.store.ts'
import { photoAddress } from './initial.ts'
import type { StaffTable } from './peopleTables.store.ts'

/** A staff member as orders show them. */
export interface StaffMember {
  readonly staffId: string
  readonly staffNo: string
  readonly firstName: string
  readonly lastName: string
  /** Address of the photo. */
  readonly photo: string
  /** 0 to 5: the self-assessment until customers rate (decision I5). */
  readonly rate: number
  readonly language: Language
}

/** False if the staff number is taken: draw another. A taken e-mail breaks its unique constraint. */
export async function insertStaff(db: Db, row: Insertable<StaffTable>): Promise<boolean> {
  const outcome = await db
    .insertInto('staff')
    .values(row)
    .onConflict((clash) => clash.column('staff_no').doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** A staff member, removed ones too: past orders keep their names (decision I3). */
export async function findStaffMember(db: Db, staffId: string): Promise<StaffMember | undefined> {
  const [member] = await loadByList(createJoins(db).of(staffMembersByList), [staffId])
  return member
}

/** Staff members by comma-separated lists of ids, as orders have them; by first name. */
export const staffMembersByList = joinOf<readonly StaffRow[]>()({
  name: 'staff_members',
  ids: 'text',
  sql: `select list as id, json_agg(found order by first_name, staff_no) as row from (
    select list, s.id, staff_no, first_name, last_name, self_assessment, language, photo_token
    from unnest($ids) as list join staff s on s.id = any (string_to_array(list, ',')::uuid[])) as found group by list`,
  read: (rows = []): readonly StaffMember[] => rows.map(staffMemberOf),
})

type StaffRow = Pick<
  Selectable<StaffTable>,
  'id' | 'staff_no' | 'first_name' | 'last_name' | 'self_assessment' | 'language' | 'photo_token'
>

function staffMemberOf(row: StaffRow): StaffMember {
  return {
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: photoAddress(row.staff_no, row.photo_token),
    rate: row.self_assessment,
    language: row.language,
  }
}
