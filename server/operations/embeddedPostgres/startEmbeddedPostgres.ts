import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../operatorError.ts'
import { type Cluster, DATABASE_USER, openCluster } from './cluster.ts'
import { findPlace, type Place } from './place.ts'
import {
  type Durability,
  findPostmaster,
  type Postmaster,
  removeStaleLock,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'

/** A PostgreSQL of our own, for as long as somebody uses it. */
export interface EmbeddedPostgres {
  /** Opens the database named `app`, as the cluster's only user. */
  readonly url: string
  readonly dataDirectory: string
  /** Leaves the database, and ends the server when nobody else uses it. */
  stop(): Promise<void>
  /** Ends it and deletes everything it held. */
  destroy(): Promise<void>
}

interface Attempt {
  readonly place: Place
  readonly cluster: Cluster
  readonly durability: Durability
}

/**
 * Every user of a cluster holds this lock together with the others for as long as it runs, and a killed one loses it with its
 * connection; who gets it alone is the last one and may end the server.
 */
const IN_USE = 7_310_842

const PATIENCE_MS = 20_000

/**
 * Opens the database of a DATA_DIR: joins the server that already runs on it (another command, or the orphan of a killed run), starts
 * one otherwise, and makes the cluster on the very first start.
 * @throws OperatorError in one sentence when this machine, this user or this folder does not allow it
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  durability: Durability = 'durable',
): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir)
  const attempt = { place, cluster: await openCluster(place), durability }
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await pause(100)) {
    const postmaster = await findOrStart(attempt)
    const keeper = postmaster?.isReady ? await join(attempt.cluster, postmaster) : undefined
    if (postmaster && keeper) return opened(attempt, postmaster, keeper)
  }
  throw new OperatorError(
    `The embedded PostgreSQL in ${place.folder} did not answer within ${PATIENCE_MS / 1000} seconds; its log is ${attempt.cluster.log}.`,
  )
}

function opened({ place, cluster }: Attempt, postmaster: Postmaster, keeper: pg.Client): EmbeddedPostgres {
  return {
    url: urlOf(cluster, postmaster.port, 'app'),
    dataDirectory: cluster.data,
    stop: () => leave(cluster, postmaster, keeper),
    async destroy() {
      await leave(cluster, postmaster, keeper)
      await rm(place.folder, { recursive: true, force: true })
    },
  }
}

async function findOrStart({ place, cluster, durability }: Attempt): Promise<Postmaster | undefined> {
  const running = await findPostmaster(cluster)
  if (running && !running.isReady) await removeStaleLock(cluster)
  return running ?? (await startPostmaster(place, cluster, durability))
}

/** A login proves that the port is this cluster's; waiting for the lock outlasts somebody who is just ending the server. */
async function join(cluster: Cluster, postmaster: Postmaster): Promise<pg.Client | undefined> {
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

async function createApplicationDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query(`select from pg_database where datname = 'app'`)
  if (rowCount) return
  await keeper.query('create database app').catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && (error.code === '42P04' || error.code === '23505')))
      throw error
  })
}

async function leave(cluster: Cluster, postmaster: Postmaster, keeper: pg.Client): Promise<void> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE])
    const { rows } = await keeper.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
    if (rows[0]?.alone) await stopPostmaster(cluster, postmaster)
  } catch {
    // The server was killed: nothing is left to end.
  }
  await keeper.end().catch(() => undefined)
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/${database}`
}
