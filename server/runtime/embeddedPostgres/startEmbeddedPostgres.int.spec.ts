import { chmod, mkdir, mkdtemp, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './startEmbeddedPostgres.ts'

const folders: string[] = []
const opened: EmbeddedPostgres[] = []

afterAll(async () => {
  // some share a folder, and nothing is deleted under a server that runs
  for (const each of opened) await each.stop()
  for (const each of opened) await each.destroy()
  for (const each of folders) await rm(each, { recursive: true, force: true })
})

async function dataDirectory(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aspenrow data-'))
  folders.push(folder)
  return folder
}

async function open(folder: string, options?: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres(folder, options)
  opened.push(embedded)
  return embedded
}

async function ask(url: string, statement: string, values?: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement, values && [...values]).finally(() => client.end())
  return rows
}

async function pidOf(embedded: EmbeddedPostgres): Promise<number> {
  return Number((await readFile(path.join(embedded.dataDirectory, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

it('keeps what was written until the next start, in a path with a space, and writes it to the disk', async () => {
  const folder = await dataDirectory()
  const first = await open(folder)
  await ask(first.url, 'create table kept as select 7 as n')
  expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  await first.stop()
  await expect(pidOf(first)).rejects.toThrow('ENOENT')
  const second = await open(folder)
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }])
})

it('is one server for all who open the same folder, and ends with the last of them', async () => {
  const folder = await dataDirectory()
  const [one, two, three] = await Promise.all([open(folder), open(folder), open(folder)])
  expect(new Set([one.url, two.url, three.url]).size).toBe(1)
  await one.stop()
  await three.stop()
  expect(await ask(two.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await two.stop()
  await expect(pidOf(two)).rejects.toThrow('ENOENT')
})

it('starts a killed server again at the same address, with every acknowledged row, and its log keeps what both said', async () => {
  const folder = await dataDirectory()
  const killed = await open(folder)
  await ask(killed.url, 'create table kept as select generate_series(1, 500) as n')
  process.kill(await pidOf(killed), 'SIGKILL')
  const { url } = await open(folder)
  expect(url).toBe(killed.url)
  expect(await ask(url, 'select count(*)::int as n from kept')).toEqual([{ n: 500 }])
  const log = await readFile(path.join(killed.dataDirectory, '..', 'postgres.log'), 'utf8')
  expect(log.match(/starting PostgreSQL/g)).toHaveLength(2)
})

it('says in the words of the server why it cannot start', async () => {
  const folder = await dataDirectory()
  const embedded = await open(folder)
  await embedded.stop()
  const version = path.join(embedded.dataDirectory, 'PG_VERSION')
  await rename(version, `${version}.away`)
  await expect(open(folder)).rejects.toThrow('not a valid data directory')
})

it('keeps nothing of a refused row in its log, which outlives the erasure of a person', async () => {
  const embedded = await open(await dataDirectory(), { durability: 'throwaway' })
  await ask(embedded.url, 'create table person (email text unique)')
  const insert = () => ask(embedded.url, 'insert into person values ($1)', ['nadia@example.ca'])
  await insert()
  await expect(insert()).rejects.toThrow('duplicate key')
  const log = await readFile(path.join(embedded.dataDirectory, '..', 'postgres.log'), 'utf8')
  expect(log).toContain('duplicate key')
  expect(log).not.toContain('nadia')
})

it('lies in a folder that every user may enter, where that is said', async () => {
  const folder = await dataDirectory()
  await chmod(folder, 0o755)
  const embedded = await startEmbeddedPostgres(folder, { durability: 'throwaway', isOpenToAll: true })
  opened.push(embedded)
  expect(embedded.dataDirectory.startsWith(await realpath(folder))).toBe(true)
  expect(await ask(embedded.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

it('keeps two folders apart', async () => {
  const [one, other] = await Promise.all([open(await dataDirectory()), open(await dataDirectory())])
  await ask(one.url, 'create table mine ()')
  expect(await ask(other.url, `select to_regclass('mine') as found`)).toEqual([{ found: null }])
})

it.runIf(process.platform === 'linux')(
  'listens on a socket that its owner alone may reach, and on no port',
  async () => {
    const embedded = await open(await dataDirectory())
    const folder = new URL(embedded.url).searchParams.get('host') ?? ''
    expect(folder).toBe(embedded.dataDirectory)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect(await ask(embedded.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
    const wrong = embedded.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
  },
)

it('listens on a port of loopback where the path is too long for a socket', async () => {
  const folder = path.join(await dataDirectory(), 'long'.repeat(30))
  await mkdir(folder)
  // root's own database has a short path wherever DATA_DIR lies
  await chmod(path.dirname(folder), 0o755)
  const embedded = await startEmbeddedPostgres(folder, { isOpenToAll: true })
  opened.push(embedded)
  expect(embedded.url).toMatch(/@127\.0\.0\.1:\d+\/app$/)
})

it('listens on a port of loopback where the folder takes no socket', async () => {
  const folder = await dataDirectory()
  const first = await open(folder)
  await first.stop()
  await mkdir(path.join(first.dataDirectory, '.s.PGSQL.5432', 'in the way'), { recursive: true })
  expect((await open(folder)).url).toMatch(/@127\.0\.0\.1:\d+\/app$/)
})

it('starts although the locks of a killed server name a process that is somebody else now', async () => {
  const folder = await dataDirectory()
  const first = await open(folder)
  await first.stop()
  const { pid } = process
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
    await writeFile(
      path.join(first.dataDirectory, name),
      `${pid}\n${first.dataDirectory}\n0\n5432\n${first.dataDirectory}\n`,
    )
  expect(await ask((await open(folder)).url, 'select 1 as n')).toEqual([{ n: 1 }])
})
