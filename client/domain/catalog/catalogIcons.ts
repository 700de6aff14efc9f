import type { ServiceCatalog } from '../../api/schema.generated.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** The drawing of a service catalog. */
export const catalogIcons: Readonly<Record<ServiceCatalog, IconName>> = {
  HouseCleaning: 'clean',
  LawnCare: 'lawn',
  SnowRemoval: 'snow',
}
