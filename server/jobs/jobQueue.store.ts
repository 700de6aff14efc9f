import { Logger as QueueLogger, runMigrations } from 'graphile-worker'
import type pg from 'pg'

/** Where the job queue keeps its own tables. */
export const JOB_SCHEMA = 'graphile_worker'

const silent = new QueueLogger(() => () => undefined)

/** Migrates the job queue's own schema, which lets a transaction add a job beside its rows. Only one process may call it at a time. */
export async function prepareJobQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, schema: JOB_SCHEMA, logger: silent, preset: {} })
}
