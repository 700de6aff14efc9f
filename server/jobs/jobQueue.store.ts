import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../kernel/database.ts'

/** Where the job queue keeps its own tables. */
export const JOB_SCHEMA = 'graphile_worker'

const silent = new QueueLogger(() => () => undefined)

/** Brings the job queue's own schema up to date, so that a transaction can add a job beside its rows. Called by one process at a time. */
export async function prepareJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, schema: JOB_SCHEMA, logger: silent, preset: {} })
}

/**
 * Gives back the jobs whose process died while it had them: longer than any living one takes for a job, much sooner than the queue itself
 * would notice. Who took another job since is alive, however long one of its jobs takes. The database's clock measures both ends.
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
