import { type CatalogGround, loadCatalogGround } from '../catalog/catalogGround.store.ts'
import type { CommandContext } from '../eventstore/commandHandler.ts'
import type { Db } from '../kernel/database.ts'
import { readGroundVersion } from '../kernel/groundVersion.store.ts'
import { type CrewGround, loadCrewGround } from '../staffing/crewGround.store.ts'

/** What decisions stand on and the office edits, as it stood at one version: nobody changes what this holds. */
export interface Ground {
  readonly version: number
  readonly catalog: CatalogGround
  readonly crews: CrewGround
}

/**
 * The ground, kept in memory for as long as its version stays.
 * @param seen a version that the caller read: what it gets is as new, or newer; without one the version is asked for
 */
export type GroundAt = (seen?: number) => Promise<Ground>

/** Keeps the ground of one database for all of a process: who edits it, in whatever process, raises the version that every call brings. */
export function keepGround(db: Db): GroundAt {
  let kept: Ground | undefined
  let loading: Promise<Ground> | undefined

  async function load(): Promise<Ground> {
    loading ??= loadGround(db).finally(() => {
      loading = undefined
    })
    kept = await loading
    return kept
  }

  return async (seen) => {
    const wanted = seen ?? (await readGroundVersion(db))
    if (kept !== undefined && kept.version >= wanted) return kept
    const loaded = await load()
    // what was being loaded already may have been read before
    return loaded.version >= wanted ? loaded : load()
  }
}

/** All of one moment. */
function loadGround(db: Db): Promise<Ground> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (transaction) => ({
    version: await readGroundVersion(transaction),
    catalog: await loadCatalogGround(transaction),
    crews: await loadCrewGround(transaction),
  }))
}

/** What the handlers of commands on orders work with. */
export interface OrderingContext extends CommandContext {
  readonly groundAt: GroundAt
}
