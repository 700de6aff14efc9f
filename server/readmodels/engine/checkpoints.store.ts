import { type ExpressionBuilder, sql } from 'kysely'
import type { Position } from '../../eventstore/port.ts'
import type { Db, Tables } from '../../kernel/database.ts'
import type { GenerationKey } from './generations.store.ts'

/** Somebody else moved the checkpoint: what was folded from the old one must not be written. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError'
}

/** The generation was replaced by a newer one: whoever works on it stops. */
export class GenerationRetiredError extends Error {
  override readonly name = 'GenerationRetiredError'
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

/** Where a generation stands. */
export interface Checkpoint {
  readonly position: Position
  readonly status: 'building' | 'live'
  /** Whether any event is held back from it. */
  readonly hasParked: boolean
}

/** @throws GenerationRetiredError */
export async function readCheckpoint(db: Db, key: GenerationKey): Promise<Checkpoint> {
  const row = await db
    .selectFrom('projection')
    .select(['position', 'status', hasParked])
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .executeTakeFirst()
  if (!row || row.status === 'retired')
    throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  return { position: row.position, status: row.status, hasParked: Boolean(row.hasParked) }
}

/** Asked along with the checkpoint: whoever parks an event moves that too, so that nothing parked meanwhile is missed. */
function hasParked({ exists, selectFrom }: ExpressionBuilder<Tables, 'projection'>) {
  return exists(
    selectFrom('parked_event')
      .select('stream')
      .whereRef('parked_event.name', '=', 'projection.name')
      .whereRef('parked_event.generation', '=', 'projection.generation'),
  ).as('hasParked')
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
    .returning(hasParked)
    .executeTakeFirst()
  if (moved) return { hasParked: Boolean(moved.hasParked) }
  const position = await holdGeneration(db, key)
  throw new CheckpointMovedError(`${key.name} is at ${position}, not at ${from}`)
}
