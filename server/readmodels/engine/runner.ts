import { setTimeout as wait } from 'node:timers/promises'
import { type FollowerLog, silentLog } from '../../eventstore/consumer/followerLog.ts'
import type { EventStore, Position, RecordedEvent } from '../../eventstore/port.ts'
import { createDb, createPool, type Db } from '../../kernel/database.ts'
import type { Notifications } from '../../kernel/notifications.ts'
import { projections as registered } from '../registry.ts'
import { type BuiltFrom, isSame, openGenerations } from './generations.store.ts'
import { supervise } from './leader.ts'
import { modelRecordsIn } from './modelRecords.ts'
import type { Projection } from './projection.ts'
import { type ProjectionStatus, projectionStatus } from './readModelStatus.queries.ts'
import { beginRebuild, prepareProjections, requireSameStore } from './runnerPrepare.ts'
import { Progress, waitForReaders } from './runnerProgress.ts'

export interface RunnerOptions {
  readonly db: Db
  readonly store: EventStore
  /** The database of `db` itself: the runner has connections of its own, for its work and its locks. */
  readonly connectionString: string
  readonly projections?: readonly Projection[]
  readonly log?: FollowerLog
  /** Carries how far read models have come between processes; without it the checkpoint is polled. */
  readonly notifications?: Pick<Notifications, 'notify' | 'listen'>
  /** Keeps read models of another store until a rebuild replaces them: for the rebuild command only. */
  readonly acceptsOtherStore?: boolean
  /** How often to look for work that no process does, 1,000 ms by default. */
  readonly pollMs?: number
  /** Version of the time zone data that local times are read with; by default that of this Node. */
  readonly timeZoneData?: string
}

/** Read models have connections of their own and never queue behind callers: mostly one or two, more during rebuilds. */
const MOST_CONNECTIONS = 8
/**
 * Projections run with `synchronous_commit=off`: a crash loses rows and checkpoint together, and both are written again from the log.
 * Rows are always found by their keys, whatever the statistics of a growing table say, and a prepared statement is planned once.
 */
const SESSION = {
  synchronous_commit: 'off',
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
}

/** Projections to wait for: by name, or those that handle any of these event types; all of them if the types are unknown. */
type Interest =
  | { readonly projections: readonly string[] }
  | { readonly types: readonly string[] | undefined }

/** The read models of a running process. */
export interface ProjectionRunner {
  /**
   * Waits until readers see everything up to a position in the projections concerned.
   * @param options.timeoutMs 2,000 by default
   * @returns false when that took too long: what is read now is stale
   */
  waitFor(interest: Interest, position: Position, options?: { readonly timeoutMs?: number }): Promise<boolean>
  /**
   * Calls back with events that the live rows now show, while this process writes them. Events may be missed when the process dies, and
   * come again after a failure.
   * @returns ends it
   */
  onWritten(listener: (events: readonly RecordedEvent[]) => void): () => void
  status(): Promise<ProjectionStatus[]>
  /**
   * Builds a read model from zero beside the live one, and replaces the live one when it has caught up.
   * @throws Error for a name there is no read model of
   */
  rebuild(name: string, onProgress?: OnProgress): Promise<void>
  /** Ends all work at the last checkpoint. */
  stop(): Promise<void>
}

type OnProgress = (progress: { readonly position: Position; readonly head: Position }) => void

/**
 * Prepares the read models' tables and keeps them up to date for as long as the process lives. Of any number of processes one
 * writes the read models; another takes over within seconds when it dies. What was built by other code or with other
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
  const unsubscribe = notifications?.listen('read_models_moved', (told) => progress.hear(told as Position))
  const pool = createPool(options.connectionString, MOST_CONNECTIONS, SESSION)
  const records = modelRecordsIn({ db: createDb(pool), pool })
  const listeners = new Set<(events: readonly RecordedEvent[]) => void>()
  const written = (events: readonly RecordedEvent[]) => {
    for (const listener of listeners) listener(events)
  }
  const own = { records, progress, written, signal: ending.signal }
  const working = supervise({ ...options, ...own, projections, log, pollMs, builtFrom }).finally(() =>
    pool.end(),
  )
  return {
    async waitFor(interest, position, { timeoutMs = 2000 } = {}) {
      const names = interested(projections, interest)
      return names.length === 0 || waitForReaders({ db, progress }, names, { position, timeoutMs })
    },
    onWritten(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    status: () => projectionStatus({ db, store }, projections, { isLedHere: progress.isLeading }),
    rebuild: async (name, onProgress) =>
      rebuild({ db, store, projections, builtFrom }, named(projections, name), onProgress),
    stop: () => {
      unsubscribe?.()
      ending.abort()
      return working
    },
  }
}

function interested(projections: readonly Projection[], interest: Interest): readonly string[] {
  const chosen = projections.filter((projection) =>
    'projections' in interest
      ? interest.projections.includes(projection.name)
      : (interest.types?.some((type) => projection.types.includes(type)) ?? true),
  )
  return chosen.map(({ name }) => name)
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
  onProgress?: OnProgress,
): Promise<void> {
  const key = await beginRebuild(db, { projection, projections }, builtFrom)
  for (;;) {
    const own = (await openGenerations(db)).find((row) => isSame(row, key))
    if (!own) throw new Error(`The rebuild of ${projection.name} was overtaken by a newer one.`)
    if (onProgress) onProgress({ position: own.position, head: await store.head() })
    if (own.status === 'live') return
    await wait(100)
  }
}

function named(projections: readonly Projection[], name: string): Projection {
  const projection = projections.find((each) => each.name === name)
  if (projection) return projection
  const known = projections.map((each) => each.name).join(', ')
  throw new Error(`There is no read model named ${name}; there are ${known}.`)
}
