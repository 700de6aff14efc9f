import type { Selectable } from 'kysely'
import type { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { isId } from '../kernel/ids.ts'
import type { CheckPointItemTable, ServiceItemTable } from './catalogTables.store.ts'
import type { CheckPointShown, ServiceShown } from './catalogTexts.ts'
import type { CheckPoint } from './priceQuestion.ts'

/** A check point with its name, for prices and customers. */
export interface NamedCheckPoint extends CheckPoint, CheckPointShown {
  /** Counts its saves. */
  readonly version: number
}

/** A service as administrators keep it (back-office document, section 3). */
export interface Service extends ServiceShown {
  readonly serviceId: string
  readonly serviceCatalog: ServiceCatalog
  readonly isDisabled: boolean
  /** True for services that may be booked: neither disabled nor removed (decision C12). */
  readonly isOffered: boolean
  /** A flat service: property additions are ignored (decision C6). */
  readonly noCalc: boolean
  readonly periodType: PeriodType
  /** 0 ordinary, else the id of the add-on service it is (decision C7). */
  readonly detailType: number
  /** The months in which it is offered, 1 to 12; none for the whole year (decision X7). */
  readonly offeredMonths: readonly number[]
  readonly checkPoints: readonly NamedCheckPoint[]
  /** Counts the saves of the service itself, not those of its check points. */
  readonly version: number
}

/** A service with its check points, also when it is disabled or removed: running orders show it. Ask `isOffered` before selling it. */
export async function findService(db: Db, serviceId: string): Promise<Service | undefined> {
  const [service] = await findServices(db, [serviceId])
  return service
}

/** Several services at once, for lists; absent ones are left out, the order is not the caller's. */
export async function findServices(db: Db, serviceIds: readonly string[]): Promise<readonly Service[]> {
  const ids = serviceIds.filter((id) => isId(id))
  if (ids.length === 0) return []
  return withCheckPoints(db, await db.selectFrom('service_item').selectAll().where('id', 'in', ids).execute())
}

/** All services of one catalog that administrators keep, disabled ones too, in the catalog's order. */
export async function listKeptServices(db: Db, catalog: ServiceCatalog): Promise<readonly Service[]> {
  return withCheckPoints(db, await servicesOf(db, catalog).execute())
}

/** Every service there ever was, in their catalogs' order. */
export async function allServices(db: Db): Promise<readonly Service[]> {
  return withCheckPoints(
    db,
    await db.selectFrom('service_item').selectAll().orderBy('position').orderBy('id').execute(),
  )
}

function servicesOf(db: Db, catalog: ServiceCatalog) {
  return db
    .selectFrom('service_item')
    .selectAll()
    .where('service_catalog', '=', catalog)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
}

async function withCheckPoints(
  db: Db,
  rows: readonly Selectable<ServiceItemTable>[],
): Promise<readonly Service[]> {
  if (rows.length === 0) return []
  const checkPoints = await db
    .selectFrom('check_point_item')
    .selectAll()
    .where(
      'service_item_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) =>
    serviceOf(
      row,
      checkPoints.filter((point) => point.service_item_id === row.id),
    ),
  )
}

function serviceOf(
  row: Selectable<ServiceItemTable>,
  checkPoints: readonly Selectable<CheckPointItemTable>[],
): Service {
  return {
    serviceId: row.id,
    serviceCatalog: row.service_catalog,
    name: row.name,
    description: row.description,
    specialNotice: row.special_notice ?? undefined,
    translations: row.translations,
    isDisabled: row.is_disabled,
    isOffered: !row.is_disabled && row.removed_at === null,
    noCalc: row.no_calc,
    periodType: row.period_type,
    detailType: row.detail_type,
    offeredMonths: row.offered_months,
    version: row.version,
    checkPoints: checkPoints.map((point) => ({
      id: point.id,
      itemName: point.item_name,
      timeConsuming: point.time_consuming,
      extraCountingType: point.extra_counting_type,
      extraConsuming: point.extra_consuming,
      translations: point.translations,
      version: point.version,
    })),
  }
}
