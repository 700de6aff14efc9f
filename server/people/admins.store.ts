import type { Insertable } from 'kysely'
import type { Language } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { finderOf, joinOf } from '../kernel/joins.store.ts'
import type { AdminTable } from './peopleTables.store.ts'

export interface Admin {
  readonly adminId: string
  readonly userName: string
  readonly language: Language
}

export async function insertAdmin(db: Db, row: Insertable<AdminTable>): Promise<void> {
  await db.insertInto('admin').values(row).execute()
}

/** Administrators by their ids, also disabled ones. */
export const adminsById = joinOf<Admin>()({
  name: 'admin',
  ids: 'uuid',
  sql: `select id, json_build_object('adminId', id, 'userName', user_name, 'language', language) as row
    from admin where id = any($ids)`,
  read: (row): Admin | undefined => row,
})

export const findAdmin = finderOf(adminsById)
