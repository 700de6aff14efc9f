import type pg from 'pg'
import { availabilityOf } from '../kernel/circuit.ts'
import { createPool } from '../kernel/database.ts'
import type { Config } from './config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres/startEmbeddedPostgres.ts'
import { type Logger, logWhileSlow } from './logger.ts'
import { migrate } from './migrate.ts'
import { OperatorError } from './operatorError.ts'

/** The product's PostgreSQL, at the newest schema. */
export interface OpenDatabase {
  readonly url: string
  readonly pool: pg.Pool
  /** Closes the pool, and ends the embedded server if no other program uses it. */
  close(): Promise<void>
}

const OLDEST_SERVER = 15

/**
 * Opens the configured PostgreSQL, or the embedded one by default, and migrates it to the newest schema. Several programs
 * may do so at once.
 * @throws OperatorError in one sentence when it cannot be reached or will not do
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'isProduction'>,
  logger: Pick<Logger, 'info' | 'warn' | 'error'>,
): Promise<OpenDatabase> {
  const server = await logWhileSlow(logger, 'starting the database …', () => openServer(config))
  const pool = createPool(server.url)
  pool.circuit.onChange((isAway) => logger.warn({ isAway }, availabilityOf('database', isAway)))
  const close = async () => {
    await pool.end()
    await server.stop()
  }
  try {
    await assertServerWillDo(pool, config.isProduction)
    const played = await logWhileSlow(logger, 'migrating the database …', () => migrate(server.url))
    if (played.length) logger.info({ migrations: played }, 'database migrated')
    return { url: server.url, pool, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** A database as it is, whatever its schema: the configured one, or the embedded one's until it is stopped. */
export async function openServer({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined }
  return startEmbeddedPostgres(dataDir)
}

/** An acknowledged order must survive a power cut, so production refuses a server with unsafe write settings. */
async function assertServerWillDo(pool: pg.Pool, isProduction: boolean): Promise<void> {
  const { rows } = await pool
    .query(
      `select current_setting('server_version_num')::int / 10000 as version,
              array(select name from pg_settings
                    where name in ('fsync', 'synchronous_commit', 'full_page_writes') and setting = 'off'
                    order by name) as unsafe`,
    )
    .catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
      throw new OperatorError(`DATABASE_URL must name a PostgreSQL that answers: ${reason}.`, { cause })
    })
  const { version, unsafe }: { version: number; unsafe: string[] } = rows[0]
  if (version < OLDEST_SERVER)
    throw new OperatorError(
      `DATABASE_URL must name PostgreSQL ${OLDEST_SERVER} or newer, but it is ${version}.`,
    )
  if (unsafe.length && isProduction) {
    throw new OperatorError(
      `DATABASE_URL names a PostgreSQL that can lose acknowledged orders: ${unsafe.join(', ')} is off.`,
    )
  }
}
