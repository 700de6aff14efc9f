import { findOrderId } from '../ordering/orderNumbers.store.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** The fields of a listed order that specs read. */
export interface ListedOrder {
  readonly orderNo: string
}

interface FoundOrders {
  readonly orderData: readonly ListedOrder[]
  readonly totalCount: number
}

export type OfficeLists = ReturnType<typeof officeLists>

/** The office's lists of orders by their documented calls. */
export function officeLists(office: OfficeWorld) {
  const page = { curPageIndex: 1, pageSize: 10 }
  /** @returns the id behind an order's number; empty for one that is not there */
  const orderIdOf = async (orderNo: string) => (await findOrderId(office.product.application, orderNo)) ?? ''
  return {
    orderIdOf,
    /** @param orderType 1 pending, 2 confirmed, 3 history; the first ten of house cleaning, but for `more` */
    tabOf: (orderType: number, more = {}) =>
      office.rest<{ allData: { readonly orderSet: readonly ListedOrder[]; readonly totalCount: number } }>(
        '/Staff/getAdminOrderData',
        { orderByCreateTime: orderType === 3, orderType, serviceCatalog: 1, ...page, ...more },
      ),
    /** In all catalogs, by the visit, the first ten, but for `more`. */
    search: (searchType: unknown, searchText: unknown, more = {}) =>
      office.rest<FoundOrders>('/Staff/getAdminOrderSearchData', {
        ...{ searchType, searchText, serviceCatalogs: [], orderByCreateTime: false },
        ...page,
        ...more,
      }),
    assign: async (orderNo: string, groupId: string) =>
      office.rest<{ msg: string; tag?: string }>('/Staff/assignStaffGroupToOrder', {
        orderId: await orderIdOf(orderNo),
        groupId,
      }),
  }
}

/** The numbers of a list's orders, in its order. */
export const numbersIn = (orders: readonly ListedOrder[]) => orders.map(({ orderNo }) => orderNo)
