import type { Db } from '../../kernel/database.ts'
import {
  type BuiltFrom,
  enterGeneration,
  type Generation,
  type GenerationKey,
  holdProjection,
  openGenerations,
} from './generations.store.ts'
import type { Projection } from './projection.ts'
import { createIndexes, createTables, showTables } from './readModelTables.store.ts'

/** The read models belong to another event store than the one configured; the message says what to do about it. */
export class OtherStoreError extends Error {
  override readonly name = 'OtherStoreError'
  constructor(names: readonly string[]) {
    super(
      `The read models (${names.join(', ')}) were built from another event store than the one EVENTSTORE_URL now names: ` +
        'run `npm run rebuild -- all` to build them from this store, or `npm run copy-events` to bring the events of the old one here first.',
    )
  }
}

/**
 * Refuses checkpoints of another store.
 * @throws OtherStoreError
 */
export async function requireSameStore(
  db: Db,
  projections: readonly Projection[],
  storeIdentity: string,
): Promise<void> {
  const open = await openGenerations(
    db,
    projections.map(({ name }) => name),
  )
  const others = open.filter((row) => row.status === 'live' && row.storeIdentity !== storeIdentity)
  if (others.length > 0) throw new OtherStoreError(others.map(({ name }) => name))
}

/**
 * Makes sure that a generation of this code, store and time zone data exists: the first one is live from its birth, a later one is built beside
 * the live one, which readers keep until the new one has caught up. Rows of a newer version stay (docs/rollout.md).
 */
export async function prepareProjection(db: Db, projection: Projection, builtFrom: BuiltFrom): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdProjection(trx, projection.name)
    const open = await openGenerations(trx, [projection.name])
    if (open.some((row) => isOurs(row, projection, builtFrom))) return
    const live = open.find((row) => row.status === 'live')
    if (live && isNewer(live, projection, builtFrom)) return
    const status = live ? 'building' : 'live'
    const key = await enterGeneration(trx, projection, { status, ...builtFrom })
    await createTables(trx, projection, key)
    if (status === 'building') return
    await createIndexes(trx, projection, key)
    await showTables(trx, key, tablesOf(projection))
  })
}

/**
 * Whether the rows have a newer version than this process would build. The version of rows is the code's, then that of the time zone data,
 * such as 2026b before 2026c.
 */
function isNewer(
  live: Generation,
  { version }: Projection,
  { timeZoneData, storeIdentity }: BuiltFrom,
): boolean {
  if (live.storeIdentity !== storeIdentity || live.codeVersion < version) return false
  return live.codeVersion > version || live.timeZoneData > timeZoneData
}

/** Begins a rebuild, or joins the one that is under way. */
export async function beginRebuild(
  db: Db,
  projection: Projection,
  builtFrom: BuiltFrom,
): Promise<GenerationKey> {
  return db.transaction().execute(async (trx) => {
    await holdProjection(trx, projection.name)
    const open = await openGenerations(trx, [projection.name])
    const running = open.find((row) => row.status === 'building' && isOurs(row, projection, builtFrom))
    if (running) return running
    const key = await enterGeneration(trx, projection, { status: 'building', ...builtFrom })
    await createTables(trx, projection, key)
    return key
  })
}

/** Whether this code, on this store and with this time zone data, works on a generation. */
export function isOurs(
  row: Generation,
  projection: Projection,
  { storeIdentity, timeZoneData }: BuiltFrom,
): boolean {
  return (
    row.codeVersion === projection.version &&
    row.storeIdentity === storeIdentity &&
    row.timeZoneData === timeZoneData
  )
}

function tablesOf(projection: Projection): string[] {
  return projection.tables.map(({ name }) => name)
}
