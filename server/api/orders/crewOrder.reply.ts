import type { Language } from '../../../schema/rules/enumerations.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { findCustomerNames } from '../../people/customerNames.store.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { placeReply } from '../addresses/address.reply.ts'
import type { RequestContext } from '../context/requestContext.ts'
import { crewOf } from '../details/crewOf.ts'
import { createLoaders, type Loaders } from '../details/loaders.ts'
import { loadSurroundings, type OrderSurroundings } from '../details/orderSurroundings.ts'
import { present } from '../details/present.ts'

/**
 * Orders as their crew sees them, in the documented spelling (back-office document, section 3): `name` is the customer's (decision E16), and
 * of the customer there is nothing else but the address and the notes (decision I9).
 */
export async function crewOrderReplies(
  { application: { db }, language }: RequestContext,
  orders: readonly OrderView[],
) {
  const [surroundings, customers] = await Promise.all([
    loadSurroundings(db, orders),
    findCustomerNames(
      db,
      orders.map(({ userId }) => userId),
    ),
  ])
  const customerById = new Map(customers.map((customer) => [customer.userId, customer]))
  const loaders = createLoaders(db)
  return Promise.all(
    orders.map(async (order) => {
      const { userNo, firstName, lastName } = present(customerById.get(order.userId), order.userId)
      return {
        orderId: order.orderId,
        userNo,
        name: `${firstName} ${lastName}`.trim(),
        ...visitReply(order, surroundings, language),
        ...(await peopleReply(order, loaders)),
      }
    }),
  )
}

function visitReply(order: OrderView, surroundings: OrderSurroundings, language: Language) {
  return {
    orderNo: order.orderNo,
    createTime: toOffsetString(order.placedAt),
    strBookTime: toOffsetString(order.bookedAt),
    strStartTime: order.startedAt === undefined ? null : toOffsetString(order.startedAt),
    strEndTime: order.endedAt === undefined ? null : toOffsetString(order.endedAt),
    totalPoints: order.totalPoints,
    status: order.status,
    serviceCatalog: order.catalog,
    periodType: order.periodType,
    serviceName: serviceTextOf(surroundings.serviceOf(order), language).name,
    ...placeReply(surroundings.addressOf(order)),
  }
}

async function peopleReply(order: OrderView, { crews, instructions }: Loaders) {
  const [crew, notes] = await Promise.all([crewOf(crews, order), instructions.load(order.instructionsIds)])
  return {
    staffs: crew.map(({ staffId, staffNo, photo, firstName }) => ({ staffId, staffNo, photo, firstName })),
    instructions: notes.map(({ text, author, writtenAt }) => ({
      text,
      srcRole: author.role,
      strWrittenTime: toOffsetString(writtenAt),
    })),
  }
}
