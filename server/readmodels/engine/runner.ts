import { setTimeout as wait } from 'node:timers/promises'
import { type FollowerLog, silentLog } from '../../eventstore/consumer/followerLog.ts'
import type { EventStore, Position } from '../../eventstore/port.ts'
import { createDb, createPool, type Db } from '../../kernel/database.ts'
import type { Notifications } from '../../kernel/notifications.ts'
import { projections as registered } from '../registry.ts'
import { type BuiltFrom, openGenerations } from './generations.store.ts'
import { supervise } from './leader.ts'
import { modelRecordsIn } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { beginRebuild, prepareProjections, requireSameStore } from './runnerPrepare.ts'
import { Progress } from './runnerProgress.ts'
import { type ProjectionStatus, projectionStatus } from './runnerStatus.ts'
import { type Interest, interested, waitForProjections } from './runnerWait.ts'

export interface RunnerOptions {
  readonly db: Db
  readonly store: EventStore
  /** The database of `db` itself: the runner has connections of its own, for its work and its locks. */
  readonly connectionString: string
  readonly projections?: readonly Projection[]
  readonly log?: FollowerLog
  /** Tells other processes how far read models have come, and hears it; without them the checkpoints are asked for now and then. */
  readonly notifications?: Pick<Notifications, 'notify' | 'listen'>
  /** Lets read models of another store stand until a rebuild replaces them: for the rebuild command only. */
  readonly acceptsOtherStore?: boolean
  /** How often work that nobody does is looked for, 1,000 ms unless told. */
  readonly pollMs?: number
  /** Version of the time zone data that local times are read with; that of this Node unless told. */
  readonly timeZoneData?: string
}

/** Read models have connections of their own, so that they queue behind no caller: mostly one or two, more while some go alone or are built. */
const MOST_CONNECTIONS = 8
/**
 * Rows that were just written may be lost in a crash, with their checkpoint, and are then written again: so nobody waits for the disk. Rows are
 * always found by their keys, whatever the database knows of a table that grows, and a statement that is prepared is planned once.
 */
const SESSION = {
  synchronous_commit: 'off',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

/** The read models of a running process. */
export interface ProjectionRunner {
  /**
   * Waits until readers see everything up to a position in the projections concerned; one that handles none of the types is not waited for.
   * @param options.timeoutMs 2,000 unless told
   * @returns false when that took too long: what is read now is stale
   */
  waitFor(interest: Interest, position: Position, options?: { readonly timeoutMs?: number }): Promise<boolean>
  status(): Promise<ProjectionStatus[]>
  /**
   * Builds a read model from zero beside the one that readers see, and lets them see it when it has caught up.
   * @throws Error for a name there is no read model of
   */
  rebuild(name: string, options?: RebuildOptions): Promise<void>
  /** Ends all work at the last checkpoint. */
  stop(): Promise<void>
}

interface RebuildOptions {
  readonly onProgress?: (progress: { readonly position: Position; readonly head: Position }) => void
  readonly signal?: AbortSignal
}

/**
 * Prepares the read models' tables and keeps them up to date for as long as the process lives. Over any number of processes each
 * read model is written by one of them; another takes over within seconds when that one dies. What was built by other code or with other
 * time zone data is built again beside the live rows.
 * @throws OtherStoreError when the read models were built from another event store
 */
export async function startProjections(options: RunnerOptions): Promise<ProjectionRunner> {
  const { db, store, projections = registered, log = silentLog, pollMs = 1000 } = options
  const { timeZoneData = process.versions.tz ?? 'none', notifications } = options
  const storeIdentity = await store.identity()
  const builtFrom = { storeIdentity, timeZoneData }
  if (!options.acceptsOtherStore) await requireSameStore(db, projections, storeIdentity)
  await prepareProjections(db, projections, builtFrom)
  const ending = new AbortController()
  const progress = new Progress((position) => notifications?.notify('read_models_moved', position))
  const deafen = notifications?.listen('read_models_moved', (told) => progress.hear(told as Position))
  const pool = createPool(options.connectionString, MOST_CONNECTIONS, SESSION)
  const ownDb = createDb(pool)
  const records = modelRecordsIn({ db: ownDb, pool })
  const own = { records, progress, signal: ending.signal }
  const working = supervise({ ...options, ...own, projections, log, pollMs, builtFrom }).finally(() =>
    pool.end(),
  )
  return {
    waitFor: (interest, position, { timeoutMs = 2000 } = {}) =>
      waitForProjections({ db, progress }, interested(projections, interest), { position, timeoutMs }),
    status: () => projectionStatus({ db, store, progress }, projections),
    rebuild: async (name, how) =>
      rebuild({ db, store, projections, builtFrom }, named(projections, name), how),
    stop: () => {
      deafen?.()
      ending.abort()
      return working
    },
  }
}

interface Here {
  readonly db: Db
  readonly store: EventStore
  readonly projections: readonly Projection[]
  readonly builtFrom: BuiltFrom
}

async function rebuild(
  { db, store, projections, builtFrom }: Here,
  projection: Projection,
  { onProgress, signal }: RebuildOptions = {},
): Promise<void> {
  const key = await beginRebuild(db, { projection, projections }, builtFrom)
  for (;;) {
    const open = await openGenerations(db, [projection.name])
    const own = open.find(({ generation }) => generation === key.generation)
    if (!own) throw new Error(`The rebuild of ${projection.name} was overtaken by a newer one.`)
    if (onProgress) onProgress({ position: own.position, head: await store.head() })
    if (own.status === 'live') return
    await wait(100, undefined, { signal })
  }
}

function named(projections: readonly Projection[], name: string): Projection {
  const projection = projections.find((each) => each.name === name)
  if (projection) return projection
  const known = projections.map((each) => each.name).join(', ')
  throw new Error(`There is no read model named ${name}; there are ${known}.`)
}
