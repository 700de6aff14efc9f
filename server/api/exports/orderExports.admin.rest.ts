import { z } from 'zod'
import { OrderAction } from '../../../schema/rules/enumerations.ts'
import { ActorRole } from '../../kernel/command.ts'
import type { Db } from '../../kernel/database.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { changeReport } from '../../readmodels/orderChanges/changeReport.queries.ts'
import {
  countListed,
  listedOrders,
  type WholeList,
} from '../../readmodels/orderHistory/listedOrders.queries.ts'
import { orderReport } from '../../readmodels/orderHistory/orderReport.queries.ts'
import type { OrderView } from '../../readmodels/orderHistory/orderView.ts'
import { renameFields } from '../context/renameFields.ts'
import { ordersSearched } from '../orders/orderSearch.ts'
import { orderListTypeField, searchFields } from '../orders/orders.admin.rest.ts'
import { changeFilterOf, orderFilterOf } from '../reports/reportFilters.ts'
import { catalogField, daysFields, idField, statusField } from '../rest/fields.ts'
import type { RestCall } from '../rest/restCall.ts'
import { allPages, exportCall, type Whole } from './exportedList.ts'
import { changesExport, ordersExport } from './orderExports.ts'

const sorting = {
  orderByCreateTime: z.boolean().describe('true: newest placed first; false: next booking first'),
}

/** Orders and their changes as files, by the filters of the lists and reports they are saved from (decision T7). */
export const exportsAdminCalls: readonly RestCall[] = [
  exportCall('/Staff/exportOrders', {
    summary: 'Orders of free ranges of days as a file',
    description: 'By the filters of the GraphQL report of orders, the latest day first.',
    body: z.object({
      by: z.enum(['booked', 'placed']).describe('By which day it goes and is sorted'),
      ...daysFields,
      statuses: z.array(statusField).max(6).nullish().describe('Empty: all'),
      catalogs: z.array(catalogField).max(3).nullish().describe('Empty: all'),
      groupId: idField.nullish(),
      userId: idField.nullish(),
      text: z
        .string()
        .max(100)
        .nullish()
        .describe('An order number, how a name begins, or the last digits of a phone'),
      recurring: z
        .boolean()
        .nullish()
        .describe('true: only visits of series; false: only other orders; null: all'),
    }),
    list: ordersExport,
    find: async (body, { application: { db } }) => {
      const filter = orderFilterOf(db, body)
      if (isRejection(filter)) return filter
      return allPages(async (asked) => {
        const report = await orderReport(db, { filter, ...asked })
        return isRejection(report) ? report : report.page
      })
    },
  }),
  exportCall('/Staff/exportAdminOrderData', {
    summary: 'One tab of orders as a file',
    description: 'The whole tab of getAdminOrderData, in its order; of all catalogs where it is null.',
    body: z.object({ orderType: orderListTypeField, serviceCatalog: catalogField.nullable(), ...sorting }),
    list: ordersExport,
    find: async ({ orderType: type, serviceCatalog: catalog, orderByCreateTime }, { application: { db } }) =>
      wholeOrders(db, { type, catalog: catalog ?? undefined, sorting: sortingOf(orderByCreateTime) }),
  }),
  exportCall('/Staff/exportAdminOrderSearchData', {
    summary: 'Everything a search of orders finds as a file',
    description:
      'The whole list of getAdminOrderSearchData, in its order; the beginning of an order number is enough.',
    body: z.object({ ...searchFields, ...sorting }),
    list: ordersExport,
    find: async (body, { application: { db } }) => {
      const list = await ordersSearched(db, {
        type: body.searchType ?? undefined,
        text: body.searchText ?? '',
        catalogs: body.serviceCatalogs,
        sorting: sortingOf(body.orderByCreateTime),
        isInPart: true,
      })
      const spelling = { type: 'searchType', text: 'searchText', catalogs: 'serviceCatalogs' }
      return isRejection(list) ? renameFields(list, spelling) : wholeOrders(db, list)
    },
  }),
  exportCall('/Staff/exportOrderChanges', {
    summary: 'Changes of orders as a file',
    description: 'Who did what, when, before and after; newest first.',
    body: z.object({
      ...daysFields,
      roles: z
        .array(z.literal(Object.values(ActorRole)))
        .max(4)
        .nullish()
        .describe('Empty: all'),
      actions: z
        .array(z.literal(Object.values(OrderAction)))
        .max(20)
        .nullish()
        .describe('Empty: all'),
      actorId: idField.nullish(),
      orderNo: z.string().max(20).nullish(),
    }),
    list: changesExport,
    find: async (body, { application }) => {
      const filter = await changeFilterOf(application, body)
      if (isRejection(filter)) return filter
      return allPages((asked) => changeReport(application.db, { filter, ...asked }))
    },
  }),
]

function sortingOf(isByPlacing: boolean): 'placing' | 'booking' {
  return isByPlacing ? 'placing' : 'booking'
}

function wholeOrders(db: Db, list: WholeList): Whole<OrderView> {
  return { pages: listedOrders(db, list), count: () => countListed(db, list) }
}
