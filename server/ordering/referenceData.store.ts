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
 * The version of the reference data: the catalogue, crews and closed days, which the office edits and decisions read. Triggers raise it in
 * every transaction that changes any of them.
 */
export async function readReferenceDataVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('reference_data_version')
    .select('version')
    .executeTakeFirstOrThrow()
  return version
}

/** An immutable snapshot of the reference data at one version. */
export interface ReferenceData {
  readonly version: number
  readonly catalog: CatalogReferenceData
  readonly crews: CrewReferenceData
}

/**
 * The reference data, cached in memory until its version changes.
 * @param seen a version that the caller has read; the result is at least as new. Without it the version is read first
 */
export type ReferenceDataAt = (seen?: number) => Promise<ReferenceData>

/** Caches the reference data of one database in this process. Every edit, in any process, raises the version that calls bring along. */
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
    // a load that was already running may be too old
    return loaded.version >= wanted ? loaded : load()
  }
}

/** Loads everything from one snapshot. */
function loadReferenceData(db: Db): Promise<ReferenceData> {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return reading.execute(async (transaction) => ({
    version: await readReferenceDataVersion(transaction),
    catalog: await loadCatalogReferenceData(transaction),
    crews: await loadCrewReferenceData(transaction),
  }))
}

/** The dependencies of command handlers on orders. */
export interface OrderingContext extends CommandContext {
  readonly referenceDataAt: ReferenceDataAt
}
