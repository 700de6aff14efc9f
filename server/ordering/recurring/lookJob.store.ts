import { sql } from 'kysely'
import type { Db } from '../../kernel/database.ts'

/** The job that looks at every series with visits to place. */
export const LOOK_AT_SERIES = 'lookAtSeries'

/** Queues a look at every series, at most one at a time; whichever process is free does it. */
export async function queueLook(db: Db): Promise<void> {
  await sql`select graphile_worker.add_job(${LOOK_AT_SERIES}, job_key => ${LOOK_AT_SERIES}, max_attempts => 1)`.execute(
    db,
  )
}
