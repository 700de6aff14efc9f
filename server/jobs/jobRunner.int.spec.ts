import { setTimeout as pause } from 'node:timers/promises'
import { parseCrontab } from 'graphile-worker'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPool } from '../kernel/database.ts'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { startJobRunner } from './jobRunner.ts'
import { CRONTAB } from './startBackground.ts'

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const [item] = parseCrontab(CRONTAB)
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What the queue does when the minute has come. */
async function comeRound(): Promise<void> {
  const { jobKey = null, queueName = null, maxAttempts = null } = item?.options ?? {}
  await sql`select graphile_worker.add_job(${item?.task}, job_key => ${jobKey}, queue_name => ${queueName}, max_attempts => ${maxAttempts}::int)`.execute(
    database.db,
  )
}

/** A process takes what waits, and its queue with it, and is killed. */
async function takeAndDie(): Promise<void> {
  const taken = sql`locked_at = now(), locked_by = 'a dead worker'`
  await sql`update graphile_worker._private_jobs set ${taken}, attempts = 1`.execute(database.db)
  await sql`update graphile_worker._private_job_queues set ${taken}`.execute(database.db)
}

it('lets what recurs come round although a process was killed over it', async () => {
  await comeRound()
  await takeAndDie()
  await comeRound()
  await comeRound()
  let rounds = 0
  const look = async () => {
    rounds += 1
  }
  const jobs = { lookAtTheClock: look }
  const runner = await startJobRunner({ connectionString: database.url, jobs, crontab: '', log: silent })
  // the one of the dead is lost, and of those that waited together there is one
  await expect.poll(waiting, { timeout: 20_000, interval: 20 }).toBe(1)
  await runner.stop()
  expect(rounds).toBe(1)
})

/** How many jobs are left, that of the dead among them. */
async function waiting(): Promise<number> {
  const { rows } = await sql`select from graphile_worker.jobs`.execute(database.db)
  return rows.length
}

/** The database lets nobody in, and whoever is in loses the connection. */
async function turnAway(isAway: boolean): Promise<void> {
  const name = new URL(database.url).pathname.slice(1)
  const pool = createPool(Object.assign(new URL(database.url), { pathname: '/postgres' }).href, 1)
  try {
    await pool.query(`alter database ${name} with allow_connections ${!isAway}`)
    if (isAway)
      await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  } finally {
    await pool.end()
  }
}

async function add(count: number): Promise<void> {
  await sql`select graphile_worker.add_job('slow') from generate_series(1, ${count}::int)`.execute(
    database.db,
  )
}

it.each([150, 220])('outlives a database that is away while jobs wait to be begun (%i ms)', async (ms) => {
  let done = 0
  const slow = async () => {
    await pause(100)
    done += 1
  }
  const options = { connectionString: database.url, jobs: { slow }, crontab: '', log: silent }
  await add(80)
  const runner = await startJobRunner(options)
  await pause(ms)
  await turnAway(true)
  await pause(2_500)
  await turnAway(false)
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThan(0)
  const before = done
  await add(10)
  await expect.poll(() => done, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + 10)
  await runner.stop()
})

it('finishes what it has begun when it is told to stop, and begins nothing more', async () => {
  const slow = () => pause(300)
  const runner = await startJobRunner({
    ...{ connectionString: database.url, jobs: { slow }, crontab: '', log: silent },
  })
  await add(60)
  await expect.poll(() => locked(), { timeout: 20_000, interval: 20 }).toBeGreaterThan(2)
  await runner.stop()
  expect(await locked()).toBe(0)
})

async function locked(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where locked_by is not null`.execute(database.db)
  return rows[0]?.count ?? 0
}

it('says which job failed and why, and not what it was given', async () => {
  const warned: object[] = []
  const log = { ...silent, warn: (about: object) => void warned.push(about) }
  const failing = () => Promise.reject(new Error('no such column'))
  await sql`select graphile_worker.add_job('failing', '{"email": "sam@example.com"}', max_attempts => 1)`.execute(
    database.db,
  )
  const runner = await startJobRunner({ connectionString: database.url, jobs: { failing }, crontab: '', log })
  await expect.poll(() => warned).toEqual([{ job: 'failing', attempts: 1, error: 'Error: no such column' }])
  await runner.stop()
})
