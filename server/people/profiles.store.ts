import { sql, type Updateable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { searchedNames } from './customerSearch.ts'
import type { CustomerTable } from './peopleTables.store.ts'

/** What customers may see and mostly edit of their own account (customer document section 3, "Account edit info"). */
export interface Profile {
  readonly userId: string
  readonly userNo: string
  readonly firstName: string
  readonly lastName: string
  /** Changes only through support (decision A10); empty while the office knows none (decision W2). */
  readonly email: string
  /** E.164. */
  readonly phoneNumber: string | undefined
  /** yyyy-mm-dd. */
  readonly dob: string | undefined
  readonly emailNotifications: boolean
  readonly marketingConsent: boolean
  readonly language: Language
}

/** @param lock keeps others from changing it before the transaction ends */
export async function findProfile(db: Db, userId: string, lock?: 'for update'): Promise<Profile | undefined> {
  if (!isId(userId)) return undefined
  const query = db
    .selectFrom('customer')
    .select(['id', 'user_no', 'first_name', 'last_name', 'email', 'phone', 'language'])
    .select(['email_notifications', 'marketing_consent', sql<string | null>`dob::text`.as('dob')])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
  const row = await (lock === undefined ? query : query.forUpdate()).executeTakeFirst()
  return (
    row && {
      userId: row.id,
      userNo: row.user_no,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email ?? '',
      phoneNumber: row.phone ?? undefined,
      dob: row.dob ?? undefined,
      emailNotifications: row.email_notifications,
      marketingConsent: row.marketing_consent,
      language: row.language,
    }
  )
}

/** Writes the changes, and with a name its search columns. A taken phone breaks its unique constraint. */
export async function updateCustomer(
  db: Db,
  userId: string,
  changes: Updateable<CustomerTable>,
): Promise<void> {
  const row = await db
    .updateTable('customer')
    .set(changes)
    .where('id', '=', userId)
    .returning(['first_name', 'last_name'])
    .executeTakeFirst()
  if (row === undefined) return
  const names = searchedNames({ firstName: row.first_name, lastName: row.last_name })
  await db.updateTable('customer').set(names).where('id', '=', userId).execute()
}
