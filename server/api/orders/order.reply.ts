import type { Language } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { placeReply } from '../addresses/address.reply.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { loadSurroundings, type OrderSurroundings } from '../details/orderSurroundings.ts'

/** An order in the documented spelling (customer document, section 3): `name` is the service's. */
export function orderReply(order: OrderView, surroundings: OrderSurroundings, language: Language) {
  const address = surroundings.addressOf(order)
  const [created, booked] = [toOffsetString(order.placedAt), toOffsetString(order.bookedAt)]
  return {
    orderNo: order.orderNo,
    status: order.status,
    createTime: created,
    strCreateTime: created,
    bookTime: booked,
    strBookTime: booked,
    strStartTime: order.startedAt === undefined ? null : toOffsetString(order.startedAt),
    strEndTime: order.endedAt === undefined ? null : toOffsetString(order.endedAt),
    totalPoints: order.totalPoints,
    basePoints: order.basePoints,
    additionalPoints: order.additionalPoints,
    rankDiscount: order.rankDiscount,
    name: serviceTextOf(surroundings.serviceOf(order), language).name,
    serviceCatalog: order.catalog,
    periodType: order.periodType,
    firstName: address.firstName,
    lastName: address.lastName,
    ...placeReply(address),
  }
}

/** Orders in the documented spelling, with what they point at loaded once for all. */
export async function orderReplies({ application, language }: RequestContext, orders: readonly OrderView[]) {
  const surroundings = await loadSurroundings(application.db, orders)
  return orders.map((order) => orderReply(order, surroundings, language))
}
