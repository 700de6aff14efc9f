import { ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { type CatalogName, catalogName } from '../../domain/catalog/wireNames.ts'

/** The three tabs by their ids (back-office document, section 9). */
export const catalogTabs = Object.values(ServiceCatalog).map((id) => ({ id, name: catalogName(id) }))

/** Which catalog an address asks for; house cleaning unless told. */
export function readCatalog(query: URLSearchParams): CatalogName {
  const asked = catalogTabs.find(({ id }) => String(id) === query.get('catalog'))
  return (asked ?? { name: 'HouseCleaning' as const }).name
}

/** The address of a tab, without what goes without saying. */
export function catalogQuery(catalog: CatalogName): Record<string, string> {
  return catalog === 'HouseCleaning' ? {} : { catalog: String(ServiceCatalog[catalog]) }
}
