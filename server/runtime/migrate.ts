import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { prepareJobQueue } from '../jobs/jobQueue.store.ts'
import { PROJECT_ROOT } from '../kernel/projectRoot.ts'
import { OperatorError } from './operatorError.ts'

/** Held by the one process that brings the schema up to date; the others wait for it and find nothing left to do. */
const MIGRATING = 7_310_841
const MIGRATIONS = path.join(PROJECT_ROOT, 'migrations')

type Migrations = Readonly<Record<string, Migration>>

/**
 * Migrates a database to the newest schema, including the job queue's. Safe for simultaneous processes, and after a newer version ran.
 * @param folder the migrations, run in the order of their file names
 * @param only runs these; all by default
 * @returns the names of the migrations that ran, oldest first
 * @throws OperatorError if a newer version removed something
 * @throws the failing migration's error; it and those after it leave no trace
 */
export async function migrate(
  databaseUrl: string,
  folder: string = MIGRATIONS,
  only?: readonly string[],
): Promise<readonly string[]> {
  const lock = new pg.Client({ connectionString: databaseUrl })
  const pool = new pg.Pool({ connectionString: databaseUrl, options: '-c timezone=UTC', max: 2 })
  // a server that goes away fails the statement under way, and must not end the process as well
  lock.on('error', () => undefined)
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await lock.connect()
  try {
    await lock.query('select pg_advisory_lock($1)', [MIGRATING])
    await prepareJobQueue(pool)
    return await playAll(pool, await migrationsIn(folder, only))
  } finally {
    await Promise.all([pool.end(), lock.end()])
  }
}

async function playAll(pool: pg.Pool, own: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }),
    provider: { getMigrations: () => withNewerMigrations(pool, own) },
    // Two branches that grew side by side may be merged in either order.
    allowUnorderedMigrations: true,
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find((result) => result.status === 'Error')
  if (error instanceof OperatorError) throw error
  if (error) throw new Error(`Migration ${failed?.migrationName ?? 'preparation'} failed.`, { cause: error })
  return results.map((result) => result.migrationName)
}

/**
 * This version's migrations, and as no-ops those that a newer version ran: migrations only add, so this version works on the newer schema
 * (docs/rollout.md). Kysely would treat unknown migrations as corruption.
 * @throws OperatorError if a newer one removed something
 */
async function withNewerMigrations(pool: pg.Pool, own: Migrations): Promise<Migrations> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from kysely_migration where name <> all($1) order by name',
    [Object.keys(own)],
  )
  const contract = rows.find(({ name }) => name.endsWith('_contract'))
  if (contract)
    throw new OperatorError(
      `A newer Aspenrow removed something this version may need (${contract.name}): start that version, or restore the backup from before it.`,
    )
  return { ...Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }])), ...own }
}

/** Node 26 runs the TypeScript files directly, so the built server and the specs use the same ones. */
async function migrationsIn(folder: string, only?: readonly string[]): Promise<Migrations> {
  const names = (await migrationNames(folder)).filter((name) => only?.includes(name) ?? true)
  const loaded = names.map(async (name): Promise<[string, Migration]> => {
    const migration: Migration = await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, `${name}.ts`)).href
    )
    return [name, migration]
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** Every migration that this code knows, oldest first. */
export async function migrationNames(folder: string = MIGRATIONS): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d+_\w+\.ts$/.test(name))
  return files.map((file) => file.slice(0, -'.ts'.length)).sort()
}
