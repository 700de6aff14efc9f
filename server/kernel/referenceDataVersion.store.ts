import type { Generated } from 'kysely'
import type { Db } from './database.ts'

interface ReferenceDataVersionTable {
  is_only: Generated<boolean>
  version: number
}

declare module './database.ts' {
  interface Tables {
    reference_data_version: ReferenceDataVersionTable
  }
}

/**
 * The version of the reference data, which is all that the office edits and decisions read: the catalogue, the crews and the days without
 * work. The database raises it in every transaction that changes any of them.
 */
export async function readReferenceDataVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('reference_data_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}
