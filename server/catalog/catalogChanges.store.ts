import { type Insertable, sql, type Updateable } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db, Tables } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { additionalItemOf, type KeptAdditionalItem } from './additionalItems.store.ts'
import type { CatalogSetting } from './catalogSettings.store.ts'
import { findService, type Service } from './services.store.ts'

/** What changes in the catalogue. Everything here belongs into the transaction that holds the row it changes. */

/** Holds a service that was not removed, with its check points, until the transaction ends. */
export async function holdService(transaction: Db, serviceId: string): Promise<Service | undefined> {
  if (!isId(serviceId)) return undefined
  const row = await transaction
    .selectFrom('service_item')
    .select('id')
    .where('id', '=', serviceId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && findService(transaction, serviceId)
}

/** Holds an additional item that was not removed until the transaction ends. */
export async function holdAdditionalItem(
  transaction: Db,
  itemId: string,
): Promise<KeptAdditionalItem | undefined> {
  if (!isId(itemId)) return undefined
  const row = await transaction
    .selectFrom('additional_item')
    .selectAll()
    .where('id', '=', itemId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && additionalItemOf(row)
}

/** Adds a service at the end of its catalog. False when its id is taken: this is a retry. */
export const insertService = insertingLast('service_item', 'service_catalog')

/** Adds a check point at the end of its service. False when its id is taken. */
export const insertCheckPoint = insertingLast('check_point_item', 'service_item_id')

/** Adds an additional item at the end of its catalog. False when its id is taken. */
export const insertAdditionalItem = insertingLast('additional_item', 'service_catalog')

export const updateService = updating('service_item')
export const updateCheckPoint = updating('check_point_item')
export const updateAdditionalItem = updating('additional_item')

type CatalogTable = 'service_item' | 'check_point_item' | 'additional_item'

/** @param within the column of what the row is added to */
function insertingLast<Name extends CatalogTable>(table: Name, within: keyof Tables[Name] & string) {
  return async (transaction: Db, row: Omit<Insertable<Tables[Name]>, 'position'>): Promise<boolean> => {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from ${sql.table(table)}
      where ${sql.ref(within)} = ${row[within as keyof typeof row]} and removed_at is null)`
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto<CatalogTable>(table)
      .values({ ...row, position } as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }
}

/** Each save counts in the row's version. */
function updating<Name extends CatalogTable>(table: Name) {
  return async (transaction: Db, id: string, set: Updateable<Tables[Name]>): Promise<void> => {
    const counted = { ...set, version: sql`version + 1` } as never
    await transaction.updateTable<CatalogTable>(table).set(counted).where('id', '=', id).execute()
  }
}

/** Locks the setting of a catalog until the transaction ends; undefined while it has none. */
export async function holdCatalogSetting(
  transaction: Db,
  catalog: ServiceCatalog,
): Promise<CatalogSetting | undefined> {
  return transaction
    .selectFrom('catalog_setting')
    .select(['points_per_minute as pointsPerMinute', 'version'])
    .where('service_catalog', '=', catalog)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Writes the setting of a catalog over the locked version, 0 for none. @returns false if somebody else wrote its first one meanwhile */
export async function writeCatalogSetting(
  transaction: Db,
  catalog: ServiceCatalog,
  { pointsPerMinute, version }: CatalogSetting,
): Promise<boolean> {
  const row = { service_catalog: catalog, points_per_minute: pointsPerMinute, version: version + 1 }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('catalog_setting')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('service_catalog').doUpdateSet(row).where('catalog_setting.version', '=', version),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
