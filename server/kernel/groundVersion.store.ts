import type { Generated } from 'kysely'
import type { Db } from './database.ts'

interface GroundVersionTable {
  is_only: Generated<boolean>
  version: number
}

declare module './database.ts' {
  interface Tables {
    ground_version: GroundVersionTable
  }
}

/**
 * The version of the ground, which is all that decisions stand on and the office edits: the catalogue, the crews and the days without
 * work. The database raises it in every transaction that changes any of them.
 */
export async function readGroundVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('ground_version').select('version').executeTakeFirstOrThrow()
  return version
}
