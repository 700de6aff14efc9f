import { sql } from 'kysely'
import { comparePositions, type EventStore, type Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { projections as registered } from '../registry.ts'
import { differencesOf, type RowDifference } from './canonicalRows.ts'
import { deadLetters } from './deadLetters.store.ts'
import { type Generation, openGenerations } from './generations.store.ts'
import type { Projection, RowsByTable } from './projection.ts'
import { type ReplayOrder, type ReplayOutcome, replayFromZero } from './readModelReplay.ts'
import { loadAllRows } from './readModelTables.store.ts'

/** How one read model compares with a replay of its events from zero. */
export interface ReadModelFinding {
  readonly projection: string
  /** Events folded and rows compared. */
  readonly events: number
  readonly rows: number
  /** Distance to the head in the store's positions; a read model may be behind without being wrong. */
  readonly lag: number
  readonly differences: readonly RowDifference[]
  /** Everything wrong, in sentences; empty when the read model holds. */
  readonly faults: readonly string[]
}

/**
 * Invariant 7: every read model equals a replay of the events from zero. Each is read in one snapshot with its checkpoint, and the
 * replay goes exactly as far, so a running system can be checked too.
 */
export async function auditReadModels(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  projections: readonly Projection[] = registered,
): Promise<ReadModelFinding[]> {
  const [storeIdentity, pictures] = [await store.identity(), await takePictures(db, projections)]
  // after the snapshots: a checkpoint that lies ahead of this head is ahead of the store
  const head = await store.head()
  const replays = await replayFromZero(store, pictures.map(orderOf), head)
  return pictures.map((picture, index) => {
    const replay = replays[index] ?? { rows: new Map(), events: 0, fault: undefined }
    return finding(picture, replay, { storeIdentity, head })
  })
}

/** One read model at one moment. */
interface Picture {
  readonly projection: Projection
  readonly live: Generation | undefined
  readonly setAside: ReplayOrder['setAside']
  readonly rows: RowsByTable
}

async function takePictures(db: Db, projections: readonly Projection[]): Promise<Picture[]> {
  const pictures: Picture[] = []
  for (const projection of projections) pictures.push(await takePicture(db, projection))
  return pictures
}

async function takePicture(db: Db, projection: Projection): Promise<Picture> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return snapshot.execute(async (trx) => {
    // whole tables are read, on a busy machine for longer than any question of the product may take
    await sql`set local statement_timeout = 0`.execute(trx)
    const live = (await openGenerations(trx)).find(
      ({ name, status }) => name === projection.name && status === 'live',
    )
    const isComparable = live?.codeVersion === projection.version
    return {
      projection,
      live,
      setAside: live ? await deadLetters(trx, live) : new Map(),
      rows: live && isComparable ? await loadAllRows(trx, live, projection) : new Map(),
    }
  })
}

function orderOf({ projection, live, setAside }: Picture): ReplayOrder {
  return { projection, until: live?.position ?? ('0' as Position), setAside }
}

function finding(
  picture: Picture,
  replay: ReplayOutcome,
  at: { readonly storeIdentity: string; readonly head: Position },
): ReadModelFinding {
  const differences = differencesOf(picture.rows, replay.rows)
  const faults = [
    ...faultsOfGeneration(picture, at),
    picture.setAside.size > 0 && `${picture.setAside.size} streams are set aside`,
    replay.fault !== undefined && `the replay stopped: ${replay.fault}`,
    differences.length > 0 && `${differences.length} rows differ from a replay of the events`,
  ]
  return {
    projection: picture.projection.name,
    events: replay.events,
    rows: [...picture.rows.values()].reduce((sum, rows) => sum + rows.size, 0),
    lag: Math.max(0, Number(BigInt(at.head) - BigInt(picture.live?.position ?? 0))),
    differences,
    faults: faults.filter((fault) => fault !== false),
  }
}

function faultsOfGeneration(
  { projection, live }: Picture,
  { storeIdentity, head }: { readonly storeIdentity: string; readonly head: Position },
): (string | false)[] {
  if (!live) return ['it was never built']
  return [
    live.codeVersion !== projection.version &&
      `it was built by version ${live.codeVersion} of its code, which is now at ${projection.version}`,
    live.storeIdentity !== storeIdentity && 'it was built from another event store',
    comparePositions(live.position, head) > 0 && 'its checkpoint lies ahead of the store',
  ]
}
