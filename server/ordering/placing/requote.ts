import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isOffered, priceOf } from '../../catalog/price.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'

/** What an order's service would cost at the home as it is now, in points; the placed price stays (decision B8). */
export interface Requote {
  readonly totalPoints: number
  /** Above 0 if the order was placed for less. */
  readonly differencePoints: number
}

/**
 * @param question the service and the address as they are today. The order's own discount is used, so only the work makes a difference
 * @returns undefined for an order that is over, and if there is no price to compare with: the service has no check points or is not
 * offered (decision C12)
 */
export function requoteOf(
  order: { readonly status: OrderStatus; readonly totalPoints: number; readonly rankDiscount: number },
  question: PriceQuestion,
): Requote | undefined {
  if (order.status > OrderStatus.InService) return undefined
  const price = priceOf({ ...question, rankDiscount: order.rankDiscount })
  if (price.basePoints === 0 || !isOffered(price)) return undefined
  return { totalPoints: price.totalPoints, differencePoints: price.totalPoints - order.totalPoints }
}
