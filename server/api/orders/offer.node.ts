import type { Language } from '../../../schema/rules/enumerations.ts'
import { checkPointLabel, serviceTextOf } from '../../catalog/catalogTexts.ts'
import type { Offer } from '../../ordering/placing/booking.handlers.ts'
import type { ServiceOffer } from '../catalog/catalog.graphql.ts'
import { priceNode } from '../catalog/price.node.ts'

/** A priced service in the reader's language. */
export function offerNode(offer: Offer, language: Language): ServiceOffer {
  const { service, price, additionalItems } = offer
  const { name, description, specialNotice } = serviceTextOf(service, language)
  return {
    id: service.serviceId,
    catalog: service.serviceCatalog,
    name,
    description,
    periodType: service.periodType,
    specialNotice: specialNotice ?? null,
    checkPoints: service.checkPoints.map((point) => ({
      id: point.id,
      name: checkPointLabel(point, language),
      minutes: point.timeConsuming,
    })),
    price: priceNode(price, { checkPoints: service.checkPoints, additionalItems }, language),
  }
}
