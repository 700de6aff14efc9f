import { type CatalogName, catalogs } from './catalogs.ts'

const key = 'customer.serviceCatalog'

/** Remembers the service that somebody looked at, for /serviceDetail (customer document section 2). */
export function storeCatalog(catalog: CatalogName): void {
  try {
    localStorage.setItem(key, catalog)
  } catch {
    // Storage is switched off: nothing is remembered, and everything else works.
  }
}

/** The service looked at last; null when there is none, or none that is known. */
export function storedCatalog(): CatalogName | null {
  try {
    const stored = localStorage.getItem(key)
    return stored !== null && Object.hasOwn(catalogs, stored) ? (stored as CatalogName) : null
  } catch {
    return null
  }
}
