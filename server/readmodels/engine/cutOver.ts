import { sql } from 'kysely'
import { comparePositions, type Position, START } from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { removeDeadLetters } from './deadLetters.store.ts'
import {
  type Generation,
  holdProjections,
  isSame,
  openGenerations,
  setStatus,
  type Target,
} from './generations.store.ts'
import { dropTables, hideTables, showTables } from './readModelTables.store.ts'

/** Readers of the live rows did not let go in time: try again later. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError'
}

/** A generation that was built is no longer there: a newer one took over. */
export class GenerationRetiredError extends Error {
  override readonly name = 'GenerationRetiredError'
}

/**
 * Shows readers rebuilt generations and drops the older ones, in one transaction: no reader meets an empty page. It locks the live
 * checkpoints and catches up with them, so readers never go back in time, however busy the log is. It waits no longer than half a second
 * for a lock, because every new reader would queue behind it.
 * @param catchUp brings the rebuilt generations to a position
 * @throws LockTimeoutError when a reader held its lock for longer; then nothing has changed
 * @throws GenerationRetiredError
 */
export async function cutOver(
  db: Db,
  targets: readonly Target[],
  catchUp: (to: Position) => Promise<void>,
): Promise<void> {
  const cutting = db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '500ms'`.execute(trx)
    await holdProjections(trx)
    await sql`select from projection where status = 'live' for update`.execute(trx)
    const open = await openGenerations(trx)
    const built = ownOf(open, targets)
    const older = open.filter((row) => built.some((own) => isOlder(row, own)))
    await catchUp(leadOf(older, built))
    for (const old of older) await hideTables(trx, old.tables)
    for (const old of older) await retire(trx, old)
    for (const own of built) {
      await setStatus(trx, own, 'live')
      await showTables(trx, own, own.tables)
    }
  })
  await cutting.catch((error: unknown) => {
    const names = targets.map(({ key }) => key.name)
    throw isLockTimeout(error) ? new LockTimeoutError(`${names} is being read`, { cause: error }) : error
  })
}

function ownOf(open: readonly Generation[], targets: readonly Target[]): readonly Generation[] {
  return targets.map(({ key }) => {
    const own = open.find((row) => isSame(row, key))
    if (!own) throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
    return own
  })
}

function isOlder(row: Generation, than: Generation): boolean {
  return row.name === than.name && row.generation < than.generation
}

/** How far readers have seen. Positions of different stores cannot be compared. */
function leadOf(older: readonly Generation[], built: readonly Generation[]): Position {
  return older
    .filter(({ status, storeIdentity }) => status === 'live' && storeIdentity === built[0]?.storeIdentity)
    .map(({ position }) => position)
    .reduce((a, b) => (comparePositions(a, b) >= 0 ? a : b), START)
}

async function retire(trx: Db, old: Generation): Promise<void> {
  await setStatus(trx, old, 'retired')
  await removeDeadLetters(trx, old)
  await dropTables(trx, old, old.tables)
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
