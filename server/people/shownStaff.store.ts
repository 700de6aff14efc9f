import type { Insertable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { photoAddress } from '../kernel/photoAddress.ts'
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

/** False when the staff number is somebody's already: draw another. A taken e-mail breaks its unique constraint. */
export async function insertStaff(db: Db, row: Insertable<StaffTable>): Promise<boolean> {
  const outcome = await db
    .insertInto('staff')
    .values(row)
    .onConflict((clash) => clash.column('staff_no').doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

/** A staff member, also one who was removed: past orders keep their names (decision I3). */
export async function findStaffMember(db: Db, staffId: string): Promise<StaffMember | undefined> {
  const [member] = await findStaffMembers(db, [staffId])
  return member
}

/** Several staff members at once, for orders, by first name; absent ones are left out. */
export async function findStaffMembers(db: Db, staffIds: readonly string[]): Promise<readonly StaffMember[]> {
  const ids = staffIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'staff_no', 'first_name', 'last_name', 'self_assessment', 'language', 'photo_token'])
    .where('id', 'in', ids)
    .orderBy('first_name')
    .orderBy('staff_no')
    .execute()
  return rows.map((row) => ({
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: photoAddress(row.staff_no, row.photo_token),
    rate: row.self_assessment,
    language: row.language,
  }))
}
