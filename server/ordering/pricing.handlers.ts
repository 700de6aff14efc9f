import { rankFor } from '../../schema/rules/ranks.ts'
import { catalogSettings, listAdditionalItems, type Service } from '../catalog/catalog.store.ts'
import type { PriceQuestion } from '../catalog/priceQuestion.ts'
import type { PropertyFacts } from '../catalog/propertyMatch.ts'
import type { Db } from '../kernel/database.ts'

/** Whose price, where. */
export interface Pricing {
  readonly address: { readonly property: PropertyFacts }
  /** Lifetime experience: the rank of this moment gives the discount (decision H5). */
  readonly experience: number
}

/** Gives the price question of any service of one catalog, for one customer at one address. */
export async function openPricing(
  db: Db,
  catalog: Service['serviceCatalog'],
  { address, experience }: Pricing,
): Promise<(service: Service) => PriceQuestion> {
  const [settings, additionalItems] = await Promise.all([
    catalogSettings(db),
    listAdditionalItems(db, catalog),
  ])
  const { discountTenths } = rankFor(experience)
  return (service) => ({
    pointsPerMinute: settings[catalog].pointsPerMinute,
    rankDiscount: discountTenths,
    service,
    additionalItems,
    property: address.property,
  })
}
