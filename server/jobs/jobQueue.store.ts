import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../kernel/database.ts'

/** Where the job queue keeps its own tables. */
export const JOB_SCHEMA = 'graphile_worker'

const silent = new QueueLogger(() => () => undefined)

/** Migrates the job queue's own schema, which lets a transaction add a job beside its rows. Only one process may call it at a time. */
export async function prepareJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, schema: JOB_SCHEMA, logger: silent, preset: {} })
}

/**
 * Unlocks the jobs of dead workers: after longer than any living one needs for a job, but much sooner than the queue itself would. A worker
 * that locked another job since is alive. The database's clock measures both ends.
 */
export async function releaseLeftJobs(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(locked_by))
    from (
      select locked_by from graphile_worker.jobs
      where locked_at is not null
      group by locked_by having max(locked_at) < now() - interval '5 minutes'
    ) as gone
    having count(*) > 0
  `.execute(db)
}
