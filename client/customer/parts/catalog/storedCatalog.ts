import { localStore } from '../../../browser/storage.ts'
import { type CatalogName, catalogs } from './catalogs.ts'

const key = 'customer.serviceCatalog'

/** Remembers the service that somebody looked at, for /serviceDetail (customer document section 2). */
export function storeCatalog(catalog: CatalogName): void {
  localStore.set(key, catalog)
}

/** The service looked at last; null when there is none, or none that is known. */
export function storedCatalog(): CatalogName | null {
  const stored = localStore.get(key)
  return stored !== null && Object.hasOwn(catalogs, stored) ? (stored as CatalogName) : null
}
