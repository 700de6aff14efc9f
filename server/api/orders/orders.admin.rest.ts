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
  messageShape,
  openChoice,
  pageFieldNames,
  pageFields,
  pageOf,
  wholeNumber,
} from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { groupOfferReply, groupOfferShape, officeOrderReply, officeOrderShape } from './officeOrder.reply.ts'
import { searchOrders } from './orderSearch.ts'
import { repliesFor, slotHoursReply, slotHoursShape } from './orders.reply.ts'

export const orderListTypeField = z
  .literal(Object.values(OrderListType))
  .describe('1 pending, 2 confirmed, 3 history')

/** The search of orders; the handler refuses missing fields with the documented texts. */
export const searchFields = {
  searchType: openChoice.meta({
    type: ['integer', 'null'],
    anyOf: undefined,
    description:
      '1 order number, 2 customer first name, 3 customer phone, 4 staff number, 5 staff first name, 6 street or postal code; refused when none is chosen',
  }),
  searchText: z.string().max(100).nullish().describe('Refused when empty'),
  serviceCatalogs: z
    .array(wholeNumber.meta({ enum: [1, 2, 3], description: catalogField.description }))
    .max(10)
    .describe('Empty: all'),
}

const someOrder = z.object({ userId: idField, orderNo: z.string().min(1).max(20) })

const searchFieldNames = {
  ...pageFieldNames,
  type: 'searchType',
  text: 'searchText',
  catalogs: 'serviceCatalogs',
}

/** The office's queries on orders (back-office document, section 7 "Orders"). */
export const ordersAdminCalls: readonly RestCall[] = [
  adminCall('/Staff/getAdminOrderData', {
    summary: 'A page of one tab of orders',
    description: 'The first page is 1; past the end there is an empty list with the true count.',
    body: z.object({
      orderByCreateTime: z.boolean().describe('true: newest placed first; false: next booking first'),
      orderType: orderListTypeField,
      serviceCatalog: catalogField,
      ...pageFields,
    }),
    returns: 'The page',
    reply: z.strictObject({
      ...slotHoursShape,
      allData: z.strictObject({ orderSet: z.array(officeOrderShape), totalCount: z.int() }),
    }),
    answer: async (body, context) => {
      const { orderType: type, serviceCatalog: catalog } = body
      const question = { type, catalog, sorting: sortingOf(body), ...pageOf(body) }
      const page = await ordersInTab(context.application.db, question)
      if (isRejection(page)) return renameFields(page, pageFieldNames)
      const orderSet = await repliesFor(context, page.items, officeOrderReply)
      return { allData: { orderSet, totalCount: page.totalCount }, ...slotHoursReply() }
    },
  }),
  adminCall('/Staff/getAdminOrderSearchData', {
    summary: 'A page of the orders that a search finds',
    description:
      'Numbers match exactly, names by their beginning without case or accents, phones by their last digits.',
    body: z.object({
      ...searchFields,
      orderByCreateTime: z
        .boolean()
        .describe('true: newest placed first; false: next booking first, then what is over'),
      ...pageFields,
    }),
    returns: 'The page',
    reply: z.strictObject({ orderData: z.array(officeOrderShape), totalCount: z.int() }),
    answer: async (body, context) => {
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
  }),
  adminCall('/Staff/getAdminOrderAvailableStaffGroup', {
    summary: 'The crews to choose from for an order',
    body: someOrder,
    returns: 'The crews that are free then, and the one that has the order',
    reply: z.strictObject({ groupData: z.array(groupOfferShape) }),
    answer: async (which, { application, referenceDataVersion }) => {
      const groups = await application.ordering.groupsFor({ ...which, referenceDataVersion })
      return isRejection(groups) ? groups : { groupData: groups.map(groupOfferReply) }
    },
  }),
]

function sortingOf({ orderByCreateTime }: { readonly orderByCreateTime: boolean }): OrderSorting {
  return orderByCreateTime ? 'placing' : 'booking'
}

/** The office's commands on orders (back-office document, section 7 "Orders"). */
export const orderCommandsAdminCalls: readonly RestCall[] = [
  adminCall.message('/Staff/assignStaffGroupToOrder', {
    summary: 'Assign an order to a crew',
    description:
      'Confirms a pending order. Of two administrators at once the later one is refused with the tag info.',
    body: z.object({
      orderId: idField,
      groupId: z
        .union([z.string().max(100), z.number().int()])
        .nullish()
        .meta({
          type: ['string', 'integer', 'null'],
          anyOf: undefined,
          description: 'Refused when none is chosen',
        }),
    }),
    returns: 'Assigned',
    success: 'GROUP_ASSIGNED',
    run: ({ orderId, groupId }, context) => {
      const command = officeCommandOf(context, 'assignGroup')
      return context.application.ordering.assignCrew(command, { orderId, groupId: String(groupId ?? '') })
    },
  }),
  adminCall('/Staff/cancelOrder', {
    summary: 'Cancel an order free of charge',
    description: 'A month or season in service returns the points of its unused whole months.',
    body: someOrder,
    returns: 'Cancelled',
    reply: messageShape,
    answer: async (which, context) => {
      const command = officeCommandOf(context, 'cancelOrder')
      const cancelled = await context.application.ordering.cancelOrder(command, which)
      if (isRejection(cancelled)) return cancelled
      const { refundPoints, recoveredPoints } = cancelled.value
      const figures = { refundPoints, recoveredPoints }
      return { msg: messageOf('ORDER_CANCELLED_BY_OFFICE', context.language, figures) }
    },
  }),
  adminCall.message('/Staff/resendConfirmOrderMailNotification', {
    summary: 'Mail the confirmation once more',
    description: 'At most once a minute.',
    body: z.object({ userId: idField, orderId: idField }),
    returns: 'Sent',
    success: 'CONFIRMATION_RESENT',
    run: (which, context) => {
      const command = officeCommandOf(context, 'resendConfirmation')
      return context.application.ordering.resendConfirmation(command, which)
    },
  }),
]
