import { z } from 'zod'
import { businessRules } from '../../../schema/rules/businessRules.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { serviceTextOf } from '../../catalog/catalogTexts.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { cancelledMessage } from '../../ordering/cancelling/cancelledMessage.ts'
import { recentlyShownFee, rememberShownFee } from '../../ordering/cancelling/shownFees.store.ts'
import { findOrderId } from '../../ordering/orderNumbers.store.ts'
import { listCrewOrders } from '../../readmodels/orderHistory/crewOrders.queries.ts'
import {
  findOrder,
  listOrders,
  unfinishedOrders,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { addressReply, addressShape } from '../addresses/addresses.rest.ts'
import {
  commandOf,
  crewReaderOf,
  customerIdOf,
  customerOf,
  type RequestContext,
  staffOf,
} from '../context/requestContext.ts'
import {
  catalogField,
  idField,
  messageShape,
  ownStaffId,
  ownUserId,
  periodTypeField,
  photoField,
  picked,
  wholeNumber,
} from '../rest/fields.ts'
import { customerCall, type RestCall, staffCall } from '../rest/restCall.ts'
import {
  crewOrderReply,
  crewOrderShape,
  orderReply,
  orderShape,
  repliesFor,
  replying,
  slotHoursReply,
  slotHoursShape,
} from './orders.reply.ts'

const ownOrder = z.object({ ...ownUserId, orderNo: z.string().min(1).max(20) })

const staffShape = z
  .strictObject({
    staffId: z.string(),
    staffNo: z.string(),
    photo: photoField,
    firstName: z.string(),
    rate: z.number().nullable(),
  })
  .meta({ id: 'Staff' })

const orderDetailsShape = z.strictObject({
  ...slotHoursShape,
  orderData: orderShape,
  contractInfo: addressShape,
  service: z.strictObject({ name: z.string(), serviceCatalog: catalogField, periodType: periodTypeField }),
  cancelConsumingPoints: z.int().describe('Points that cancelling now would cost'),
  staffInfo: z.array(staffShape),
})

/** The calls on a customer's orders (customer document, section 7). */
export const ordersCustomerCalls: readonly RestCall[] = [
  customerCall('/Service/getRecentOrdersByCatalog', {
    summary: 'Unfinished orders of one catalog',
    body: z.object({ ...ownUserId, catalog: catalogField }),
    returns: 'The orders',
    reply: z.strictObject({ orders: z.array(orderShape) }),
    answer: async ({ catalog }, context) => {
      const orders = await unfinishedOrders(context.application.db, {
        userId: customerIdOf(context),
        catalog,
      })
      return { orders: await repliesFor(context, orders, orderReply) }
    },
  }),
  customerCall('/Service/getUserOrderList', {
    summary: 'Ongoing orders (catalog 0) or the history',
    body: z.object({ ...ownUserId, catalog: wholeNumber.describe('0 = ongoing, otherwise history') }),
    returns: 'The orders',
    reply: z.strictObject({ ...slotHoursShape, orderData: z.array(orderShape) }),
    answer: async ({ catalog }, context) => {
      const group = catalog === 0 ? 'ongoing' : 'history'
      const first = businessRules.lists.historyCap
      const made = replying(context)
      const included = made.details.includedAddress()
      const asked = { userId: customerIdOf(context), group, first, included } as const
      const page = await listOrders(context.application.db, asked)
      if (isRejection(page)) return page
      const replies = page.nodes.map((order) => orderReply(order, made))
      return { orderData: await Promise.all(replies), ...slotHoursReply() }
    },
  }),
  customerCall('/Service/getOrderDetails', {
    summary: 'One order',
    body: ownOrder,
    returns: 'The order',
    reply: orderDetailsShape,
    answer: async ({ orderNo }, context) => {
      const order = await findOrder(context.application.db, { userId: customerIdOf(context), orderNo })
      return order === undefined ? reject(RejectionCode.NOT_FOUND) : orderDetails(context, order)
    },
  }),
  customerCall('/Service/cancelServiceOrder', {
    summary: 'Cancel an order',
    description: 'Charges at most the fee that getOrderDetails last showed this session within ten minutes.',
    body: ownOrder,
    returns: 'Cancelled',
    reply: messageShape,
    answer: async ({ orderNo }, context) => {
      const viewer = customerOf(context)
      const command = commandOf(context, viewer, 'cancelOrder', context.requestId)
      const feeShown = await shownFee(context, viewer.sessionId, orderNo)
      const request = { orderNo, ...(feeShown === undefined ? {} : { feeShown }) }
      const cancelled = await context.application.ordering.cancelOrder(command, request)
      if (isRejection(cancelled)) return cancelled
      return { msg: cancelledMessage(cancelled.value, context.language) }
    },
  }),
]

async function orderDetails(context: RequestContext, order: OrderView) {
  const { application, language, now } = context
  const { sessionId } = customerOf(context)
  const made = replying(context)
  const [orderData, address, service, terms, crew] = await Promise.all([
    orderReply(order, made),
    made.details.address(order),
    made.details.service(order),
    application.ordering.cancellationTerms(order.orderId, now),
    made.details.crew(order),
  ])
  const cancelConsumingPoints = terms?.feePoints ?? 0
  await rememberShownFee(application.db, { sessionId, orderId: order.orderId, now }, cancelConsumingPoints)
  return {
    orderData,
    contractInfo: addressReply(address),
    service: {
      name: serviceTextOf(service, language).name,
      serviceCatalog: order.catalog,
      periodType: order.periodType,
    },
    cancelConsumingPoints,
    staffInfo: crew.map((member) => picked(staffShape.shape, member)),
    ...slotHoursReply(),
  }
}

/** A call that cannot ask back charges at most what this session was shown (decision E3). */
async function shownFee({ application, now }: RequestContext, sessionId: string, orderNo: string) {
  const orderId = await findOrderId(application, orderNo)
  return orderId === undefined ? undefined : recentlyShownFee(application.db, { sessionId, orderId, now })
}

const servedOrder = z.object({ ...ownStaffId, orderId: idField })

/** The crews' calls on their orders (back-office document, section 7). */
export const ordersStaffCalls: readonly RestCall[] = [
  staffCall('/Staff/getStaffOrders', {
    summary: "The crew member's ongoing orders (catalog 0) or the history",
    description:
      'Ongoing orders are those of their group, next booking first; the history holds its newest 100.',
    body: z.object({
      ...ownStaffId,
      catalog: wholeNumber.describe('0 = ongoing (statuses 1 and 2), otherwise history'),
    }),
    returns: 'The orders',
    reply: z.strictObject({ ...slotHoursShape, orderData: z.array(crewOrderShape) }),
    answer: async ({ catalog }, context) => {
      const group = catalog === 0 ? 'ongoing' : 'history'
      const { historyCap, crewHistoryCap } = businessRules.lists
      // a crew has thousands of orders behind it, where a customer has dozens; GraphQL pages through all of them
      const first = group === 'ongoing' ? historyCap : crewHistoryCap
      const reader = crewReaderOf(context)
      const page = await listCrewOrders(context.application.db, { ...reader, group, first })
      if (isRejection(page)) return page
      return { orderData: await repliesFor(context, page.nodes, crewOrderReply), ...slotHoursReply() }
    },
  }),
  staffCall.message('/Staff/startStaffOrder', {
    summary: 'Start service',
    description:
      'For members of the assigned group, on the booked day or later. Pressing again changes nothing.',
    body: servedOrder,
    returns: 'In service',
    success: 'SERVICE_STARTED',
    run: (which, context) => context.application.ordering.startService(press(context, 'startService'), which),
  }),
  staffCall.message('/Staff/endStaffOrder', {
    summary: 'End service',
    description: 'Pressing again changes nothing.',
    body: servedOrder,
    returns: 'Completed',
    success: 'SERVICE_ENDED',
    run: (which, context) => context.application.ordering.endService(press(context, 'endService'), which),
  }),
]

/** The documented payload has no key: each call is its own intent, and a repeated click changes nothing (decisions E6, E7). */
function press(context: RequestContext, verb: 'startService' | 'endService') {
  return commandOf(context, staffOf(context), verb, context.requestId)
}
