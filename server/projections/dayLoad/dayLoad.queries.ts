import { sql } from 'kysely'
import type { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import type { DayLoadRow } from './dayLoad.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    day_load: DayLoadRow
  }
}

/** Places taken on one local day, per half. */
export interface DayLoadView {
  /** yyyy-mm-dd */
  readonly date: string
  readonly amTaken: number
  readonly pmTaken: number
}

/**
 * The days of a catalog on which anything was ever taken.
 * @param of.from first local day, yyyy-mm-dd
 * @param of.to last local day, included
 */
export async function dayLoads(
  db: Db,
  of: { readonly catalog: ServiceCatalog; readonly from: string; readonly to: string },
): Promise<DayLoadView[]> {
  return db
    .selectFrom('day_load')
    .select([sql<string>`day::text`.as('date'), 'am_taken as amTaken', 'pm_taken as pmTaken'])
    .where('catalog', '=', of.catalog)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .orderBy('day')
    .execute()
}
