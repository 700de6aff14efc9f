import type { Insertable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { AdminTable } from './peopleTables.store.ts'

export interface Admin {
  readonly adminId: string
  readonly userName: string
  readonly language: Language
}

export async function insertAdmin(db: Db, row: Insertable<AdminTable>): Promise<void> {
  await db.insertInto('admin').values(row).execute()
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
  const [admin] = await findAdmins(db, [adminId])
  return admin
}
