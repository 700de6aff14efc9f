import type { Generated } from 'kysely'
import { type CatalogReferenceData, loadCatalogReferenceData } from '../catalog/catalogReferenceData.store.ts'
import type { CommandContext } from '../eventstore/commandHandler.ts'
import type { Db } from '../kernel/database.ts'
import { type CrewReferenceData, loadCrewReferenceData } from '../staffing/crewReferenceData.store.ts'

interface ReferenceDataVersionTable {
  is_only: Generated<boolean>
  version: number
}

declare module '../kernel/database.ts' {
  interface Tables {
    reference_data_version: ReferenceDataVersionTable
  }
}

/**
 * The version of the reference data, which is all that the office edits and decisions read: the catalogue, the crews and the days without
 * work. The database raises it in every transaction that changes any of them.
 */
export async function readReferenceDataVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('reference_data_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What the office edits and decisions read, as it stood at one version: nobody changes what this holds. */
export interface ReferenceData {
  readonly version: number
  readonly catalog: CatalogReferenceData
  readonly crews: CrewReferenceData
}

/**
 * The reference data, kept in memory for as long as its version stays.
 * @param seen a version that the caller read: what it gets is as new, or newer; without one the version is asked for
 */
export type ReferenceDataAt = (seen?: number) => Promise<ReferenceData>

/** Keeps the reference data of one database for all of a process: who edits it, in whatever process, raises the version that every call brings. */
export function keepReferenceData(db: Db): ReferenceDataAt {
  let kept: ReferenceData | undefined
  let loading: Promise<ReferenceData> | undefined

  async function load(): Promise<ReferenceData> {
    loading ??= loadReferenceData(db).finally(() => {
      loading = undefined
    })
    kept = await loading
    return kept
  }

  return async (seen) => {
    const wanted = seen ?? (await readReferenceDataVersion(db))
    if (kept !== undefined && kept.version >= wanted) return kept
    const loaded = await load()
    // what was being loaded already may have been read before
    return loaded.version >= wanted ? loaded : load()
  }
}

/** All of one moment. */
function loadReferenceData(db: Db): Promise<ReferenceData> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (transaction) => ({
    version: await readReferenceDataVersion(transaction),
    catalog: await loadCatalogReferenceData(transaction),
    crews: await loadCrewReferenceData(transaction),
  }))
}

/** What the handlers of commands on orders work with. */
export interface OrderingContext extends CommandContext {
  readonly referenceDataAt: ReferenceDataAt
}
