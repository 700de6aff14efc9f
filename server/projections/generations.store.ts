import { type Generated, type JSONColumnType, sql } from 'kysely'
import { type Position, START } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import type { Projection } from './projection.ts'

declare module '../kernel/database.ts' {
  interface Tables {
    projection: ProjectionTable
  }
}

interface ProjectionTable {
  name: string
  generation: number
  status: 'building' | 'live' | 'retired'
  code_version: number
  store_identity: string
  /** bigint, which the driver hands over as text. */
  position: Position
  skipped: Generated<string>
  tables: JSONColumnType<string[], string, string>
  created_at: Generated<Date>
}

/** One set of tables of a projection, with its checkpoint. Only the live one is read; a building one grows beside it. */
export interface Generation {
  readonly name: string
  readonly generation: number
  readonly status: 'building' | 'live' | 'retired'
  readonly codeVersion: number
  readonly storeIdentity: string
  readonly position: Position
  /** Events met so far whose type the code does not know. */
  readonly skipped: number
  /** Plain names of its tables. */
  readonly tables: readonly string[]
}

/** Which generation: enough to find its tables and its checkpoint. */
export type GenerationKey = Pick<Generation, 'name' | 'generation'>

/** Somebody else moved the checkpoint: what was folded from the old one must not be written. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError'
}

/** The generation was replaced by a newer one: whoever works on it stops. */
export class GenerationRetiredError extends Error {
  override readonly name = 'GenerationRetiredError'
}

/**
 * The generations in use, live or building, oldest first.
 * @param lock `update` keeps their checkpoints where they are until the end of the transaction
 */
export async function openGenerations(
  db: Db,
  names: readonly string[],
  lock?: 'update',
): Promise<Generation[]> {
  const open = db
    .selectFrom('projection')
    .selectAll()
    .where('status', '<>', 'retired')
    .where('name', 'in', [...names, ''])
    .orderBy('name')
    .orderBy('generation')
  const rows = await (lock ? open.forUpdate() : open).execute()
  return rows.map(({ code_version, store_identity, skipped, created_at: _, ...row }) => ({
    ...row,
    codeVersion: code_version,
    storeIdentity: store_identity,
    skipped: Number(skipped),
  }))
}

/** How far each live generation is, by projection name. */
export async function livePositions(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, Position>> {
  const rows = await db
    .selectFrom('projection')
    .select(['name', 'position'])
    .where('status', '=', 'live')
    .where('name', 'in', [...names, ''])
    .execute()
  return new Map(rows.map(({ name, position }) => [name, position]))
}

/** Enters a generation that has seen nothing yet. */
export async function enterGeneration(
  db: Db,
  projection: Projection,
  as: { readonly status: 'building' | 'live'; readonly storeIdentity: string },
): Promise<GenerationKey> {
  const { last } = await db
    .selectFrom('projection')
    .select(({ fn }) => fn.max('generation').as('last'))
    .where('name', '=', projection.name)
    .executeTakeFirstOrThrow()
  return db
    .insertInto('projection')
    .values({
      name: projection.name,
      generation: (last ?? 0) + 1,
      status: as.status,
      code_version: projection.version,
      store_identity: as.storeIdentity,
      position: START,
      tables: JSON.stringify(projection.tables.map((table) => table.name)),
    })
    .returning(['name', 'generation'])
    .executeTakeFirstOrThrow()
}

/**
 * Takes a generation for this transaction: nobody else writes its rows or moves its checkpoint until the end of it.
 * @returns its checkpoint
 * @throws GenerationRetiredError
 */
export async function holdGeneration(trx: Db, key: GenerationKey): Promise<Position> {
  const row = await trx
    .selectFrom('projection')
    .select(['position', 'status'])
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.status === 'retired')
    throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  return row.position
}

/** From where to where a checkpoint goes, and how many events of unknown types lie between. */
export interface CheckpointMove {
  readonly from: Position
  readonly to: Position
  readonly skipped: number
}

/**
 * Compare-and-set of a checkpoint. Within a transaction the generation is held from then on: nobody else writes its rows until the end of it.
 * @returns whether any event is held back from it
 * @throws CheckpointMovedError when it no longer stands at `from`
 * @throws GenerationRetiredError
 */
export async function moveCheckpoint(
  db: Db,
  key: GenerationKey,
  { from, to, skipped }: CheckpointMove,
): Promise<{ readonly hasParked: boolean }> {
  const moved = await db
    .updateTable('projection')
    .set({ position: to, skipped: sql`skipped + ${skipped}` })
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .where('position', '=', from)
    .where('status', '<>', 'retired')
    // asked along: whoever parks an event moves the checkpoint too, so that nothing parked meanwhile is missed
    .returning(({ exists, selectFrom }) =>
      exists(
        selectFrom('parked_event')
          .select('stream')
          .whereRef('parked_event.name', '=', 'projection.name')
          .whereRef('parked_event.generation', '=', 'projection.generation'),
      ).as('hasParked'),
    )
    .executeTakeFirst()
  if (moved) return { hasParked: Boolean(moved.hasParked) }
  const position = await holdGeneration(db, key)
  throw new CheckpointMovedError(`${key.name} is at ${position}, not at ${from}`)
}

export async function setStatus(trx: Db, key: GenerationKey, status: 'live' | 'retired'): Promise<void> {
  await trx
    .updateTable('projection')
    .set({ status })
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .execute()
}

/** Lets one process at a time decide which generations of a projection there are, until the end of the transaction. */
export async function holdProjection(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`projection generations ${name}`}, 0))`.execute(
    trx,
  )
}
