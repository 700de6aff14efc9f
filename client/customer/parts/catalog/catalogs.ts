import { ServiceCatalog } from '../../../../schema/rules/enumerations.ts'
import type { MessageId } from '../../../i18n/messageId.ts'
import type { IconName } from '../../../ui/Icon.tsx'

/** A catalog as the GraphQL contract spells it. */
export type CatalogName = keyof typeof ServiceCatalog

/** A catalog's icon and the start of its booking. */
export const catalogs: Record<
  CatalogName,
  { readonly icon: IconName; readonly name: MessageId; readonly firstStep: string }
> = {
  HouseCleaning: {
    icon: 'clean',
    name: 'catalog.HouseCleaning',
    firstStep: `/selectServiceAddress/${ServiceCatalog.HouseCleaning}`,
  },
  LawnCare: {
    icon: 'lawn',
    name: 'catalog.LawnCare',
    firstStep: `/selectServiceAddress/${ServiceCatalog.LawnCare}`,
  },
  SnowRemoval: {
    icon: 'snow',
    name: 'catalog.SnowRemoval',
    firstStep: `/selectServiceAddress/${ServiceCatalog.SnowRemoval}`,
  },
}
