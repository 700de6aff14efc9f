import * as booking from '../bookingDocuments.ts'
import { inputOf } from '../bookings.ts'
import { OFFICE_COMMANDS } from '../orderDocuments.ts'
import {
  admin,
  adminInput,
  anybody,
  call,
  customer,
  type ValidCall,
  type ValidOperation,
} from './validCall.ts'

/** Signing in, looking around and booking, through the documented calls. */
export const bookingCalls: readonly ValidCall[] = [
  call('/Account/loginAccount', () => ({
    userName: 'nobody@example.com',
    password: 'wrong-1',
    isRemember: false,
  })),
  call('/Account/getAccountDetail', ({ userId }) => ({ userId })),
  call('/Account/getAccountAddresses', ({ userId }) => ({ userId })),
  call('/Service/getRecentOrdersByCatalog', ({ userId }) => ({ userId, catalog: 1 })),
  call(
    '/Service/getUserServiceDetail',
    ({ userId, addressId }) => ({ userId, serviceCatalog: 1, addressId }),
    { names: ['addressId'] },
  ),
  call(
    '/Service/getUserAvailableServiceTime',
    ({ userId, addressId, serviceId }) => ({ userId, serviceCatalog: 1, addressId, serviceId }),
    { names: ['addressId'] },
  ),
  call('/Service/createServiceOrder', ({ userId, booking }) => ({ userId, ...booking }), {
    names: ['addressId'],
  }),
  call('/Service/getUserOrderList', ({ userId }) => ({ userId, catalog: 0 })),
  call('/Service/getOrderDetails', ({ userId, orderNo }) => ({ userId, orderNo }), { names: ['orderNo'] }),
  call('/Service/cancelServiceOrder', ({ userId, orderNo }) => ({ userId, orderNo }), { names: ['orderNo'] }),
]

/** The same at `/graphql`. */
export const bookingOperations: readonly ValidOperation[] = [
  anybody(booking.ME),
  anybody(booking.TEASERS),
  anybody(booking.SIGN_IN, () => ({
    input: { area: 'Customer', userName: 'nobody@example.com', password: 'wrong-1', isRemember: false },
  })),
  anybody(booking.SIGN_OUT),
  customer(booking.ADDRESSES),
  customer(booking.OFFERS, ({ addressId }) => ({ addressId, catalog: 'HouseCleaning' })),
  customer(booking.AVAILABILITY, ({ addressId, serviceId }) => ({ addressId, serviceId })),
  admin(booking.CUSTOMER_OFFERS, ({ userId, addressId }) => ({ customerId: userId, addressId })),
  admin(booking.CUSTOMER_AVAILABILITY, ({ userId, addressId, serviceId }) => ({
    customerId: userId,
    addressId,
    serviceId,
  })),
  // for nobody: whatever else is right, nothing is placed
  adminInput(OFFICE_COMMANDS.placeCustomerOrder, ({ absentId, booking }) => ({
    ...inputOf(booking, 'a key'),
    customerId: absentId,
    note: 'Ring twice.',
  })),
  customer(booking.ORDER, ({ orderNo }) => ({ orderNo })),
  customer(booking.ORDERS, () => ({ group: 'Ongoing', first: 5, after: null })),
  customer(booking.UNFINISHED, () => ({ catalog: 'HouseCleaning' })),
  customer(booking.PLACE_ORDER, ({ booking }) => ({ input: inputOf(booking, 'a key') })),
  customer(booking.CANCEL_ORDER, ({ orderNo }) => ({ input: { orderNo, feeSeen: 0, key: 'a key' } })),
]
