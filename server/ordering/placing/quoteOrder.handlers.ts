import { rankFor } from '../../../schema/rules/ranks.ts'
import { type CatalogReferenceData, itemsOf } from '../../catalog/catalogReferenceData.store.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'
import type { PropertyFacts } from '../../catalog/propertyMatch.ts'
import type { Service } from '../../catalog/services.store.ts'

/** Collects what a service's price depends on: the catalogue, the home and the rank. */
export function quoteFor(
  catalogue: CatalogReferenceData,
  service: Service,
  by: {
    readonly address: { readonly property: PropertyFacts }
    /** Lifetime experience: the current rank gives the discount (decision H5). */
    readonly experience: number
  },
): PriceQuestion {
  const { pointsPerMinute } = catalogue.settings[service.serviceCatalog]
  return {
    pointsPerMinute,
    rankDiscount: rankFor(by.experience).discountTenths,
    service,
    additionalItems: itemsOf(catalogue, service.serviceCatalog),
    property: by.address.property,
  }
}
