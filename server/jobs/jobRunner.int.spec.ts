import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { cronItems, runDueJobs } from './jobRunner.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const [item] = cronItems([{ job: 'look', match: '* * * * *' }])
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What the queue does when the minute has come. */
async function comeRound(): Promise<void> {
  const { jobKey = null, queueName = null, maxAttempts = null } = item?.options ?? {}
  await sql`select graphile_worker.add_job('look', job_key => ${jobKey}, queue_name => ${queueName}, max_attempts => ${maxAttempts}::int)`.execute(
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
  await runDueJobs({ connectionString: database.url, jobs: { look }, log: silent })
  // the one of the dead is lost, and of those that waited together there is one
  expect(rounds).toBe(1)
})
