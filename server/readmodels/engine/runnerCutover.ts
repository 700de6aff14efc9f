import { sql } from 'kysely'
import {
  comparePositions,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '../../eventstore/port.ts'
import type { Db } from '../../kernel/database.ts'
import { GenerationRetiredError } from './checkpoints.store.ts'
import { removeDeadLetters } from './deadLetters.store.ts'
import { type Generation, holdProjection, openGenerations, setStatus } from './generations.store.ts'
import { dropTables, hideTables, showTables } from './readModelTables.store.ts'
import { applyWithin, type Target } from './runnerApply.ts'

/**
 * Lets readers see a rebuilt generation and takes older ones away, in one transaction: nobody meets an empty page. The live
 * generation is held meanwhile and its last lead made up for, so readers are never taken back in time, however busy it is.
 * It asks for nothing that others hold for longer than half a second: behind it every new reader would queue.
 * @throws LockTimeoutError when somebody read for longer than that; nothing has changed then
 * @throws GenerationRetiredError when a newer generation took over
 * @throws FoldError when an event of the last stretch cannot be projected; nothing has changed then
 */
export async function cutOver(
  { db, store }: { readonly db: Db; readonly store: EventStore },
  target: Target,
): Promise<void> {
  const { key } = target
  const cutting = db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = '500ms'`.execute(trx)
    await holdProjection(trx, key.name)
    const open = await openGenerations(trx, [key.name], 'update')
    const own = open.find(({ generation }) => generation === key.generation)
    if (!own) throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
    const position = leadOf(open, own)
    if (position !== own.position) await makeUp(trx, store, { target, from: own.position, to: position })
    const older = open.filter(({ generation }) => generation < own.generation)
    for (const old of older) await hideTables(trx, old.tables)
    for (const old of older) await retire(trx, old)
    await setStatus(trx, own, 'live')
    await showTables(trx, own, own.tables)
  })
  await cutting.catch((error: unknown) => {
    throw isLockTimeout(error) ? new LockTimeoutError(`${key.name} is being read`, { cause: error }) : error
  })
}

/** Readers of the live generation did not let go in time: the same may be tried again in a while. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError'
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}

/** How far readers have seen. Positions of different stores say nothing about each other. */
function leadOf(open: readonly Generation[], own: Generation): Position {
  const live = open.find(({ status }) => status === 'live')
  const isAhead =
    live?.storeIdentity === own.storeIdentity && comparePositions(live.position, own.position) > 0
  return isAhead ? live.position : own.position
}

async function makeUp(
  trx: Db,
  store: EventStore,
  { target, from, to }: { target: Target; from: Position; to: Position },
): Promise<void> {
  const reading = new AbortController()
  const events: RecordedEvent[] = []
  for await (const batch of store.subscribe({ after: from, signal: reading.signal })) {
    events.push(...batch.events.filter(({ position }) => comparePositions(position, to) <= 0))
    if (comparePositions(batch.checkpoint, to) >= 0) break
  }
  reading.abort()
  await applyWithin(trx, target, { from, to, events })
}

async function retire(trx: Db, old: Generation): Promise<void> {
  await setStatus(trx, old, 'retired')
  await removeDeadLetters(trx, old)
  await dropTables(trx, old, old.tables)
}
