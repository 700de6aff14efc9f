import {
  ADDRESSES,
  AVAILABILITY,
  CANCEL_ORDER,
  ME,
  OFFERS,
  ORDER,
  ORDERS,
  PLACE_ORDER,
  SIGN_IN,
  SIGN_OUT,
  TEASERS,
  UNFINISHED,
} from './bookingDocuments.ts'
import { type Booking, inputOf } from './bookings.ts'

/** What a customer has, for calls that are right in every part. */
export interface Belongings {
  readonly userId: string
  readonly addressId: string
  readonly serviceId: string
  readonly orderNo: string
  /** One that could be placed. */
  readonly booking: Booking
}

/** A right body for every documented call, by its path; a call that is missing here fails the specs that go through all. */
export function validBodies(of: Belongings): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { userId, addressId, serviceId, orderNo, booking } = of
  return {
    '/Account/loginAccount': { userName: 'nobody@example.com', password: 'wrong-1', isRemember: false },
    '/Account/getAccountDetail': { userId },
    '/Account/getAccountAddresses': { userId },
    '/Service/getRecentOrdersByCatalog': { userId, catalog: 1 },
    '/Service/getUserServiceDetail': { userId, serviceCatalog: 1, addressId },
    '/Service/getUserAvailableServiceTime': { userId, serviceCatalog: 1, addressId, serviceId },
    '/Service/createServiceOrder': { userId, ...booking },
    '/Service/getUserOrderList': { userId, catalog: 0 },
    '/Service/getOrderDetails': { userId, orderNo },
    '/Service/cancelServiceOrder': { userId, orderNo },
  }
}

/** One operation of `/graphql`. */
export interface Operation {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Who gets an answer; visitors and other areas are refused where it is `customer`. */
  readonly audience: 'public' | 'customer'
}

/** A right operation for every root field of the schema, by its name; a field that is missing here fails the specs that go through all. */
export function validOperations(of: Belongings): Readonly<Record<string, Operation>> {
  const { addressId, serviceId, orderNo, booking } = of
  const signIn = { area: 'Customer', userName: 'nobody@example.com', password: 'wrong-1', isRemember: false }
  const forCustomers = (query: string, variables: Operation['variables'] = {}): Operation => ({
    query,
    variables,
    audience: 'customer',
  })
  const forAll = (query: string, variables: Operation['variables'] = {}): Operation => ({
    query,
    variables,
    audience: 'public',
  })
  return {
    me: forAll(ME),
    catalogTeasers: forAll(TEASERS),
    signIn: forAll(SIGN_IN, { input: signIn }),
    signOut: forAll(SIGN_OUT),
    addresses: forCustomers(ADDRESSES),
    serviceOffers: forCustomers(OFFERS, { addressId, catalog: 'HouseCleaning' }),
    availability: forCustomers(AVAILABILITY, { addressId, serviceId }),
    order: forCustomers(ORDER, { orderNo }),
    orders: forCustomers(ORDERS, { group: 'Ongoing', first: 5, after: null }),
    unfinishedOrders: forCustomers(UNFINISHED, { catalog: 'HouseCleaning' }),
    placeOrder: forCustomers(PLACE_ORDER, { input: inputOf(booking, 'a key') }),
    cancelOrder: forCustomers(CANCEL_ORDER, { input: { orderNo, feeSeen: 0, key: 'a key' } }),
  }
}
