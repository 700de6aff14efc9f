import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import type pg from 'pg'

/** Where the job queue keeps its own tables. */
export const JOB_SCHEMA = 'graphile_worker'

const silent = new QueueLogger(() => () => undefined)

/** Brings the job queue's own schema up to date, so that a transaction can add a job beside its rows. Called by one process at a time. */
export async function prepareJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, schema: JOB_SCHEMA, logger: silent, preset: {} })
}
