import { LARKSPUR, LARKSPUR_INPUT } from '../homes.ts'
import {
  ADD_ADDRESS,
  ADDRESS_OF,
  REMOVE_ADDRESS,
  SAVE_ADDRESS,
  SET_DEFAULT_ADDRESS,
} from '../homesDocuments.ts'
import type { ValidCall, ValidOperation } from './validCall.ts'

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
]

/** The same at `/graphql`. */
export const homesOperations: readonly ValidOperation[] = [
  {
    root: 'address',
    query: ADDRESS_OF,
    variables: ({ addressId }) => ({ id: addressId }),
    audience: 'customer',
  },
  {
    root: 'addAddress',
    query: ADD_ADDRESS,
    variables: () => ({ input: { ...LARKSPUR_INPUT, province: null } }),
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
]
