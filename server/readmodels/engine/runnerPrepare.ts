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
        'if its events are to be kept, copy them here with `npm run copy-events`; then run `npm run rebuild -- all` to build the read models from this store.',
    )
  }
}

/**
 * Refuses read models of another store.
 * @throws OtherStoreError
 */
export async function requireSameStore(
  db: Db,
  projections: readonly Projection[],
  storeIdentity: string,
): Promise<void> {
  const live = (await openGenerations(db)).filter(({ status }) => status === 'live')
  const names = projections.map(({ name }) => name)
  const others = live.filter((row) => names.includes(row.name) && row.storeIdentity !== storeIdentity)
  if (others.length > 0) throw new OtherStoreError(others.map(({ name }) => name))
}

/**
 * Makes sure that generations of this code, store and time zone data exist: the first ones are live at once, later ones are built beside the
 * live rows, which readers use until the new ones have caught up. Rows of a newer version stay live (docs/rollout.md).
 */
export async function prepareProjections(
  db: Db,
  projections: readonly Projection[],
  builtFrom: BuiltFrom,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await holdProjections(trx)
    const names = projections.map(({ name }) => name)
    const open = (await openGenerations(trx)).filter(({ name }) => names.includes(name))
    if (open.length === 0) return beginLive(trx, projections, builtFrom)
    for (const projection of projections) {
      const own = open.filter(({ name }) => name === projection.name)
      const isThere = own.some((row) => isOurs(row, projection, builtFrom))
      const live = own.find(({ status }) => status === 'live')
      if (!isThere && !(live && isNewer(live, projection, builtFrom)))
        await beginBuilding(trx, projection, builtFrom)
    }
  })
}

async function beginLive(trx: Db, projections: readonly Projection[], builtFrom: BuiltFrom): Promise<void> {
  for (const projection of projections) {
    const key = await enterGeneration(trx, projection, { status: 'live', ...builtFrom })
    const tables = projection.tables.map(({ name }) => name)
    await createTables(trx, projection, key)
    await createIndexes(trx, projection, key)
    await showTables(trx, key, tables)
  }
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
  wanted: { readonly projection: Projection; readonly projections: readonly Projection[] },
  builtFrom: BuiltFrom,
): Promise<GenerationKey> {
  return db.transaction().execute(async (trx) => {
    await holdProjections(trx)
    const open = await openGenerations(trx)
    const begin = async (one: Projection) =>
      open.find((row) => row.status === 'building' && isOurs(row, one, builtFrom)) ??
      (await beginBuilding(trx, one, builtFrom))
    const others = wanted.projections.filter((one) =>
      open.some(({ name, status, storeIdentity }) => {
        const isOfOtherStore = status === 'live' && storeIdentity !== builtFrom.storeIdentity
        return name === one.name && isOfOtherStore
      }),
    )
    const own = await begin(wanted.projection)
    for (const other of others) if (other !== wanted.projection) await begin(other)
    return own
  })
}

/** Whether a generation is of this projection's code, of this store and with this time zone data. */
export function isOurs(
  row: Generation,
  { name, version }: Projection,
  { storeIdentity, timeZoneData }: BuiltFrom,
): boolean {
  return (
    row.name === name &&
    row.codeVersion === version &&
    row.storeIdentity === storeIdentity &&
    row.timeZoneData === timeZoneData
  )
}
