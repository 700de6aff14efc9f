import { LARKSPUR, LARKSPUR_INPUT } from '../homes.ts'
import {
  ACTIVATE_CUSTOMER,
  ADD_ADDRESS,
  ADD_CUSTOMER_ADDRESS,
  ADDRESS_OF,
  CONFIRM_CUSTOMER_ADDRESS,
  CUSTOMER,
  CUSTOMERS,
  LOOKUPS,
  REMOVE_ADDRESS,
  REMOVE_CUSTOMER_ADDRESS,
  SAVE_ADDRESS,
  SAVE_CUSTOMER_ADDRESS,
  SAVE_CUSTOMER_MEMO,
  SEND_ACTIVATION_MAIL,
  SET_CUSTOMER_DEFAULT_ADDRESS,
  SET_CUSTOMER_TAG,
  SET_DEFAULT_ADDRESS,
} from '../homesDocuments.ts'
import type { Belongings, ValidCall, ValidOperation } from './validCall.ts'

/** Saved addresses and the office's customers, through the documented calls. */
export const homesCalls: readonly ValidCall[] = [
  {
    path: '/Account/getAccountAddress',
    body: ({ userId, addressId }) => ({ userId, addressId }),
    names: ['addressId'],
  },
  {
    // no such province: whatever else is right, nothing is added
    path: '/Account/addAccountAddress',
    body: ({ userId }) => ({ userId, ...LARKSPUR, provinceId: 99 }),
  },
  {
    path: '/Account/saveAccountAddress',
    body: ({ userId, absentId }) => ({ userId, addressId: absentId, ...LARKSPUR }),
    names: ['addressId'],
  },
  {
    path: '/Account/setAccountDefaultAddress',
    body: ({ userId, absentId }) => ({ userId, addressId: absentId }),
    names: ['addressId'],
  },
  {
    path: '/Account/removeAccountAddress',
    body: ({ userId, absentId }) => ({ userId, addressId: absentId }),
    names: ['addressId'],
  },
  { path: '/Staff/getAdminUserData', body: () => ({ curPageIndex: 1, pageSize: 10 }) },
  { path: '/Staff/addAdminUserProperty', body: ({ absentId }) => ({ userId: absentId, ...LARKSPUR }) },
  {
    path: '/Staff/saveAdminUserProperty',
    body: ({ userId, absentId }) => ({ userId, addressId: absentId, ...LARKSPUR }),
  },
  {
    path: '/Staff/setAdminDefaultAddress',
    body: ({ userId, absentId }) => ({ userId, addressId: absentId }),
  },
  {
    path: '/Staff/confirmPropertyDetails',
    body: ({ absentId }) => {
      const { buildingType, kitchenType, areaType, bathType, hasHalfbath, driveWayType, isCornerLot } =
        LARKSPUR
      const facts = { buildingType, kitchenType, areaType, bathType, hasHalfbath, driveWayType, isCornerLot }
      return { addressId: absentId, ...facts }
    },
  },
  { path: '/Staff/sendUserActiveMail', body: ({ absentId }) => ({ userId: absentId }) },
  { path: '/Staff/setUserActive', body: ({ absentId }) => ({ userId: absentId }) },
  { path: '/Staff/editUserMemo', body: ({ absentId }) => ({ userId: absentId, newMemo: 'Has a dog' }) },
  { path: '/Staff/editUserSpecialAttr', body: ({ absentId }) => ({ userId: absentId, specialAttr: 1 }) },
  { path: '/Staff/downloadCustomerData', body: ({ absentId }) => ({ userId: absentId }) },
]

/** The same at `/graphql`. */
export const homesOperations: readonly ValidOperation[] = [
  { root: 'lookups', query: LOOKUPS, audience: 'public' },
  {
    root: 'address',
    query: ADDRESS_OF,
    variables: ({ addressId }) => ({ id: addressId }),
    audience: 'customer',
  },
  {
    root: 'addAddress',
    query: ADD_ADDRESS,
    variables: () => ({ input: { ...LARKSPUR_INPUT, key: 'home', province: null } }),
    audience: 'customer',
  },
  {
    root: 'saveAddress',
    query: SAVE_ADDRESS,
    variables: ({ absentId }) => ({ id: absentId, input: LARKSPUR_INPUT }),
    audience: 'customer',
  },
  {
    root: 'setDefaultAddress',
    query: SET_DEFAULT_ADDRESS,
    variables: ({ absentId }) => ({ id: absentId }),
    audience: 'customer',
  },
  {
    root: 'removeAddress',
    query: REMOVE_ADDRESS,
    variables: ({ absentId }) => ({ id: absentId }),
    audience: 'customer',
  },
  {
    root: 'customers',
    query: CUSTOMERS,
    variables: () => ({ page: 1, pageSize: 10, search: 'Nico' }),
    audience: 'admin',
  },
  { root: 'customer', query: CUSTOMER, variables: ({ userId }) => ({ id: userId }), audience: 'admin' },
  forOffice('addCustomerAddress', ADD_CUSTOMER_ADDRESS, ({ absentId }) => ({
    customerId: absentId,
    key: 'home',
    ...LARKSPUR_INPUT,
  })),
  forOffice('saveCustomerAddress', SAVE_CUSTOMER_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
    ...LARKSPUR_INPUT,
  })),
  forOffice('setCustomerDefaultAddress', SET_CUSTOMER_DEFAULT_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
  })),
  forOffice('removeCustomerAddress', REMOVE_CUSTOMER_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
  })),
  forOffice('confirmCustomerAddress', CONFIRM_CUSTOMER_ADDRESS, ({ absentId }) => ({
    addressId: absentId,
    property: LARKSPUR_INPUT.property,
  })),
  {
    root: 'sendActivationMail',
    query: SEND_ACTIVATION_MAIL,
    variables: ({ absentId }) => ({ customerId: absentId }),
    audience: 'admin',
  },
  {
    root: 'activateCustomer',
    query: ACTIVATE_CUSTOMER,
    variables: ({ absentId }) => ({ customerId: absentId }),
    audience: 'admin',
  },
  forOffice('saveCustomerMemo', SAVE_CUSTOMER_MEMO, ({ absentId }) => ({
    customerId: absentId,
    memo: 'Has a dog',
  })),
  forOffice('setCustomerTag', SET_CUSTOMER_TAG, ({ absentId }) => ({ customerId: absentId, tag: 'Vip' })),
]

function forOffice(
  root: string,
  query: string,
  input: (of: Belongings) => Readonly<Record<string, unknown>>,
): ValidOperation {
  return { root, query, variables: (of) => ({ input: input(of) }), audience: 'admin' }
}
