import { ServiceCatalog as CatalogIds } from '../../../../schema/rules/enumerations.ts'
import type { ServiceCatalog } from '../../../api/schema.generated.ts'
import { localStore } from '../../../browser/storage.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import type { IconName } from '../../../ui/Icon.tsx'

/** A catalog's icon and the start of its booking. */
export const catalogs: Record<
  ServiceCatalog,
  { readonly icon: IconName; readonly name: MessageId; readonly firstStep: string }
> = {
  HouseCleaning: {
    icon: 'clean',
    name: 'catalog.HouseCleaning',
    firstStep: `/selectServiceAddress/${CatalogIds.HouseCleaning}`,
  },
  LawnCare: {
    icon: 'lawn',
    name: 'catalog.LawnCare',
    firstStep: `/selectServiceAddress/${CatalogIds.LawnCare}`,
  },
  SnowRemoval: {
    icon: 'snow',
    name: 'catalog.SnowRemoval',
    firstStep: `/selectServiceAddress/${CatalogIds.SnowRemoval}`,
  },
}

const key = 'customer.serviceCatalog'

/** Remembers the last service somebody looked at, for /serviceDetail (customer document section 2). */
export function storeCatalog(catalog: ServiceCatalog): void {
  localStore.set(key, catalog)
}

/** The last service looked at; null without a known one. */
export function storedCatalog(): ServiceCatalog | null {
  const stored = localStore.get(key)
  return stored !== null && Object.hasOwn(catalogs, stored) ? (stored as ServiceCatalog) : null
}
