import type { Migration } from 'kysely/migration'
import type pg from 'pg'
import { OperatorError } from './operatorError.ts'

/** Migrations by name. */
export type Migrations = Readonly<Record<string, Migration>>

/**
 * This version's migrations, and those that a newer one has played, which do nothing here: migrations only add, so that the version before
 * runs on what the newer one left (docs/rollout.md). Kysely takes one that was played and is not known for damage.
 * @throws OperatorError where one of the newer ones took something away
 */
export async function withNewerMigrations(pool: pg.Pool, own: Migrations): Promise<Migrations> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration where name <> all($1) order by name',
    [Object.keys(own)],
  )
  const contract = rows.find(({ name }) => name.endsWith('_contract'))
  if (contract)
    throw new OperatorError(
      `A newer Aspenrow took away what this one may need (${contract.name}): start that version, or restore the backup from before it.`,
    )
  return { ...Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }])), ...own }
}
