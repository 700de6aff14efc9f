import type { Generated } from 'kysely'
import type { Db } from './database.ts'

/**
 * The database calls it `ground_version`, and reference data "ground" in the names of its triggers: the release before reads the table by
 * that name while both run (docs/rollout.md).
 */
interface ReferenceDataVersionTable {
  is_only: Generated<boolean>
  version: number
}

declare module './database.ts' {
  interface Tables {
    ground_version: ReferenceDataVersionTable
  }
}

/**
 * The version of the reference data, which is all that the office edits and decisions read: the catalogue, the crews and the days without
 * work. The database raises it in every transaction that changes any of them.
 */
export async function readReferenceDataVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('ground_version').select('version').executeTakeFirstOrThrow()
  return version
}
