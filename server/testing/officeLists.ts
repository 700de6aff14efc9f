import { findOrderId } from '../ordering/orderNumbers.store.ts'
import type { Answer } from './apiClient.ts'
import type { OfficeWorld } from './officeWorld.ts'

/** An order of a list, as far as specs look at it. */
export interface ListedOrder {
  readonly orderNo: string
}

interface FoundOrders {
  readonly orderData: readonly ListedOrder[]
  readonly totalCount: number
}

/** The office's lists of orders by their documented calls. Nothing here expects success. */
export interface OfficeLists {
  /** @param orderType 1 pending, 2 confirmed, 3 history; the first ten of house cleaning unless `more` tells */
  tabOf(
    orderType: number,
    more?: object,
  ): Promise<Answer<{ allData: { readonly orderSet: readonly ListedOrder[]; readonly totalCount: number } }>>
  /** In all catalogs, by the visit, the first ten, unless `more` tells. */
  search(searchType: unknown, searchText: unknown, more?: object): Promise<Answer<FoundOrders>>
  /** @returns the id behind an order's number; empty for one that is not there */
  orderIdOf(orderNo: string): Promise<string>
  assign(orderNo: string, groupId: string): Promise<Answer<{ msg: string; tag?: string }>>
}

export function officeLists(office: OfficeWorld): OfficeLists {
  const page = { curPageIndex: 1, pageSize: 10 }
  const orderIdOf = async (orderNo: string) => (await findOrderId(office.product.application, orderNo)) ?? ''
  return {
    orderIdOf,
    tabOf: (orderType, more = {}) =>
      office.rest('/Staff/getAdminOrderData', {
        orderByCreateTime: orderType === 3,
        orderType,
        serviceCatalog: 1,
        ...page,
        ...more,
      }),
    search: (searchType, searchText, more = {}) =>
      office.rest('/Staff/getAdminOrderSearchData', {
        searchType,
        searchText,
        serviceCatalogs: [],
        orderByCreateTime: false,
        ...page,
        ...more,
      }),
    assign: async (orderNo, groupId) =>
      office.rest('/Staff/assignStaffGroupToOrder', { orderId: await orderIdOf(orderNo), groupId }),
  }
}

/** The numbers of a list's orders, in its order. */
export const numbersIn = (orders: readonly ListedOrder[]) => orders.map(({ orderNo }) => orderNo)
