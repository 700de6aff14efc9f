import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { isOffered, priceOf } from '../../catalog/price.ts'
import type { PriceQuestion } from '../../catalog/priceQuestion.ts'

/** What an order's service would cost at the home as it is known now; the placed price stays (decision B8). Points. */
export interface Requote {
  readonly totalPoints: number
  /** Above 0 when the order was placed for less. */
  readonly differencePoints: number
}

/**
 * @param question the order's service today, at its address today; the rank's discount of the order is used, so that the difference is
 * the work's alone
 * @returns undefined for an order that is over, and where there is no price to compare with: the service's check points were cleared
 * away, or its price is nothing, which is no offer (decision C12)
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
