import path from 'node:path'
import pg from 'pg'
import { type Cluster, DATABASE_USER } from './cluster.ts'
import { type Address, LOOPBACK, type Postmaster, removeStaleLocks, stopPostmaster } from './postmaster.ts'

/**
 * Every user of a cluster holds this lock together with the others for as long as it runs, and a killed one loses it with its
 * connection; who gets it alone is the last one and may end the server.
 */
const IN_USE = 7_310_842

/**
 * Joins those who use a server. The login proves that the address is this cluster's; waiting for the lock outlasts somebody who is just
 * ending the server.
 * @returns undefined when this server is gone, ending or somebody else's
 */
export async function joinServer(cluster: Cluster, postmaster: Postmaster): Promise<pg.Client | undefined> {
  const keeper = new pg.Client({
    connectionString: urlOf(cluster, postmaster, 'postgres'),
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
    await removeStaleLocks(cluster)
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

/** An address as the driver takes it: a socket's folder stands in the query. */
export function urlOf(cluster: Cluster, { host, port }: Address, database: string): string {
  const isSocket = path.isAbsolute(host)
  const url = new URL(`postgres://${isSocket ? LOOPBACK : host}:${port}/${database}`)
  url.username = DATABASE_USER
  url.password = cluster.password
  if (isSocket) url.searchParams.set('host', host)
  return url.href
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
