import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts'
import { releaseLeftJobs } from './jobQueue.store.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A job that somebody has in their hands. */
async function taken(by: string, minutesAgo: number): Promise<void> {
  const { db } = database
  const key = `${by}/${minutesAgo}`
  await sql`select graphile_worker.add_job('work', job_key => ${key})`.execute(db)
  await sql`update graphile_worker._private_jobs
    set locked_by = ${by}, locked_at = now() - ${minutesAgo} * interval '1 minute' where key = ${key}`.execute(
    db,
  )
}

it('gives back what a dead process had, and nothing of one that took a job since, however long another takes it', async () => {
  await taken('dead', 6)
  await taken('dead', 7)
  await taken('alive', 6)
  await taken('alive', 1)
  await releaseLeftJobs(database.db)
  const { rows } = await sql<{ key: string; by: string | null }>`
    select key, locked_by as by from graphile_worker.jobs order by key`.execute(database.db)
  expect(rows).toEqual([
    { key: 'alive/1', by: 'alive' },
    { key: 'alive/6', by: 'alive' },
    { key: 'dead/6', by: null },
    { key: 'dead/7', by: null },
  ])
})
