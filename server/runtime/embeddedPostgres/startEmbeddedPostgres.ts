import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { pause as pauseUnless, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { OperatorError } from '../operatorError.ts'
import { openCluster } from './cluster.ts'
import { joinServer, leaveServer, urlOf } from './keeper.ts'
import { findPlace } from './place.ts'
import {
  type Durability,
  findPostmaster,
  type Launch,
  type Postmaster,
  removeStaleLocks,
  startPostmaster,
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

export interface EmbeddedPostgresOptions {
  readonly durability?: Durability
  /** Every user may enter DATA_DIR, so that root's database can lie there as well; otherwise it has a folder of its own. */
  readonly isOpenToAll?: boolean
  /** Told of each time that a server that died could not be brought back; it is tried again. */
  readonly onLost?: (error: unknown) => void
}

interface Joined {
  readonly postmaster: Postmaster
  readonly keeper: pg.Client
}

const TIMEOUT_MS = 20_000

/**
 * Opens the database of a DATA_DIR: joins the server that already runs on it (another command, or the orphan of a killed run), starts
 * one otherwise, and makes the cluster on the very first start. A server that dies meanwhile is brought back at the same address.
 * @throws OperatorError in one sentence when this machine, this user or this folder does not allow it
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  { durability = 'durable', isOpenToAll, onLost = () => undefined }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir, isOpenToAll)
  const launch = { place, cluster: await openCluster(place), durability }
  const held = await keepRunning(launch, onLost)
  return {
    url: urlOf(launch.cluster, held.address, 'app'),
    dataDirectory: launch.cluster.data,
    stop: held.stop,
    async destroy() {
      await held.stop()
      await rm(place.folder, { recursive: true, force: true })
    },
  }
}

/** Joins, and joins again whenever the connection is lost without `stop` having been called. */
async function keepRunning(launch: Launch, onLost: (error: unknown) => void) {
  const stopping = new AbortController()
  const first = await joinSoon(launch)
  const { host, port } = first.postmaster
  const address = { host, port }
  const comeBack = () => joinAgain({ ...launch, address }, { signal: stopping.signal, onLost })
  let current: Promise<Joined | undefined> = Promise.resolve(first)
  const watch = (joined: Joined | undefined) => {
    joined?.keeper.once('end', () => {
      if (stopping.signal.aborted) return
      current = comeBack()
      void current.then(watch)
    })
  }
  watch(first)
  return {
    address,
    async stop() {
      stopping.abort()
      const last = await current
      if (last) await leaveServer(launch.cluster, last.postmaster, last.keeper)
    },
  }
}

interface Again {
  /** Ends the trying. */
  readonly signal: AbortSignal
  readonly onLost: (error: unknown) => void
}

/** Joins however often it has to be tried, after pauses that grow with each failure. */
async function joinAgain(launch: Launch, { signal, onLost }: Again): Promise<Joined | undefined> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      return await joinSoon(launch)
    } catch (error) {
      onLost(error)
    }
    await pauseUnless(retryDelay(RETRY_POLICIES.consumer, failures), signal)
  }
  return undefined
}

async function joinSoon(launch: Launch): Promise<Joined> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await pause(100)) {
    const postmaster = await findOrStart(launch)
    const keeper = postmaster?.isReady ? await joinServer(launch.cluster, postmaster) : undefined
    if (postmaster && keeper) return { postmaster, keeper }
  }
  throw new OperatorError(
    `The embedded PostgreSQL did not answer within ${TIMEOUT_MS / 1000} seconds; its log is ${launch.cluster.log}.`,
  )
}

async function findOrStart(launch: Launch): Promise<Postmaster | undefined> {
  const running = await findPostmaster(launch.cluster)
  if (running && !running.isReady) await removeStaleLocks(launch.cluster)
  return running ?? (await startPostmaster(launch))
}
