import { call, type ValidCall } from './validCall.ts'

const days = { from: '2026-01-01', to: '2026-12-31' }

/** Lists and reports as files, through the documented calls. */
export const exportsCalls: readonly ValidCall[] = [
  call('/Staff/exportOrders', ({ userId, absentId }) => ({
    by: 'placed',
    ...days,
    statuses: [0],
    catalogs: [1],
    groupId: absentId,
    userId,
    text: 'Nico',
    recurring: false,
  })),
  call('/Staff/exportAdminOrderData', () => ({ orderType: 1, serviceCatalog: 1, orderByCreateTime: false })),
  call('/Staff/exportAdminOrderSearchData', ({ orderNo }) => ({
    searchType: 1,
    searchText: orderNo,
    serviceCatalogs: [1, 2],
    orderByCreateTime: false,
  })),
  call('/Staff/exportOrderChanges', ({ userId, orderNo }) => ({
    ...days,
    roles: [1],
    actions: [3],
    actorId: userId,
    orderNo,
  })),
  call('/Staff/exportLedger', ({ userId }) => ({ ...days, userId, kind: 'rewarded', isReward: true })),
  call('/Staff/exportPayments', ({ userId }) => ({ ...days, userId, paymentMethod: 2, provinceId: 1 })),
  call('/Staff/exportTax', () => ({ ...days, provinceId: 1 })),
  call('/Staff/exportUsers', () => ({ search: 'Nico', only: ['noRecentVisit'] })),
]
