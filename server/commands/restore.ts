import path from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { connectPatiently, fillTable, setSequences } from '../backup/backedTables.store.ts'
import { type BackupHeader, checkBackup, openBackup } from '../backup/backupFile.ts'
import { keepPhoto } from '../backup/photos.ts'
import { readCommandLine, wordsOf } from '../runtime/commandLine.ts'
import { migrate, migrationNames } from '../runtime/migrate.ts'
import { openServer } from '../runtime/openDatabase.ts'
import { OperatorError } from '../runtime/operatorError.ts'
import { type Program, runCommand } from '../runtime/runProgram.ts'

const { file, isReplacing } = readCommandLine('restore -- FILE [--replace]', (args) => {
  const { values } = parseArgs({ args, options: { replace: { type: 'boolean' } }, allowPositionals: true })
  const [name = ''] = wordsOf(
    args.filter((word) => word !== '--replace'),
    1,
    1,
  )
  return { file: name, isReplacing: values.replace === true }
})
await runCommand(restore)

/**
 * `npm run restore -- FILE`: restores a backup into an empty database, or with `--replace` over its content. The file is read to its end
 * before any change; then the old content is deleted, and the rows are written all or none. Deleting and writing are separate transactions,
 * because migrations have their own. An older backup is migrated to the newest schema. The next start builds the read models.
 */
async function restore({ config, lifecycle }: Program): Promise<number> {
  const { about } = await openBackup(file)
  await requireFitting(about, config.eventStoreUrl === undefined)
  await checkBackup(file)
  const server = await lifecycle.opened(openServer(config), ({ stop }) => stop())
  const client = await lifecycle.opened(connectPatiently(server.url), (opened) => opened.end())
  await requireAlone(client)
  if (!isReplacing) await requireEmpty(client)
  await startAnew(client)
  await migrate(server.url, undefined, about.migrations)
  const written = await fill(client, path.join(config.dataDir, 'photos'))
  await migrate(server.url)
  process.stdout.write(
    `Restored as of ${about.takenAt}: ${written.rows} rows in ${written.tables} tables; photos: ${written.photos}.\n` +
      'The next start builds the read models; `npm run verify` then checks everything.\n',
  )
  return 0
}

async function requireFitting({ migrations, holdsEvents }: BackupHeader, keepsEventsHere: boolean) {
  const known = await migrationNames()
  const unknown = migrations.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new OperatorError(
      `${file} has data of a newer Aspenrow (${unknown}): restore it with that version.`,
    )
  if (holdsEvents && !keepsEventsHere)
    throw new OperatorError(
      `${file} holds the events: restore it without EVENTSTORE_URL, then copy them with \`npm run copy-events\`.`,
    )
  if (!holdsEvents && keepsEventsHere)
    throw new OperatorError(`${file} holds no events: name the KurrentDB that does in EVENTSTORE_URL.`)
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (rowCount) throw new OperatorError('This database is in use: stop the product first.')
}

/** Requires a database without data: a product that only started on it has left tables, but no people in them. */
async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isOurs: boolean; hasTables: boolean }>(
    `select to_regclass('es.event') is not null and to_regclass('public.customer') is not null as "isOurs",
            exists(select from pg_class where relkind = 'r' and relnamespace = to_regnamespace('public')) as "hasTables"`,
  )
  const isFilled = rows[0]?.isOurs ? await holdsPeople(client) : rows[0]?.hasTables
  if (isFilled)
    throw new OperatorError(
      'This database is not empty: name an empty one, or add --replace to delete everything in it for good.',
    )
}

async function holdsPeople(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from es.event union all select from customer union all select from admin union all select from staff
     union all select from service_item limit 1`,
  )
  return rowCount !== 0
}

async function startAnew(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists es, graphile_worker, public cascade; create schema public')
}

/** Rows all or none; photos beside them. */
async function fill(client: pg.Client, photoFolder: string) {
  const written = { tables: 0, rows: 0, photos: 0 }
  const { about, sections } = await openBackup(file)
  await client.query('begin')
  for await (const section of sections) {
    if ('photo' in section) {
      await keepPhoto(photoFolder, section)
      written.photos += 1
    } else {
      written.rows += await fillTable(client, section.table, section.lines)
      written.tables += 1
    }
  }
  await setSequences(client, about.sequences)
  await client.query('commit')
  await client.query('analyze')
  return written
}
