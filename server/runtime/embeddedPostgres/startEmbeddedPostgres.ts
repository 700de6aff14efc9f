import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { type Cluster, DATABASE_USER, openCluster } from './cluster.ts'
import { findPlace } from './place.ts'
import {
  type Durability,
  findPostmaster,
  type Launch,
  type Postmaster,
  removeStaleLocks,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'

/** An embedded PostgreSQL that runs as long as a program uses it. */
export interface EmbeddedPostgres {
  /** Opens the database named `app`, as the cluster's only user. */
  readonly url: string
  readonly dataDirectory: string
  /** Leaves the database, and ends the server if no other program uses it. */
  stop(): Promise<void>
  /** Ends it and deletes everything it held. */
  destroy(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  readonly durability?: Durability
  /** Every user may enter DATA_DIR, so root's database can be there too; otherwise it has a separate folder. */
  readonly isOpenToAll?: boolean
}

const TIMEOUT_MS = 20_000

/**
 * Opens the database of a DATA_DIR: joins the server that already runs on it (another command, or the orphan of a killed run), starts one
 * otherwise, and makes the cluster on the very first start.
 * @throws OperatorError in one sentence when this machine, this user or this folder does not allow it
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durability = 'durable', isOpenToAll }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir, isOpenToAll)
  const cluster = await openCluster(place)
  const { postmaster, keeper } = await join({ place, cluster, durability })
  const stop = () => leaveServer(cluster, postmaster, keeper)
  return {
    url: urlOf(cluster, postmaster, 'app'),
    dataDirectory: cluster.data,
    stop,
    async destroy() {
      await stop()
      await rm(place.folder, { recursive: true, force: true })
    },
  }
}

async function join(
  launch: Launch,
): Promise<{ readonly postmaster: Postmaster; readonly keeper: pg.Client }> {
  const { cluster } = launch
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const running = await findPostmaster(cluster)
    if (running && !running.isReady) await removeStaleLocks(cluster)
    const postmaster = running ?? (await startPostmaster(launch))
    const keeper = postmaster?.isReady ? await joinServer(cluster, postmaster) : undefined
    if (postmaster && keeper) return { postmaster, keeper }
  }
  throw new OperatorError(
    `The embedded PostgreSQL did not answer within ${TIMEOUT_MS / 1000} seconds; its log is ${cluster.log}.`,
  )
}

/** All users of a cluster share this lock while they run; a killed one loses it with its connection. The last one may end the server. */
const IN_USE = 7_310_842

/**
 * Joins the users of a server. The login proves that the server is this cluster's; the lock waits for a user that is just ending it.
 * @returns undefined if the server is gone, ending or another cluster's
 */
async function joinServer(cluster: Cluster, postmaster: Postmaster): Promise<pg.Client | undefined> {
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

async function createApplicationDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query(`select from pg_database where datname = 'app'`)
  if (rowCount) return
  await keeper.query('create database app').catch((error: unknown) => {
    // another user was quicker
    if (!(error instanceof pg.DatabaseError && ['42P04', '23505'].includes(error.code ?? ''))) throw error
  })
}

async function leaveServer(cluster: Cluster, postmaster: Postmaster, keeper: pg.Client): Promise<void> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE])
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
    if (rows[0]?.alone) await stopPostmaster(cluster, postmaster)
  } catch {
    // the server has ended already
  }
  await keeper.end().catch(() => undefined)
}

/** The address as the driver takes it: the folder of a socket is a parameter. */
function urlOf(cluster: Cluster, { host, port }: Postmaster, database: string): string {
  const isSocket = path.isAbsolute(host)
  const url = new URL(`postgres://${isSocket ? '127.0.0.1' : host}:${port}/${database}`)
  url.username = DATABASE_USER
  url.password = cluster.password
  if (isSocket) url.searchParams.set('host', host)
  return url.href
}
