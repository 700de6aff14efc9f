import { localStore } from '../../../browser/storage.ts'
import { type CatalogName, catalogs } from './catalogs.ts'

const key = 'customer.serviceCatalog'

/** Remembers the last service somebody looked at, for /serviceDetail (customer document section 2). */
export function storeCatalog(catalog: CatalogName): void {
  localStore.set(key, catalog)
}

/** The last service looked at; null without a known one. */
export function storedCatalog(): CatalogName | null {
  const stored = localStore.get(key)
  return stored !== null && Object.hasOwn(catalogs, stored) ? (stored as CatalogName) : null
}
