import { z } from 'zod'
import { OrderListType, ServiceCatalog } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { ordersInTab } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import type { OrderSorting } from '../../readmodels/orderHistory/sortedOrders.queries.ts'
import { inSpelling } from '../context/inSpelling.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import { idField, openChoice, pageFields, pageOf, pageSpelling, wholeNumber } from '../rest/fields.ts'
import { type RestCall, restCall } from '../rest/restCall.ts'
import { searchOrders } from './orderSearch.ts'
import { groupOfferReply, officeOrderReply, repliesFor, slotHoursReply } from './orders.reply.ts'

/** What is left open is told in the documented words, by the handler. */
const typedText = z.string().max(100).nullish()

const searchSpelling = {
  ...pageSpelling,
  type: 'searchType',
  text: 'searchText',
  catalogs: 'serviceCatalogs',
}

/** The office's looks at orders (back-office document, section 7 "Orders"). */
export const ordersAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/getAdminOrderData',
    method: 'POST',
    audience: 'admin',
    body: z.object({
      orderByCreateTime: z.boolean(),
      orderType: z.literal(Object.values(OrderListType)),
      serviceCatalog: z.literal(Object.values(ServiceCatalog)),
      ...pageFields,
    }),
    answer: async (body, context) => {
      const { orderType: type, serviceCatalog: catalog } = body
      const question = { type, catalog, sorting: sortingOf(body), ...pageOf(body) }
      const page = await ordersInTab(context.application.db, question)
      if (isRejection(page)) return inSpelling(page, pageSpelling)
      const orderSet = await repliesFor(context, page.items, officeOrderReply)
      return { allData: { orderSet, totalCount: page.totalCount }, ...slotHoursReply() }
    },
  }),
  restCall({
    path: '/Staff/getAdminOrderSearchData',
    method: 'POST',
    audience: 'admin',
    body: z.object({
      searchType: openChoice,
      searchText: typedText,
      serviceCatalogs: z.array(wholeNumber).max(10),
      orderByCreateTime: z.boolean(),
      ...pageFields,
    }),
    answer: async (body, context) => {
      const page = await searchOrders(context.application.db, {
        type: body.searchType ?? undefined,
        text: body.searchText ?? '',
        catalogs: body.serviceCatalogs,
        sorting: sortingOf(body),
        ...pageOf(body),
      })
      if (isRejection(page)) return inSpelling(page, searchSpelling)
      return {
        orderData: await repliesFor(context, page.items, officeOrderReply),
        totalCount: page.totalCount,
      }
    },
  }),
  restCall({
    path: '/Staff/getAdminOrderAvailableStaffGroup',
    method: 'POST',
    audience: 'admin',
    body: z.object({ userId: idField, orderNo: z.string().min(1).max(20) }),
    answer: async (which, { application }) => {
      const groups = await application.ordering.groupsFor(which)
      return isRejection(groups) ? groups : { groupData: groups.map(groupOfferReply) }
    },
  }),
]

function sortingOf({ orderByCreateTime }: { readonly orderByCreateTime: boolean }): OrderSorting {
  return orderByCreateTime ? 'placing' : 'booking'
}

/** The office's commands on orders (back-office document, section 7 "Orders"). */
export const orderCommandsAdminCalls: readonly RestCall[] = [
  restCall({
    path: '/Staff/assignStaffGroupToOrder',
    method: 'POST',
    audience: 'admin',
    // what is left open is told in the documented words, by the handler
    body: z.object({ orderId: idField, groupId: z.union([z.string().max(100), z.number().int()]).nullish() }),
    answer: async ({ orderId, groupId }, context) => {
      const request = { orderId, groupId: String(groupId ?? '') }
      const assigned = await context.application.ordering.assignCrew(
        officeCommandOf(context, 'assignGroup'),
        request,
      )
      return isRejection(assigned) ? assigned : { msg: messageOf('GROUP_ASSIGNED', context.language) }
    },
  }),
  restCall({
    path: '/Staff/cancelOrder',
    method: 'POST',
    audience: 'admin',
    body: z.object({ userId: idField, orderNo: z.string().min(1).max(20) }),
    answer: async (which, context) => {
      const command = officeCommandOf(context, 'cancelOrder')
      const cancelled = await context.application.ordering.cancelOrder(command, which)
      if (isRejection(cancelled)) return cancelled
      const { refundPoints, recoveredPoints } = cancelled.value
      const figures = { refundPoints, recoveredPoints }
      return { msg: messageOf('ORDER_CANCELLED_BY_OFFICE', context.language, figures) }
    },
  }),
  restCall({
    path: '/Staff/resendConfirmOrderMailNotification',
    method: 'POST',
    audience: 'admin',
    body: z.object({ userId: idField, orderId: idField }),
    answer: async (which, context) => {
      const command = officeCommandOf(context, 'resendConfirmation')
      const resent = await context.application.ordering.resendConfirmation(command, which)
      return isRejection(resent) ? resent : { msg: messageOf('CONFIRMATION_RESENT', context.language) }
    },
  }),
]
