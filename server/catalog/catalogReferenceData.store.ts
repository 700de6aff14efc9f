import type { ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { Db } from '../kernel/database.ts'
import { allAdditionalItems, type KeptAdditionalItem } from './additionalItems.store.ts'
import { catalogSettings } from './catalogSettings.store.ts'
import { allFormerWords, type ServiceArchive, serviceArchive } from './formerWords.store.ts'
import { allPricedItems, type PriceLineArchive, priceLineArchive } from './priceLineItems.store.ts'
import { allServices, type Service } from './services.store.ts'

/** The catalogue as it stood at one version of the reference data: all that decisions and their answers ask of it. */
export interface CatalogReferenceData {
  /** By id, disabled and removed ones too, in their catalogs' order: running orders show them. Ask `isOffered` before selling one. */
  readonly services: ReadonlyMap<string, Service>
  /** Those that were not removed, in their catalogs' order. */
  readonly additionalItems: readonly KeptAdditionalItem[]
  readonly settings: Awaited<ReturnType<typeof catalogSettings>>
  /** With the words they had when something was ordered. */
  readonly ordered: ServiceArchive
  readonly priceLines: PriceLineArchive
}

/** @param db a transaction with a consistent snapshot */
export async function loadCatalogReferenceData(db: Db): Promise<CatalogReferenceData> {
  const services = new Map((await allServices(db)).map((service) => [service.serviceId, service]))
  const former = await allFormerWords(db)
  return {
    services,
    additionalItems: await allAdditionalItems(db),
    settings: await catalogSettings(db),
    ordered: serviceArchive(services, former),
    priceLines: priceLineArchive(await allPricedItems(db), former),
  }
}

/** The services of one catalog that may be booked, in the catalog's order. */
export function offeredServices(
  { services }: CatalogReferenceData,
  catalog: ServiceCatalog,
): readonly Service[] {
  return [...services.values()].filter(
    ({ serviceCatalog, isOffered }) => serviceCatalog === catalog && isOffered,
  )
}

/** The months in which a service is offered (decision X7); none for the whole year, also for a service that never was. */
export function offeredMonthsOf(
  { services }: CatalogReferenceData,
  serviceId: string,
): Service['offeredMonths'] {
  return services.get(serviceId)?.offeredMonths ?? []
}

/** What properties add to, or take off, the services of a catalog; in the catalog's order. */
export function itemsOf(
  { additionalItems }: CatalogReferenceData,
  catalog: ServiceCatalog,
): readonly KeptAdditionalItem[] {
  return additionalItems.filter(({ serviceCatalog }) => serviceCatalog === catalog)
}
