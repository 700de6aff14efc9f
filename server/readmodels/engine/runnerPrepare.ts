import type { Db } from '../../kernel/database.ts'
import {
  type BuiltFrom,
  enterGeneration,
  type Generation,
  type GenerationKey,
  holdProjections,
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
 * Makes sure that generations of this code, store and time zone data exist: the first ones are live from their birth, later ones are built
 * beside the live rows, which readers keep until the new ones have caught up. Rows of a newer version stay (docs/rollout.md).
 */
export async function prepareProjections(
  db: Db,
  projections: readonly Projection[],
  builtFrom: BuiltFrom,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdProjections(trx)
    const names = projections.map(({ name }) => name)
    const open = await openGenerations(trx, names)
    const isFirst = open.length === 0
    for (const projection of projections) {
      const own = open.filter(({ name }) => name === projection.name)
      const isThere = own.some((row) => isOurs(row, projection, builtFrom))
      const live = own.find(({ status }) => status === 'live')
      if (isThere || (live && isNewer(live, projection, builtFrom))) continue
      if (isFirst) await beginLive(trx, projection, builtFrom)
      else await beginBuilding(trx, projection, builtFrom)
    }
  })
}

async function beginLive(trx: Db, projection: Projection, builtFrom: BuiltFrom): Promise<void> {
  const key = await enterGeneration(trx, projection, { status: 'live', ...builtFrom })
  await createTables(trx, projection, key)
  await createIndexes(trx, projection, key)
  await showTables(
    trx,
    key,
    projection.tables.map(({ name }) => name),
  )
}

async function beginBuilding(trx: Db, projection: Projection, builtFrom: BuiltFrom): Promise<GenerationKey> {
  const key = await enterGeneration(trx, projection, { status: 'building', ...builtFrom })
  await createTables(trx, projection, key)
  return key
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

/**
 * Begins a rebuild, or joins the one that is under way. Where the live rows are of another store, all read models are rebuilt, because one
 * process leads all of them.
 */
export async function beginRebuild(
  db: Db,
  {
    projection,
    projections,
  }: { readonly projection: Projection; readonly projections: readonly Projection[] },
  builtFrom: BuiltFrom,
): Promise<GenerationKey> {
  return db.transaction().execute(async (trx) => {
    await holdProjections(trx)
    const names = projections.map(({ name }) => name)
    const open = await openGenerations(trx, names)
    const isOtherStore = ({ status, storeIdentity }: Generation) =>
      status === 'live' && storeIdentity !== builtFrom.storeIdentity
    const others = projections.filter(({ name }) =>
      open.some((row) => row.name === name && isOtherStore(row)),
    )
    const keys: GenerationKey[] = []
    for (const one of new Set([projection, ...others]))
      keys.push(
        open.find(
          (row) => row.name === one.name && row.status === 'building' && isOurs(row, one, builtFrom),
        ) ?? (await beginBuilding(trx, one, builtFrom)),
      )
    const [own] = keys
    if (!own) throw new Error(`${projection.name} cannot be rebuilt`)
    return own
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
