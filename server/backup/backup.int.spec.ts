import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate, migrationNames } from '../runtime/migrate.ts'
import { runOnce, withDatabase } from '../testing/databaseForSpecs.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { runBuiltCommand } from '../testing/serverProcess.ts'
import { connectPatiently, openSnapshot } from './backedTables.store.ts'

/** What the acceptance run does not show: `server/testing/acceptance/backups.journey.ts` has the whole way there and back. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aspenrow-backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

const addAdmin = (name: string) =>
  `insert into admin (id, user_name, password_hash, language, created_at) values (gen_random_uuid(), '${name}', 'none', 'en', now())`

it('holds one moment, whatever is written while it is taken', async () => {
  const { url, pool, drop } = await freshDatabase()
  await pool.query(addAdmin('before'))
  const client = await connectPatiently(url)
  const { sections } = await openSnapshot(client, ['es', 'public'])
  await pool.query(addAdmin('meanwhile'))
  const rows: string[] = []
  for await (const { lines } of sections) for await (const some of lines) rows.push(...some)
  expect(rows.filter((row) => row.includes('"before"'))).toHaveLength(1)
  expect(rows.filter((row) => row.includes('"meanwhile"'))).toEqual([])
  await client.end()
  await drop()
})

it('of an older product is restored as it was and brought to the newest schema', async () => {
  const known = await migrationNames()
  const [old, place] = await Promise.all([emptyDatabase('old'), emptyDatabase('place')])
  await migrate(old.url, undefined, known.slice(0, -1))
  await runOnce(old.url, addAdmin('chris'))
  const file = path.join(folder, 'older.gz')
  expect(await command('backup', old.url, file)).toMatchObject({ code: 0 })
  expect(await command('restore', place.url, file)).toMatchObject({ code: 0 })
  expect(await migrate(place.url)).toEqual([])
  const client = await connectPatiently(place.url)
  expect((await client.query('select user_name from admin')).rows).toEqual([{ user_name: 'chris' }])
  await client.end()
  await Promise.all([old.drop(), place.drop()])
})

it('says in one sentence that there is nothing, and leaves others’ databases alone', async () => {
  const foreign = await emptyDatabase('foreign')
  const file = path.join(folder, 'nothing.gz')
  expect(await command('backup', foreign.url, file)).toMatchObject({
    code: 1,
    output: expect.stringContaining('nothing to back up'),
  })
  await runOnce(foreign.url, 'create table ledger (line text)')
  const restoring = await command('restore', foreign.url, path.join(folder, 'older.gz'))
  expect(restoring).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
  await foreign.drop()
})

function command(name: string, databaseUrl: string, file: string) {
  return runBuiltCommand(name, { DATABASE_URL: databaseUrl, DATA_DIR: folder }, [file])
}

/** A database without any table. */
async function emptyDatabase(name: string) {
  const server = inject('specServerUrl')
  const database = `spec_backup_${name}_${process.pid}`
  await runOnce(server, `create database ${database}`)
  return {
    url: withDatabase(server, database),
    drop: () => runOnce(server, `drop database if exists ${database} with (force)`),
  }
}
