import pg from 'pg'
import { startEmbeddedPostgres } from '../../../server/runtime/embeddedPostgres/startEmbeddedPostgres.ts'
import type { LoadedConfig } from '../../../server/runtime/loadConfig.ts'

/**
 * Makes the embedded PostgreSQL count statements from its next start on; the setting stays. An external one counts them if it is set up
 * to.
 */
export async function countStatements({ databaseUrl, dataDir }: LoadedConfig): Promise<void> {
  if (databaseUrl !== undefined) return
  const embedded = await startEmbeddedPostgres(dataDir)
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  await client.query(`alter system set shared_preload_libraries = 'pg_stat_statements'`)
  await client.query('alter system set pg_stat_statements.max = 10000').catch(() => undefined)
  await client.end()
  await embedded.stop()
}
