import type { Language } from '../../schema/rules/enumerations.ts'
import { estimatedDollars } from '../../schema/rules/estimate.ts'
import type { Price as PriceNode, ServiceOffer } from '../catalog/catalog.graphql.ts'
import { checkPointLabel, serviceTextOf } from '../catalog/catalogTexts.ts'
import type { Price, PricedLine } from '../catalog/price.ts'
import { propertyLabel } from '../kernel/lookups.ts'
import type { Offer } from './booking.handlers.ts'

/** A priced service in the reader's language. */
export function offerNode(offer: Offer, language: Language): ServiceOffer {
  const { service, price } = offer
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
    price: priceNode(price, (line) => labelIn(offer, line, language)),
  }
}

function priceNode(price: Price, labelOf: (line: PricedLine) => string): PriceNode {
  return {
    basePoints: price.basePoints,
    additionalPoints: price.additionalPoints,
    rankDiscountTenths: price.rankDiscount,
    discountPoints: price.discountPoints,
    totalPoints: price.totalPoints,
    estimatedDollars: estimatedDollars(price.totalPoints),
    minutes: price.minutes,
    lines: price.lines.map((line) => ({ ...line, label: labelOf(line) })),
  }
}

function labelIn({ service, additionalItems }: Offer, { itemId }: PricedLine, language: Language): string {
  const point = service.checkPoints.find(({ id }) => id === itemId)
  if (point) return checkPointLabel(point, language)
  const item = additionalItems.find(({ id }) => id === itemId)
  return item ? propertyLabel(item, language) : ''
}
