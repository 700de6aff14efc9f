import { sql } from 'kysely'
import type { Db } from '../kernel/database.ts'

/**
 * Gives back the jobs whose process died while it had them: longer than any living one takes for a job, much sooner than the queue itself
 * would notice. The database's clock measures both ends.
 */
export async function releaseLeftJobs(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - interval '5 minutes'
    having count(*) > 0
  `.execute(db)
}
