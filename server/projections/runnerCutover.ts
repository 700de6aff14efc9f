import { comparePositions } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import {
  type Generation,
  type GenerationKey,
  GenerationRetiredError,
  holdProjection,
  openGenerations,
  setStatus,
} from './generations.store.ts'
import { releaseParked } from './parkedEvents.store.ts'
import { dropTables, hideTables, showTables } from './readModelTables.store.ts'

/**
 * Lets readers see a rebuilt generation and takes older ones away, in one transaction: nobody meets an empty page.
 * @returns false while the live generation is ahead, which would take readers back in time
 * @throws GenerationRetiredError when a newer generation took over
 */
export async function cutOver(db: Db, key: GenerationKey): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdProjection(trx, key.name)
    const open = await openGenerations(trx, [key.name], 'update')
    const own = open.find(({ generation }) => generation === key.generation)
    if (!own) throw new GenerationRetiredError(`${key.name} generation ${key.generation} is retired`)
    const live = open.find(({ status }) => status === 'live')
    if (live && isAhead(live, own)) return false
    const older = open.filter(({ generation }) => generation < own.generation)
    for (const old of older) await hideTables(trx, old.tables)
    for (const old of older) await retire(trx, old)
    await setStatus(trx, own, 'live')
    await showTables(trx, own, own.tables)
    return true
  })
}

/** Positions of different stores say nothing about each other. */
function isAhead(live: Generation, own: Generation): boolean {
  return live.storeIdentity === own.storeIdentity && comparePositions(live.position, own.position) > 0
}

async function retire(trx: Db, old: Generation): Promise<void> {
  await setStatus(trx, old, 'retired')
  await releaseParked(trx, old)
  await dropTables(trx, old, old.tables)
}
