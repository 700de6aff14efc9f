import { z } from 'zod'
import { OrderListType } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { messageOf } from '../../kernel/texts.ts'
import { ordersInTab } from '../../readmodels/orderHistory/officeOrders.queries.ts'
import type { OrderSorting } from '../../readmodels/orderHistory/sortedOrders.queries.ts'
import { renameFields } from '../context/renameFields.ts'
import { officeCommandOf } from '../context/requestContext.ts'
import {
  catalogField,
  idField,
  openChoice,
  pageFieldNames,
  pageFields,
  pageOf,
  wholeNumber,
} from '../rest/fields.ts'
import { adminCall, messageReply, type RestCall } from '../rest/restCall.ts'
import { searchOrders } from './orderSearch.ts'
import { groupOfferReply, officeOrderReply, repliesFor, slotHoursReply } from './orders.reply.ts'

/** What is left open is told in the documented words, by the handler. */
const typedText = z.string().max(100).nullish()

const searchFieldNames = {
  ...pageFieldNames,
  type: 'searchType',
  text: 'searchText',
  catalogs: 'serviceCatalogs',
}

/** The office's looks at orders (back-office document, section 7 "Orders"). */
export const ordersAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/getAdminOrderData',
    z.object({
      orderByCreateTime: z.boolean(),
      orderType: z.literal(Object.values(OrderListType)),
      serviceCatalog: catalogField,
      ...pageFields,
    }),
    async (body, context) => {
      const { orderType: type, serviceCatalog: catalog } = body
      const question = { type, catalog, sorting: sortingOf(body), ...pageOf(body) }
      const page = await ordersInTab(context.application.db, question)
      if (isRejection(page)) return renameFields(page, pageFieldNames)
      const orderSet = await repliesFor(context, page.items, officeOrderReply)
      return { allData: { orderSet, totalCount: page.totalCount }, ...slotHoursReply() }
    },
  ),
  adminCall(
    '/Staff/getAdminOrderSearchData',
    z.object({
      searchType: openChoice,
      searchText: typedText,
      serviceCatalogs: z.array(wholeNumber).max(10),
      orderByCreateTime: z.boolean(),
      ...pageFields,
    }),
    async (body, context) => {
      const page = await searchOrders(context.application.db, {
        type: body.searchType ?? undefined,
        text: body.searchText ?? '',
        catalogs: body.serviceCatalogs,
        sorting: sortingOf(body),
        ...pageOf(body),
      })
      if (isRejection(page)) return renameFields(page, searchFieldNames)
      return {
        orderData: await repliesFor(context, page.items, officeOrderReply),
        totalCount: page.totalCount,
      }
    },
  ),
  adminCall(
    '/Staff/getAdminOrderAvailableStaffGroup',
    z.object({ userId: idField, orderNo: z.string().min(1).max(20) }),
    async (which, { application, referenceDataVersion }) => {
      const groups = await application.ordering.groupsFor({ ...which, referenceDataVersion })
      return isRejection(groups) ? groups : { groupData: groups.map(groupOfferReply) }
    },
  ),
]

function sortingOf({ orderByCreateTime }: { readonly orderByCreateTime: boolean }): OrderSorting {
  return orderByCreateTime ? 'placing' : 'booking'
}

/** The office's commands on orders (back-office document, section 7 "Orders"). */
export const orderCommandsAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/assignStaffGroupToOrder', // what is left open is told in the documented words, by the handler
    z.object({ orderId: idField, groupId: z.union([z.string().max(100), z.number().int()]).nullish() }),
    async ({ orderId, groupId }, context) => {
      const request = { orderId, groupId: String(groupId ?? '') }
      const assigned = await context.application.ordering.assignCrew(
        officeCommandOf(context, 'assignGroup'),
        request,
      )
      return messageReply(assigned, 'GROUP_ASSIGNED', context)
    },
  ),
  adminCall(
    '/Staff/cancelOrder',
    z.object({ userId: idField, orderNo: z.string().min(1).max(20) }),
    async (which, context) => {
      const command = officeCommandOf(context, 'cancelOrder')
      const cancelled = await context.application.ordering.cancelOrder(command, which)
      if (isRejection(cancelled)) return cancelled
      const { refundPoints, recoveredPoints } = cancelled.value
      const figures = { refundPoints, recoveredPoints }
      return { msg: messageOf('ORDER_CANCELLED_BY_OFFICE', context.language, figures) }
    },
  ),
  adminCall(
    '/Staff/resendConfirmOrderMailNotification',
    z.object({ userId: idField, orderId: idField }),
    async (which, context) => {
      const command = officeCommandOf(context, 'resendConfirmation')
      const resent = await context.application.ordering.resendConfirmation(command, which)
      return messageReply(resent, 'CONFIRMATION_RESENT', context)
    },
  ),
]
