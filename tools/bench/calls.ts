import type { Area } from '../../server/kernel/viewer.ts'
import { validCalls } from '../../server/testing/validCalls.ts'
import type { Sample } from './sample.ts'

/** A call that a benchmark repeats: it reads, so every repetition is alike. */
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
/** A call's body in a benchmark; `variant` distinguishes bodies of the same path. */
type Asked = readonly [variant: string | undefined, body: Body]

/** Lists, searches and details. Captchas and proofs of work are no reads, and are limited. */
const READING = /\/get\w+$/
const GET: readonly string[] = ['/Service/getServiceDetailList']

const lastYear: Asked = ['a year', ({ userId }) => ({ userId, filterType: 4, designatedYear: 0 })]

/** By path, where the example that the specs have of a call would find little, or where variants may differ in cost. */
const asked: Readonly<Record<string, readonly Asked[]>> = {
  '/Account/getHistoryFilterItem': [[undefined, ({ userId }) => ({ userId, historyCatalog: 2 })]],
  '/Account/getUserPointHistory': [lastYear],
  '/Account/getUserExpHistory': [lastYear],
  '/Account/getUserPayments': [lastYear],
  '/Service/getUserOrderList': [
    ['ongoing', ({ userId }) => ({ userId, catalog: 0 })],
    ['history', ({ userId }) => ({ userId, catalog: 1 })],
  ],
  '/Staff/getGroupAvailableAddingStaffList': [[undefined, ({ groupId }) => ({ groupId })]],
  '/Staff/getAdminOrderData': [
    ['pending', orders(1, 1, 10)],
    ['confirmed, 50', orders(2, 1, 50)],
    ['history', orders(3, 1, 10)],
    ['history, page 500 of 50', orders(3, 500, 50)],
  ],
  '/Staff/getAdminOrderSearchData': [
    ['number', search(1, ({ orderNo }) => orderNo)],
    ['number, catalog', search(1, ({ pending }) => pending.orderNo, [1])],
    ['first name', search(2, ({ firstName }) => firstName)],
    ['one letter', search(2, ({ firstName }) => firstName.slice(0, 1))],
    ['phone', search(3, ({ phoneEnd }) => phoneEnd)],
    ['crew member’s number', search(4, ({ staffNo }) => staffNo)],
    ['crew member’s name', search(5, ({ staffFirstName }) => staffFirstName)],
  ],
  '/Staff/getAdminOrderAvailableStaffGroup': [
    [undefined, ({ pending: { userId, orderNo } }) => ({ userId, orderNo })],
  ],
  '/Staff/getAdminUserData': [
    [undefined, () => ({ curPageIndex: 1, pageSize: 10 })],
    ['last page of 50', ({ customerPages }) => ({ curPageIndex: customerPages, pageSize: 50 })],
  ],
  '/Staff/getStaffOrders': [
    ['ongoing', ({ staffId }) => ({ staffId, catalog: 0 })],
    ['history', ({ staffId }) => ({ staffId, catalog: 1 })],
  ],
}

/** Every documented call that reads, and its variants that may differ in cost. */
export const restReads: readonly BenchCall[] = validCalls
  .filter(({ path }) => READING.test(path))
  .flatMap(({ path, body: example }) =>
    (asked[path] ?? [[undefined, example]]).map(([variant, body]) => ({
      name: variant === undefined ? path : `${path} (${variant})`,
      area: areaOf(path),
      request: { kind: 'rest', method: GET.includes(path) ? 'GET' : 'POST', path, body },
    })),
  )

/** Paths with inputs or variants of their own. */
export const askedPaths: readonly string[] = Object.keys(asked)

function areaOf(path: string): BenchCall['area'] {
  if (GET.includes(path)) return 'public'
  if (path === '/Staff/getStaffOrders') return 'staff'
  return path.startsWith('/Staff/') ? 'admin' : 'customer'
}

function orders(orderType: number, curPageIndex: number, pageSize: number): Body {
  return () => ({ orderByCreateTime: orderType === 3, orderType, serviceCatalog: 1, curPageIndex, pageSize })
}

function search(
  searchType: number,
  searchText: (of: Sample) => string,
  serviceCatalogs: readonly number[] = [],
): Body {
  return (of) => ({
    searchType,
    searchText: searchText(of),
    serviceCatalogs,
    curPageIndex: 1,
    pageSize: 10,
    orderByCreateTime: false,
  })
}
