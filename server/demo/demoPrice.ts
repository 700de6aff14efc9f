import { propertyFields } from '../../schema/rules/addressFields.ts'
import { businessRules } from '../../schema/rules/businessRules.ts'
import { PeriodType } from '../../schema/rules/enumerations.ts'
import { rankFor } from '../../schema/rules/ranks.ts'
import { type Price, priceOf } from '../catalog/price.ts'
import type { PriceQuestion } from '../catalog/priceQuestion.ts'
import type { DemoServiceText } from './demoCatalog.ts'
import { type DemoService, demoAdditionalItems, demoServices } from './demoCatalog.ts'
import { type DemoBooker, demoAddress } from './demoPeople.ts'

/** A service for a customer, at a place of their list of addresses. */
export interface DemoBooking {
  readonly customer: DemoBooker
  readonly address: number
  readonly service: DemoServiceText
}

/** @throws RangeError for a service the demo catalogue does not have */
export function demoService(text: DemoServiceText): DemoService {
  const service = demoServices.find((each) => each.text === text)
  if (service === undefined) throw new RangeError(`the demo catalogue has no ${text}`)
  return service
}

/**
 * The price of a demo service for a demo customer, by the real rules on the demo catalogue, without a database.
 * @param experience the customer's at that moment, for the rank's discount
 */
export function demoPrice(booking: DemoBooking, experience: number): Price {
  return priceOf(demoPriceQuestion(booking, experience))
}

/** What that price depends on. */
export function demoPriceQuestion(booking: DemoBooking, experience: number): PriceQuestion {
  const service = demoService(booking.service)
  return {
    pointsPerMinute: businessRules.pointsPerMinute[service.catalog],
    rankDiscount: rankFor(experience).discountTenths,
    service: {
      noCalc: service.periodType !== PeriodType.Day,
      detailType: service.detailType,
      checkPoints: service.work.map(({ point, minutes, extra: [mode, amount] = [0, 0] }) => ({
        id: point,
        timeConsuming: minutes,
        extraCountingType: mode,
        extraConsuming: amount,
      })),
    },
    additionalItems: demoAdditionalItems
      .filter(({ catalog }) => catalog === service.catalog)
      .map(({ condition, mode, amount, detailType }, place) => {
        const [condType, propertyAttr] = condition
        return {
          id: String(place),
          condType,
          propertyAttr,
          countingType: mode,
          consuming: amount,
          detailType,
        }
      }),
    property: propertyFields.parse(demoAddress(booking.customer, booking.address)),
  }
}
