import { PeriodType } from '../../../schema/rules/enumerations.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { zonedMoment } from '../context/zonedMoment.ts'
import type { Order } from './order.graphql.ts'

/** An order as its row tells it; what it points at is resolved field by field, only where a query asks. */
export type OrderNode = Omit<
  Order,
  | 'serviceName'
  | 'priceLines'
  | 'address'
  | 'contactPhone'
  | 'staff'
  | 'calendarFile'
  | 'instructions'
  | 'changes'
  | 'cancellation'
  | 'refund'
  | 'viewerMay'
> & { readonly view: OrderView }

export function orderNode(view: OrderView): OrderNode {
  return {
    view,
    id: view.orderId,
    orderNo: view.orderNo,
    status: view.status,
    catalog: view.catalog,
    periodType: view.periodType,
    ...timesOf(view),
    ...priceOf(view),
  }
}

function timesOf(view: OrderView) {
  return {
    placed: zonedMoment(view.placedAt),
    booked: zonedMoment(view.bookedAt),
    bookedDate: view.bookedDate,
    bookedTime: view.periodType === PeriodType.Day ? (view.bookedTime ?? null) : null,
    slot: view.slot,
    started: view.startedAt === undefined ? null : zonedMoment(view.startedAt),
    ended: view.endedAt === undefined ? null : zonedMoment(view.endedAt),
  }
}

function priceOf({ basePoints, additionalPoints, rankDiscount, totalPoints }: OrderView) {
  return {
    basePoints,
    additionalPoints,
    rankDiscountTenths: rankDiscount,
    discountPoints: basePoints + additionalPoints - totalPoints,
    totalPoints,
  }
}
