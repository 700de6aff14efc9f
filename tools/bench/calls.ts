import type { Area } from '../../server/kernel/viewer.ts'
import type { Sample } from './sample.ts'

/** One call that a benchmark makes over and over: it reads, so that every time is alike. */
export interface BenchCall {
  /** How the table names it. */
  readonly name: string
  readonly area: Area | 'public'
  readonly request: RestRequest | GraphqlRequest
}

interface RestRequest {
  readonly kind: 'rest'
  readonly method: 'GET' | 'POST'
  /** Below `/api`. */
  readonly path: string
  readonly body: (of: Sample) => object
}

interface GraphqlRequest {
  readonly kind: 'graphql'
  readonly query: string
  readonly variables: (of: Sample) => Readonly<Record<string, unknown>>
}

type Body = (of: Sample) => object

const mine: Body = ({ userId }) => ({ userId })
const none: Body = () => ({})
const myHistory =
  (filterType: number, designatedYear = 0): Body =>
  ({ userId }) => ({ userId, filterType, designatedYear })
const orders =
  (orderType: number, curPageIndex: number, pageSize: number): Body =>
  () => ({ orderByCreateTime: orderType === 3, orderType, serviceCatalog: 1, curPageIndex, pageSize })
const search =
  (searchType: number, searchText: (of: Sample) => string, serviceCatalogs: readonly number[] = []): Body =>
  (of) => ({
    searchType,
    searchText: searchText(of),
    serviceCatalogs,
    curPageIndex: 1,
    pageSize: 10,
    orderByCreateTime: false,
  })

/** Every documented call that reads, and its variants that may differ in cost: one line each. */
export const restReads: readonly BenchCall[] = [
  customer('/Account/getAccountDetail', mine),
  customer('/Account/getAccountRankInfo', mine),
  customer('/Account/getAccountAddresses', mine),
  customer('/Account/getAccountAddress', ({ userId, addressId }) => ({ userId, addressId })),
  customer('/Account/getAccountEditInfo', mine),
  customer('/Account/getHistoryFilterItem', ({ userId }) => ({ userId, historyCatalog: 2 })),
  customer('/Account/getUserPointHistory', myHistory(4), 'a year'),
  customer('/Account/getUserExpHistory', myHistory(4), 'a year'),
  customer('/Account/getUserPayments', myHistory(4), 'a year'),
  customer('/Account/getPaymentInvoice', ({ userId, paymentId }) => ({ userId, paymentId })),
  customer('/Service/getRecentOrdersByCatalog', ({ userId }) => ({ userId, catalog: 1 })),
  customer('/Service/getUserServiceDetail', ({ userId, addressId }) => ({
    userId,
    serviceCatalog: 1,
    addressId,
  })),
  get('/Service/getServiceDetailList', () => ({ catalog: 1 })),
  customer('/Service/getUserAvailableServiceTime', ({ userId, addressId, serviceId }) => ({
    userId,
    serviceCatalog: 1,
    addressId,
    serviceId,
  })),
  customer('/Service/getUserOrderList', ({ userId }) => ({ userId, catalog: 0 }), 'ongoing'),
  customer('/Service/getUserOrderList', ({ userId }) => ({ userId, catalog: 1 }), 'history'),
  customer('/Service/getOrderDetails', ({ userId, orderNo }) => ({ userId, orderNo })),
  admin('/Staff/getServiceItemData', () => ({ serviceCatalog: 1 })),
  admin('/Staff/getStaffData', none),
  admin('/Staff/getStaffGroupData', none),
  admin('/Staff/getGroupAvailableAddingStaffList', ({ groupId }) => ({ groupId })),
  admin('/Staff/getAdminOrderData', orders(1, 1, 10), 'pending'),
  admin('/Staff/getAdminOrderData', orders(2, 1, 50), 'confirmed, 50'),
  admin('/Staff/getAdminOrderData', orders(3, 1, 10), 'history'),
  admin('/Staff/getAdminOrderData', orders(3, 500, 50), 'history, page 500 of 50'),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(1, ({ orderNo }) => orderNo),
    'number',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(1, ({ pending }) => pending.orderNo, [1]),
    'number, catalog',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(2, ({ firstName }) => firstName),
    'first name',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(2, ({ firstName }) => firstName.slice(0, 1)),
    'one letter',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(3, ({ phoneEnd }) => phoneEnd),
    'phone',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(4, ({ staffNo }) => staffNo),
    'crew member’s number',
  ),
  admin(
    '/Staff/getAdminOrderSearchData',
    search(5, ({ staffFirstName }) => staffFirstName),
    'crew member’s name',
  ),
  admin('/Staff/getAdminOrderAvailableStaffGroup', ({ pending: { userId, orderNo } }) => ({
    userId,
    orderNo,
  })),
  admin('/Staff/getAdminUserData', () => ({ curPageIndex: 1, pageSize: 10 })),
  admin(
    '/Staff/getAdminUserData',
    ({ customerPages }) => ({ curPageIndex: customerPages, pageSize: 50 }),
    'last page of 50',
  ),
  admin('/Staff/getAdminUserPointHistory', mine),
  admin('/Staff/getAdminUserExpHistory', mine),
  admin('/Staff/getAdminUserPayments', mine),
  staff('/Staff/getStaffOrders', ({ staffId }) => ({ staffId, catalog: 0 }), 'ongoing'),
  staff('/Staff/getStaffOrders', ({ staffId }) => ({ staffId, catalog: 1 }), 'history'),
]

function customer(path: string, body: Body, variant?: string): BenchCall {
  return rest('customer', path, { body, variant })
}

function admin(path: string, body: Body, variant?: string): BenchCall {
  return rest('admin', path, { body, variant })
}

function staff(path: string, body: Body, variant?: string): BenchCall {
  return rest('staff', path, { body, variant })
}

function get(path: string, body: Body): BenchCall {
  return { name: path, area: 'public', request: { kind: 'rest', method: 'GET', path, body } }
}

function rest(
  area: Area,
  path: string,
  { body, variant }: { readonly body: Body; readonly variant: string | undefined },
): BenchCall {
  const name = variant === undefined ? path : `${path} (${variant})`
  return { name, area, request: { kind: 'rest', method: 'POST', path, body } }
}
