import { sql } from 'kysely'
import type { Position } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
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
  /** Streams that are set aside. */
  readonly setAside: ReadonlySet<string>
}

/** @throws GenerationRetiredError */
export async function readCheckpoint(db: Db, key: GenerationKey): Promise<Checkpoint> {
  const row = await db
    .selectFrom('projection')
    .select(['position', 'status', setAside])
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .executeTakeFirst()
  if (!row || row.status === 'retired')
    throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
  return { position: row.position, status: row.status, setAside: new Set(row.setAside) }
}

/** Read together with the checkpoint, which moves with every dead letter, so that none is missed. */
const setAside = sql<readonly string[]>`array(
  select stream from parked_event
  where parked_event.name = projection.name and parked_event.generation = projection.generation)`.as(
  'setAside',
)

/** From where to where a checkpoint goes, and how many events of unknown types lie between. */
export interface CheckpointMove {
  readonly from: Position
  readonly to: Position
  readonly skipped: number
}

/**
 * Compare-and-set of a checkpoint. Within a transaction the generation is held from then on: nobody else writes its rows until the end of it.
 * @returns the streams that are set aside
 * @throws CheckpointMovedError when it no longer stands at `from`
 * @throws GenerationRetiredError
 */
export async function moveCheckpoint(
  db: Db,
  key: GenerationKey,
  { from, to, skipped }: CheckpointMove,
): Promise<Pick<Checkpoint, 'setAside'>> {
  const moved = await db
    .updateTable('projection')
    .set({ position: to, skipped: sql`skipped + ${skipped}` })
    .where('name', '=', key.name)
    .where('generation', '=', key.generation)
    .where('position', '=', from)
    .where('status', '<>', 'retired')
    .returning(setAside)
    .executeTakeFirst()
  if (moved) return { setAside: new Set(moved.setAside) }
  const position = await holdGeneration(db, key)
  throw new CheckpointMovedError(`${key.name} is at ${position}, not at ${from}`)
}
