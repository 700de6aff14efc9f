import type { Selectable, Updateable } from 'kysely'
import type { StaffFields } from '../../schema/rules/staffFields.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { photoAddress } from './initial.ts'
import type { StaffTable } from './peopleTables.store.ts'

/** A staff member as the office sees one (back-office document, section 3), without the password. */
export interface StaffRecord extends StaffFields {
  readonly staffId: string
  readonly staffNo: string
  /** Address of the photo. */
  readonly photo: string
  /** 0 to 5: the self-assessment until customers rate (decision I5). */
  readonly rate: number
  /** The office has set a password: without one sign-in is impossible (decision A14). */
  readonly hasPassword: boolean
}

/** All staff members who were not removed, in the order of their adding. */
export async function listStaff(db: Db): Promise<readonly StaffRecord[]> {
  const rows = await records(db).orderBy('created_at').orderBy('staff_no').execute()
  return rows.map(recordOf)
}

/** A staff member who was not removed, locked until the transaction ends. */
export async function lockStaffRecord(transaction: Db, staffId: string): Promise<StaffRecord | undefined> {
  if (!isId(staffId)) return undefined
  const row = await records(transaction).where('id', '=', staffId).forUpdate().executeTakeFirst()
  return row && recordOf(row)
}

/** A taken e-mail breaks its unique index. */
export async function updateStaff(db: Db, staffId: string, form: StaffFields): Promise<void> {
  await change(db, staffId, staffColumns(form))
}

/** The columns of the office's form, without the password. */
export function staffColumns(form: StaffFields) {
  return {
    first_name: form.firstName,
    last_name: form.lastName,
    email: form.email,
    phone: form.phone ?? null,
    is_disabled: form.disabled,
    self_assessment: form.selfAssessment,
    unit: form.unit,
    street_no: form.streetNo,
    street_name: form.streetName,
    city: form.city,
    postal: form.postal,
    province: form.provinceId,
  }
}

/** A soft delete: past orders keep the name, and the e-mail address is free again (decision I3). */
export async function markStaffRemoved(db: Db, staffId: string, at: Temporal.Instant): Promise<void> {
  await change(db, staffId, { removed_at: at.toString() })
}

export async function setStaffPassword(db: Db, staffId: string, passwordHash: string): Promise<void> {
  await change(db, staffId, { password_hash: passwordHash })
}

/** The first name for a photo's staff number and token, also of people who have left: past orders show them. */
export async function findPhotographed(
  db: Db,
  { staffNo, token }: { readonly staffNo: string; readonly token: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('first_name as firstName')
    .where('staff_no', '=', staffNo)
    .where('photo_token', '=', token)
    .executeTakeFirst()
  return row?.firstName
}

function records(db: Db) {
  return db.selectFrom('staff').selectAll().where('removed_at', 'is', null)
}

async function change(db: Db, staffId: string, columns: Updateable<StaffTable>): Promise<void> {
  await db.updateTable('staff').set(columns).where('id', '=', staffId).execute()
}

function recordOf(row: Selectable<StaffTable>): StaffRecord {
  return {
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    photo: photoAddress(row.staff_no, row.photo_token),
    email: row.email,
    phone: row.phone ?? undefined,
    unit: row.unit,
    streetNo: row.street_no,
    streetName: row.street_name,
    city: row.city,
    postal: row.postal,
    provinceId: row.province,
    disabled: row.is_disabled,
    selfAssessment: row.self_assessment,
    rate: row.self_assessment,
    hasPassword: row.password_hash !== null,
  }
}
