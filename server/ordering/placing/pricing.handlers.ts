import { rankFor } from '../../../schema/rules/ranks.ts'
import { listAdditionalItems } from '../../catalog/additionalItems.store.ts'
import { type CatalogReferenceData, itemsOf } from '../../catalog/catalogReferenceData.store.ts'
import { catalogSettings } from '../../catalog/catalogSettings.store.ts'
import type { AdditionalItem, PriceQuestion } from '../../catalog/priceQuestion.ts'
import type { PropertyFacts } from '../../catalog/propertyMatch.ts'
import type { Service } from '../../catalog/services.store.ts'
import type { Db } from '../../kernel/database.ts'

/** Whose price, where. */
interface Pricing {
  readonly address: { readonly property: PropertyFacts }
  /** Lifetime experience: the rank of this moment gives the discount (decision H5). */
  readonly experience: number
}

/** Prices any service of one catalog, for whom and wherever. */
export type PriceList = (of: Pricing) => (service: Service) => PriceQuestion

/** As the catalogue stands in this reference data. */
export function priceListOf(
  referenceData: CatalogReferenceData,
  catalog: Service['serviceCatalog'],
): PriceList {
  return priceListBy(referenceData.settings[catalog].pointsPerMinute, itemsOf(referenceData, catalog))
}

/** As the catalogue stands now. */
export async function loadPriceList(db: Db, catalog: Service['serviceCatalog']): Promise<PriceList> {
  const [settings, additionalItems] = await Promise.all([
    catalogSettings(db),
    listAdditionalItems(db, catalog),
  ])
  return priceListBy(settings[catalog].pointsPerMinute, additionalItems)
}

function priceListBy(pointsPerMinute: number, additionalItems: readonly AdditionalItem[]): PriceList {
  return ({ address, experience }) => {
    const { discountTenths: rankDiscount } = rankFor(experience)
    const { property } = address
    return (service) => ({ pointsPerMinute, rankDiscount, service, additionalItems, property })
  }
}
