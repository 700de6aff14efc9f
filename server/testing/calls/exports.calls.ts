import type { ValidCall } from './validCall.ts'

const days = { from: '2026-01-01', to: '2026-12-31' }

/** Lists and reports as files, through the documented calls. */
export const exportsCalls: readonly ValidCall[] = [
  {
    path: '/Staff/exportOrders',
    body: ({ userId, absentId }) => ({
      by: 'placed',
      ...days,
      statuses: [0],
      catalogs: [1],
      groupId: absentId,
      userId,
      text: 'Nico',
    }),
  },
  {
    path: '/Staff/exportAdminOrderData',
    body: () => ({ orderType: 1, serviceCatalog: 1, orderByCreateTime: false }),
  },
  {
    path: '/Staff/exportAdminOrderSearchData',
    body: ({ orderNo }) => ({
      searchType: 1,
      searchText: orderNo,
      serviceCatalogs: [1, 2],
      orderByCreateTime: false,
    }),
  },
  {
    path: '/Staff/exportOrderChanges',
    body: ({ userId, orderNo }) => ({ ...days, roles: [1], actions: [3], actorId: userId, orderNo }),
  },
  {
    path: '/Staff/exportLedger',
    body: ({ userId }) => ({ ...days, userId, kind: 'rewarded', isReward: true }),
  },
  {
    path: '/Staff/exportPayments',
    body: ({ userId }) => ({ ...days, userId, paymentMethod: 2, provinceId: 1 }),
  },
  { path: '/Staff/exportTax', body: () => ({ ...days, provinceId: 1 }) },
  { path: '/Staff/exportUsers', body: () => ({ search: 'Nico' }) },
]
