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
} from '../bookingDocuments.ts'
import { inputOf } from '../bookings.ts'
import type { ValidCall, ValidOperation } from './validCall.ts'

/** Signing in, looking around and booking, through the documented calls. */
export const bookingCalls: readonly ValidCall[] = [
  {
    path: '/Account/loginAccount',
    body: () => ({ userName: 'nobody@example.com', password: 'wrong-1', isRemember: false }),
  },
  { path: '/Account/getAccountDetail', body: ({ userId }) => ({ userId }) },
  { path: '/Account/getAccountAddresses', body: ({ userId }) => ({ userId }) },
  { path: '/Service/getRecentOrdersByCatalog', body: ({ userId }) => ({ userId, catalog: 1 }) },
  {
    path: '/Service/getUserServiceDetail',
    body: ({ userId, addressId }) => ({ userId, serviceCatalog: 1, addressId }),
    names: ['addressId'],
  },
  {
    path: '/Service/getUserAvailableServiceTime',
    body: ({ userId, addressId, serviceId }) => ({ userId, serviceCatalog: 1, addressId, serviceId }),
    names: ['addressId'],
  },
  {
    path: '/Service/createServiceOrder',
    body: ({ userId, booking }) => ({ userId, ...booking }),
    names: ['addressId'],
  },
  { path: '/Service/getUserOrderList', body: ({ userId }) => ({ userId, catalog: 0 }) },
  {
    path: '/Service/getOrderDetails',
    body: ({ userId, orderNo }) => ({ userId, orderNo }),
    names: ['orderNo'],
  },
  {
    path: '/Service/cancelServiceOrder',
    body: ({ userId, orderNo }) => ({ userId, orderNo }),
    names: ['orderNo'],
  },
]

/** The same at `/graphql`. */
export const bookingOperations: readonly ValidOperation[] = [
  { root: 'me', query: ME, audience: 'public' },
  { root: 'catalogTeasers', query: TEASERS, audience: 'public' },
  {
    root: 'signIn',
    query: SIGN_IN,
    variables: () => ({
      input: { area: 'Customer', userName: 'nobody@example.com', password: 'wrong-1', isRemember: false },
    }),
    audience: 'public',
  },
  { root: 'signOut', query: SIGN_OUT, audience: 'public' },
  { root: 'addresses', query: ADDRESSES, audience: 'customer' },
  {
    root: 'serviceOffers',
    query: OFFERS,
    variables: ({ addressId }) => ({ addressId, catalog: 'HouseCleaning' }),
    audience: 'customer',
  },
  {
    root: 'availability',
    query: AVAILABILITY,
    variables: ({ addressId, serviceId }) => ({ addressId, serviceId }),
    audience: 'customer',
  },
  { root: 'order', query: ORDER, variables: ({ orderNo }) => ({ orderNo }), audience: 'customer' },
  {
    root: 'orders',
    query: ORDERS,
    variables: () => ({ group: 'Ongoing', first: 5, after: null }),
    audience: 'customer',
  },
  {
    root: 'unfinishedOrders',
    query: UNFINISHED,
    variables: () => ({ catalog: 'HouseCleaning' }),
    audience: 'customer',
  },
  {
    root: 'placeOrder',
    query: PLACE_ORDER,
    variables: ({ booking }) => ({ input: inputOf(booking, 'a key') }),
    audience: 'customer',
  },
  {
    root: 'cancelOrder',
    query: CANCEL_ORDER,
    variables: ({ orderNo }) => ({ input: { orderNo, feeSeen: 0, key: 'a key' } }),
    audience: 'customer',
  },
]
