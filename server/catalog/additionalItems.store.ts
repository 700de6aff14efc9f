import type { Selectable } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import type { AdditionalItemTable } from './catalogTables.store.ts'
import type { AdditionalItem } from './priceQuestion.ts'

/** An additional item as administrators keep it. */
export interface KeptAdditionalItem extends AdditionalItem {
  readonly serviceCatalog: ServiceCatalog
  /** Counts its saves. */
  readonly version: number
}

/** What properties add to, or take off, the services of a catalog; in the catalog's order. */
export async function listAdditionalItems(
  db: Db,
  catalog: ServiceCatalog,
): Promise<readonly KeptAdditionalItem[]> {
  const rows = await db
    .selectFrom('additional_item')
    .selectAll()
    .where('service_catalog', '=', catalog)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(additionalItemOf)
}

/** Those of all catalogs, in their catalogs' order. */
export async function allAdditionalItems(db: Db): Promise<readonly KeptAdditionalItem[]> {
  const rows = await db
    .selectFrom('additional_item')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(additionalItemOf)
}

/**
 * An item that was added, also when it was removed since.
 * @throws when it never was
 */
export async function getAdditionalItem(db: Db, itemId: string): Promise<KeptAdditionalItem> {
  const row = await db
    .selectFrom('additional_item')
    .selectAll()
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  return additionalItemOf(row)
}

export function additionalItemOf(row: Selectable<AdditionalItemTable>): KeptAdditionalItem {
  return {
    id: row.id,
    serviceCatalog: row.service_catalog,
    condType: row.cond_type,
    propertyAttr: row.property_attr,
    countingType: row.counting_type,
    consuming: row.consuming,
    detailType: row.detail_type,
    version: row.version,
  }
}
