import pg from 'pg'
import { type Cluster, DATABASE_USER } from './cluster.ts'
import { type Postmaster, removeStaleLock, stopPostmaster } from './postmaster.ts'

/**
 * Every user of a cluster holds this lock together with the others for as long as it runs, and a killed one loses it with its
 * connection; who gets it alone is the last one and may end the server.
 */
const IN_USE = 7_310_842

/**
 * Joins those who use a server. The login proves that the port is this cluster's; waiting for the lock outlasts somebody who is just
 * ending the server.
 * @returns undefined when this server is gone, ending or somebody else's
 */
export async function joinServer(cluster: Cluster, postmaster: Postmaster): Promise<pg.Client | undefined> {
  const keeper = new pg.Client({
    connectionString: urlOf(cluster, postmaster.port, 'postgres'),
    application_name: 'aspenrow keeper',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  keeper.on('error', () => undefined)
  try {
    await keeper.connect()
    await keeper.query('select pg_advisory_lock_shared($1)', [IN_USE])
    await createApplicationDatabase(keeper)
    return keeper
  } catch {
    await keeper.end().catch(() => undefined)
    await removeStaleLock(cluster)
    return undefined
  }
}

/** Leaves the server, and ends it when nobody else is left. */
export async function leaveServer(
  cluster: Cluster,
  postmaster: Postmaster,
  keeper: pg.Client,
): Promise<void> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE])
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
    if (rows[0]?.alone) await stopPostmaster(cluster, postmaster)
  } catch {
    // The server was killed: nothing is left to end.
  }
  await keeper.end().catch(() => undefined)
}

export function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`
}

async function createApplicationDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query(`select from pg_database where datname = 'app'`)
  if (rowCount) return
  await keeper.query('create database app').catch((error: unknown) => {
    if (!isAlreadyThere(error)) throw error
  })
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')
}
