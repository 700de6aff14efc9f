import { type Insertable, sql, type Updateable } from 'kysely'
import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import { additionalItemOf, type KeptAdditionalItem } from './additionalItems.store.ts'
import type { CatalogSetting } from './catalogSettings.store.ts'
import type { AdditionalItemTable, CheckPointItemTable, ServiceItemTable } from './catalogTables.store.ts'
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
export async function insertService(
  transaction: Db,
  row: Omit<Insertable<ServiceItemTable>, 'position'>,
): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from service_item
    where service_catalog = ${row.service_catalog} and removed_at is null)`
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('service_item')
    .values({ ...row, position })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds a check point at the end of its service. False when its id is taken. */
export async function insertCheckPoint(
  transaction: Db,
  row: Omit<Insertable<CheckPointItemTable>, 'position'>,
): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from check_point_item
    where service_item_id = ${row.service_item_id} and removed_at is null)`
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('check_point_item')
    .values({ ...row, position })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Adds an additional item at the end of its catalog. False when its id is taken. */
export async function insertAdditionalItem(
  transaction: Db,
  row: Omit<Insertable<AdditionalItemTable>, 'position'>,
): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from additional_item
    where service_catalog = ${row.service_catalog} and removed_at is null)`
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('additional_item')
    .values({ ...row, position })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateService(
  transaction: Db,
  serviceId: string,
  set: Updateable<ServiceItemTable>,
): Promise<void> {
  await transaction
    .updateTable('service_item')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', serviceId)
    .execute()
}

export async function updateCheckPoint(
  transaction: Db,
  itemId: string,
  set: Updateable<CheckPointItemTable>,
): Promise<void> {
  await transaction
    .updateTable('check_point_item')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', itemId)
    .execute()
}

export async function updateAdditionalItem(
  transaction: Db,
  itemId: string,
  set: Updateable<AdditionalItemTable>,
): Promise<void> {
  await transaction
    .updateTable('additional_item')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', itemId)
    .execute()
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
