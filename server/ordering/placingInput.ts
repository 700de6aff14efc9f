import type { PeriodType, ServiceCatalog } from '../../schema/rules/enumerations.ts'
import type { PlaceOrderInput } from './booking.graphql.ts'
import type { PlacingRequest } from './placing.handlers.ts'

/** A booking as GraphQL sends it, in the names that both doors' handlers take. */
export function placingRequestOf(input: PlaceOrderInput): PlacingRequest {
  const { addressId, serviceId, year, month, day, slot, hour, minute, priceSeen } = input
  return {
    addressId,
    serviceId,
    serviceCatalog: input.catalog as ServiceCatalog,
    periodType: input.periodType as PeriodType,
    year,
    month,
    day,
    slot,
    hour,
    minute,
    priceSeen: {
      basePoints: priceSeen.basePoints,
      additionalPoints: priceSeen.additionalPoints,
      rankDiscount: priceSeen.rankDiscountTenths,
    },
  }
}
