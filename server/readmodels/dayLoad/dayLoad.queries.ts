import { sql } from 'kysely'
import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import type { Db } from '../../kernel/database.ts'
import type { Half } from '../../staffing/events.ts'
import type { DayLoadRow } from './dayLoad.projection.ts'

declare module '../../kernel/database.ts' {
  interface Tables {
    day_load: DayLoadRow
  }
}

/** Places taken on one local day, per half. */
export interface DayLoadView {
  readonly catalog: ServiceCatalog
  /** yyyy-mm-dd */
  readonly date: string
  readonly amTaken: number
  readonly pmTaken: number
}

/**
 * The days on which anything was ever taken, of one catalog or, where none is named, of all.
 * @param of.from first local day, yyyy-mm-dd
 * @param of.to last local day, included
 */
export async function dayLoads(
  db: Db,
  of: { readonly catalog?: ServiceCatalog; readonly from: string; readonly to: string },
): Promise<DayLoadView[]> {
  const catalogs = of.catalog === undefined ? Object.values(ServiceCatalog) : [of.catalog]
  return db
    .selectFrom('day_load')
    .select(['catalog', sql<string>`day::text`.as('date'), 'am_taken as amTaken', 'pm_taken as pmTaken'])
    .where('catalog', 'in', catalogs)
    .where('day', '>=', of.from)
    .where('day', '<=', of.to)
    .orderBy('day')
    .execute()
}

/**
 * What of its day each order takes, on the local days of all catalogs from one to another, both included, yyyy-mm-dd. Orders that take no
 * place, which are those of a month or a season, are left out (decision D2).
 */
export async function takenHalves(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, Half>> {
  const days = await db
    .selectFrom('day_load')
    .select('takings')
    .where('catalog', 'in', Object.values(ServiceCatalog))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
  const taken = days.flatMap(({ takings }) => Object.entries(takings))
  return new Map(taken.map(([orderId, { half }]) => [orderId, half]))
}
