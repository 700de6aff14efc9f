import type { Insertable, Selectable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { PostLetter } from '../kernel/letter.ts'
import type { Area } from '../kernel/viewer.ts'
import type { AdminTable, CustomerTable, StaffTable } from './accountTables.store.ts'
import { searchedNames } from './customerSearch.ts'

/** What the stores of accounts work with. */
export interface AccountsGround {
  readonly db: Db
  /** Keys the hashes of tokens, codes and sign-in failures (SESSION_SECRET): another secret ends every session. */
  readonly sessionSecret: string
}

/** What the handlers of accounts work with. */
export interface AccountsContext extends AccountsGround {
  /** Mails what belongs to a changed row, in the row's own transaction. */
  readonly postLetter: PostLetter
  /** What every captcha shows, for automated checks; never in production. */
  readonly captchaAnswer: string | undefined
  /** The product's own address, without a slash at its end: where links lead back to. */
  readonly publicUrl: string
}

/** A customer as they and the office may see them: neither hash nor memo. */
export interface Customer {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** E.164, such as +14035550172. */
  readonly phoneNo: string | undefined
  readonly emailNotifications: boolean
  /** What mails and messages to this person are written in. */
  readonly language: Language
}

export interface Admin {
  readonly adminId: string
  readonly userName: string
  readonly language: Language
}

export interface StaffMember {
  readonly staffId: string
  readonly staffNo: string
  readonly firstName: string
  readonly lastName: string
  /** 0 to 5: the self-assessment until customers rate (decision I5). */
  readonly rate: number
  readonly language: Language
}

/** A customer as they register; what the search box compares is derived. */
export type NewCustomerRow = Omit<Insertable<CustomerTable>, keyof ReturnType<typeof searchedNames>>

/** False when the customer number is somebody's already: draw another. A taken e-mail or phone breaks its unique constraint. */
export async function insertCustomer(db: Db, row: NewCustomerRow): Promise<boolean> {
  const names = searchedNames({ firstName: row.first_name, lastName: row.last_name })
  const outcome = await db
    .insertInto('customer')
    .values({ ...row, ...names })
    .onConflict((clash) => clash.column('user_no').doNothing())
    .executeTakeFirstOrThrow()
  return outcome.numInsertedOrUpdatedRows === 1n
}

export async function insertAdmin(db: Db, row: Insertable<AdminTable>): Promise<void> {
  await db.insertInto('admin').values(row).execute()
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

export async function findCustomer(db: Db, userId: string): Promise<Customer | undefined> {
  if (!isId(userId)) return undefined
  const row = await customerRows(db).where('id', '=', userId).executeTakeFirst()
  return row && customerOf(row)
}

/** A customer who is one still: of somebody who was forgotten, nobody is left to be mailed, paid or given anything (decision A20). */
export async function findPresentCustomer(db: Db, userId: string): Promise<Customer | undefined> {
  if (!isId(userId)) return undefined
  const row = await customerRows(db)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row && customerOf(row)
}

/** Whether a customer may sign in, read so that nobody else changes it before the transaction ends. */
export async function findActivity(
  db: Db,
  userId: string,
): Promise<{ readonly isActive: boolean } | undefined> {
  if (!isId(userId)) return undefined
  const row = await db
    .selectFrom('customer')
    .select('is_active')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && { isActive: row.is_active }
}

export async function markActive(db: Db, userId: string): Promise<void> {
  await db.updateTable('customer').set({ is_active: true }).where('id', '=', userId).execute()
}

/** Several customers at once, for lists, in no order; absent ones are left out. */
export async function findCustomers(db: Db, userIds: readonly string[]): Promise<readonly Customer[]> {
  const ids = userIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await customerRows(db).where('id', 'in', ids).execute()
  return rows.map(customerOf)
}

/** Several administrators at once, also disabled ones; absent ones are left out. */
export async function findAdmins(db: Db, adminIds: readonly string[]): Promise<readonly Admin[]> {
  const ids = adminIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('admin')
    .select(['id', 'user_name', 'language'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({ adminId: row.id, userName: row.user_name, language: row.language }))
}

export async function findAdmin(db: Db, adminId: string): Promise<Admin | undefined> {
  if (!isId(adminId)) return undefined
  const row = await db
    .selectFrom('admin')
    .select(['id', 'user_name', 'language'])
    .where('id', '=', adminId)
    .executeTakeFirst()
  return row && { adminId: row.id, userName: row.user_name, language: row.language }
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
    .select(['id', 'staff_no', 'first_name', 'last_name', 'self_assessment', 'language'])
    .where('id', 'in', ids)
    .orderBy('first_name')
    .orderBy('staff_no')
    .execute()
  return rows.map((row) => ({
    staffId: row.id,
    staffNo: row.staff_no,
    firstName: row.first_name,
    lastName: row.last_name,
    rate: row.self_assessment,
    language: row.language,
  }))
}

/** Keeps the language a person last used, for mails and invoices (decision A12). Writes only when it changed. */
export async function rememberLanguage(
  db: Db,
  person: { readonly area: Area; readonly id: string },
  language: Language,
): Promise<void> {
  await db
    .updateTable(person.area)
    .set({ language })
    .where('id', '=', person.id)
    .where('language', '<>', language)
    .execute()
}

function customerRows(db: Db) {
  return db
    .selectFrom('customer')
    .select(['id', 'user_no', 'first_name', 'last_name', 'email', 'phone', 'email_notifications', 'language'])
}

type CustomerRow = Pick<
  Selectable<CustomerTable>,
  'id' | 'user_no' | 'first_name' | 'last_name' | 'email' | 'phone' | 'email_notifications' | 'language'
>

function customerOf(row: CustomerRow): Customer {
  return {
    userId: row.id,
    userNo: row.user_no,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNo: row.phone ?? undefined,
    emailNotifications: row.email_notifications,
    language: row.language,
  }
}
