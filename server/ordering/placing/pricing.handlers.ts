import { rankFor } from '../../../schema/rules/ranks.ts'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { catalogSettings } from '../../catalog/catalogSettings.store.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'
import type { PropertyFacts } from '../../catalog/propertyMatch.ts'
import type { Service } from '../../catalog/services.store.ts'
import type { Db } from '../../kernel/database.ts'

/** Whose price, where. */
export interface Pricing {
  readonly address: { readonly property: PropertyFacts }
  /** Lifetime experience: the rank of this moment gives the discount (decision H5). */
  readonly experience: number
}

/** Prices any service of one catalog, for whom and wherever. */
export type PriceList = (of: Pricing) => (service: Service) => PriceQuestion

/** Gives the price question of any service of one catalog, for one customer at one address. */
export async function openPricing(
  db: Db,
  catalog: Service['serviceCatalog'],
  of: Pricing,
): Promise<ReturnType<PriceList>> {
  return (await loadPriceList(db, catalog))(of)
}

export async function loadPriceList(db: Db, catalog: Service['serviceCatalog']): Promise<PriceList> {
  const [settings, additionalItems] = await Promise.all([
    catalogSettings(db),
    listAdditionalItems(db, catalog),
  ])
  const { pointsPerMinute } = settings[catalog]
  return ({ address, experience }) => {
    const { discountTenths: rankDiscount } = rankFor(experience)
    const { property } = address
    return (service) => ({ pointsPerMinute, rankDiscount, service, additionalItems, property })
  }
}
