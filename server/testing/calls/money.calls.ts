import type { ValidCall } from './validCall.ts'

/** Histories, invoices, points and payments, through the documented calls. */
export const moneyCalls: readonly ValidCall[] = [
  { path: '/Account/getHistoryFilterItem', body: ({ userId }) => ({ userId, historyCatalog: 1 }) },
  {
    path: '/Account/getUserPointHistory',
    body: ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 }),
  },
  {
    path: '/Account/getUserExpHistory',
    body: ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 }),
  },
  {
    path: '/Account/getUserPayments',
    body: ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 }),
  },
  {
    path: '/Account/getPaymentInvoice',
    body: ({ userId, paymentId }) => ({ userId, paymentId }),
    names: ['paymentId'],
  },
  { path: '/Staff/addUserRewardPoint', body: ({ absentId }) => ({ userId: absentId, amount: 500 }) },
  {
    path: '/Staff/confrmUserPayment',
    body: ({ absentId }) => ({
      userId: absentId,
      paymentMethod: 2,
      paidAmount: 100,
      rewardPercent: 5,
      comment: 'e-Transfer',
      confirmRepeat: false,
    }),
  },
  { path: '/Staff/getAdminUserPointHistory', body: ({ userId }) => ({ userId }) },
  { path: '/Staff/getAdminUserExpHistory', body: ({ userId }) => ({ userId }) },
  { path: '/Staff/getAdminUserPayments', body: ({ userId }) => ({ userId }) },
]
