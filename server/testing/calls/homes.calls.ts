import { LARKSPUR, LARKSPUR_INPUT } from '../homes.ts'
import * as homes from '../homesDocuments.ts'
import {
  admin,
  adminInput,
  anybody,
  call,
  customer,
  type ValidCall,
  type ValidOperation,
} from './validCall.ts'

const { buildingType, kitchenType, areaType, bathType, hasHalfbath, driveWayType, isCornerLot } = LARKSPUR
const facts = { buildingType, kitchenType, areaType, bathType, hasHalfbath, driveWayType, isCornerLot }

/** Saved addresses and the office's customers, through the documented calls. */
export const homesCalls: readonly ValidCall[] = [
  call('/Account/getAccountAddress', ({ userId, addressId }) => ({ userId, addressId }), {
    names: ['addressId'],
  }),
  // unknown province: the call is refused whatever else is valid
  call('/Account/addAccountAddress', ({ userId }) => ({ userId, ...LARKSPUR, provinceId: 99 })),
  call(
    '/Account/saveAccountAddress',
    ({ userId, absentId }) => ({ userId, addressId: absentId, ...LARKSPUR }),
    { names: ['addressId'] },
  ),
  call('/Account/setAccountDefaultAddress', ({ userId, absentId }) => ({ userId, addressId: absentId }), {
    names: ['addressId'],
  }),
  call('/Account/removeAccountAddress', ({ userId, absentId }) => ({ userId, addressId: absentId }), {
    names: ['addressId'],
  }),
  call('/Staff/getAdminUserData', () => ({ curPageIndex: 1, pageSize: 10 })),
  call('/Staff/addAdminUserProperty', ({ absentId }) => ({ userId: absentId, ...LARKSPUR })),
  call('/Staff/saveAdminUserProperty', ({ userId, absentId }) => ({
    userId,
    addressId: absentId,
    ...LARKSPUR,
  })),
  call('/Staff/setAdminDefaultAddress', ({ userId, absentId }) => ({ userId, addressId: absentId })),
  call('/Staff/confirmPropertyDetails', ({ absentId }) => ({ addressId: absentId, ...facts })),
  call('/Staff/sendUserActiveMail', ({ absentId }) => ({ userId: absentId })),
  call('/Staff/setUserActive', ({ absentId }) => ({ userId: absentId })),
  call('/Staff/editUserMemo', ({ absentId }) => ({ userId: absentId, newMemo: 'Has a dog' })),
  call('/Staff/editUserSpecialAttr', ({ absentId }) => ({ userId: absentId, specialAttr: 1 })),
  call('/Staff/downloadCustomerData', ({ absentId }) => ({ userId: absentId })),
]

/** The same at `/graphql`. */
export const homesOperations: readonly ValidOperation[] = [
  anybody(homes.LOOKUPS),
  customer(homes.ADDRESS_OF, ({ addressId }) => ({ id: addressId })),
  customer(homes.ADD_ADDRESS, () => ({ input: { ...LARKSPUR_INPUT, key: 'home', province: null } })),
  customer(homes.SAVE_ADDRESS, ({ absentId }) => ({ id: absentId, input: LARKSPUR_INPUT })),
  customer(homes.SAVE_ACCESS_NOTES, ({ absentId }) => ({ id: absentId, accessNotes: 'Key box' })),
  customer(homes.SET_DEFAULT_ADDRESS, ({ absentId }) => ({ id: absentId })),
  customer(homes.REMOVE_ADDRESS, ({ absentId }) => ({ id: absentId })),
  admin(homes.CUSTOMERS, () => ({ page: 1, pageSize: 10, search: 'Nico', only: ['Vip'], sort: 'Name' })),
  admin(homes.CUSTOMER, ({ userId }) => ({ id: userId })),
  // without a province: refused whatever else is right
  adminInput(homes.REGISTER_CUSTOMER, () => ({
    ...LARKSPUR_INPUT,
    ...{ key: 'caller', province: null, phoneNumber: '403 555 0146', email: null },
  })),
  adminInput(homes.ENTER_CUSTOMER_EMAIL, ({ absentId }) => ({
    customerId: absentId,
    email: 'robin@example.com',
  })),
  adminInput(homes.ADD_CUSTOMER_ADDRESS, ({ absentId }) => ({
    customerId: absentId,
    key: 'home',
    ...LARKSPUR_INPUT,
  })),
  adminInput(homes.SAVE_CUSTOMER_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
    ...LARKSPUR_INPUT,
  })),
  adminInput(homes.SET_CUSTOMER_DEFAULT_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
  })),
  adminInput(homes.REMOVE_CUSTOMER_ADDRESS, ({ userId, absentId }) => ({
    customerId: userId,
    addressId: absentId,
  })),
  adminInput(homes.CONFIRM_CUSTOMER_ADDRESS, ({ absentId }) => ({
    addressId: absentId,
    property: LARKSPUR_INPUT.property,
  })),
  admin(homes.SEND_ACTIVATION_MAIL, ({ absentId }) => ({ customerId: absentId })),
  admin(homes.ACTIVATE_CUSTOMER, ({ absentId }) => ({ customerId: absentId })),
  adminInput(homes.SAVE_CUSTOMER_MEMO, ({ absentId }) => ({
    customerId: absentId,
    memo: 'Has a dog',
  })),
  adminInput(homes.SET_CUSTOMER_TAG, ({ absentId }) => ({ customerId: absentId, tag: 'Vip' })),
]
