import type { KeptAdditionalItem } from '../../catalog/additionalItems.store.ts'
import type { Service } from '../../catalog/services.store.ts'

/** A service in the documented spelling (back-office document, section 3), by its words as they were entered. */
export function serviceItemReply(service: Service) {
  return {
    serviceId: service.serviceId,
    name: service.name,
    description: service.description,
    disabled: service.isDisabled,
    noCalc: service.noCalc,
    periodType: service.periodType,
    detailType: service.detailType,
    checkPointItems: service.checkPoints.map(
      ({ id, itemName, timeConsuming, extraCountingType, extraConsuming }) => ({
        id,
        itemName,
        timeConsuming,
        extraCountingType,
        extraConsuming,
      }),
    ),
  }
}

/** An additional item in the documented spelling. */
export function additionalItemReply(item: KeptAdditionalItem) {
  const { id, condType, propertyAttr, countingType, consuming, detailType } = item
  return { id, condType, propertyAttr, countingType, consuming, detailType }
}
