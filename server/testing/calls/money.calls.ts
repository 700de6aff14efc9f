import {
  CONFIRM_RECHARGE,
  CUSTOMER_EXPERIENCE_HISTORY,
  CUSTOMER_HISTORY_FILTERS,
  CUSTOMER_INVOICE,
  CUSTOMER_PAYMENTS,
  CUSTOMER_POINT_HISTORY,
  EXPERIENCE_HISTORY,
  GRANT_REWARD_POINTS,
  HISTORY_FILTERS,
  INVOICE_OF,
  LEDGER_REPORT,
  PAYMENT_REPORT,
  PAYMENTS,
  POINT_HISTORY,
  RECHARGE_QUOTE,
  REVERSAL_QUOTE,
  REVERSE_RECHARGE,
  TAX_REPORT,
} from '../moneyDocuments.ts'
import type { ValidCall, ValidOperation } from './validCall.ts'

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

const history = { filter: 'Year', year: 2026, first: 5, after: null }
const days = { from: '2026-01-01', to: '2026-12-31', first: 5, after: null }

/** The same at `/graphql`, with the office's reports. */
export const moneyOperations: readonly ValidOperation[] = [
  {
    root: 'historyFilters',
    query: HISTORY_FILTERS,
    variables: () => ({ catalog: 'Points' }),
    audience: 'customer',
  },
  { root: 'pointHistory', query: POINT_HISTORY, variables: () => history, audience: 'customer' },
  { root: 'experienceHistory', query: EXPERIENCE_HISTORY, variables: () => history, audience: 'customer' },
  { root: 'payments', query: PAYMENTS, variables: () => history, audience: 'customer' },
  {
    root: 'invoice',
    query: INVOICE_OF,
    variables: ({ paymentId }) => ({ paymentId }),
    audience: 'customer',
  },
  {
    root: 'customerHistoryFilters',
    query: CUSTOMER_HISTORY_FILTERS,
    variables: ({ userId }) => ({ customerId: userId, catalog: 'Payments' }),
    audience: 'admin',
  },
  {
    root: 'customerPointHistory',
    query: CUSTOMER_POINT_HISTORY,
    variables: ({ userId }) => ({ customerId: userId, ...history }),
    audience: 'admin',
  },
  {
    root: 'customerExperienceHistory',
    query: CUSTOMER_EXPERIENCE_HISTORY,
    variables: ({ userId }) => ({ customerId: userId, ...history }),
    audience: 'admin',
  },
  {
    root: 'customerPayments',
    query: CUSTOMER_PAYMENTS,
    variables: ({ userId }) => ({ customerId: userId, ...history }),
    audience: 'admin',
  },
  {
    root: 'customerInvoice',
    query: CUSTOMER_INVOICE,
    variables: ({ userId, paymentId }) => ({ customerId: userId, paymentId }),
    audience: 'admin',
  },
  {
    root: 'rechargeQuote',
    query: RECHARGE_QUOTE,
    variables: ({ userId }) => ({
      customerId: userId,
      amountCents: 10_000,
      method: 'Cash',
      rewardPercent: 5,
    }),
    audience: 'admin',
  },
  {
    root: 'reversalQuote',
    query: REVERSAL_QUOTE,
    variables: ({ userId, paymentId }) => ({ customerId: userId, paymentId }),
    audience: 'admin',
  },
  {
    root: 'confirmRecharge',
    query: CONFIRM_RECHARGE,
    variables: ({ absentId }) => ({
      input: {
        key: 'a key',
        customerId: absentId,
        amountCents: 10_000,
        method: 'ETransfer',
        rewardPercent: 5,
        comment: 'e-Transfer',
        confirmRepeat: false,
      },
    }),
    audience: 'admin',
  },
  {
    root: 'grantRewardPoints',
    query: GRANT_REWARD_POINTS,
    variables: ({ absentId }) => ({ input: { key: 'a key', customerId: absentId, amount: 500 } }),
    audience: 'admin',
  },
  {
    root: 'reverseRecharge',
    query: REVERSE_RECHARGE,
    variables: ({ absentId, paymentId }) => ({
      input: { key: 'a key', customerId: absentId, paymentId, amount: 100, reason: 'wrong customer' },
    }),
    audience: 'admin',
  },
  {
    root: 'ledgerReport',
    query: LEDGER_REPORT,
    variables: ({ userId }) => ({ ...days, customerId: userId, bucket: 'Reward', kind: 'Rewarded' }),
    audience: 'admin',
  },
  {
    root: 'paymentReport',
    query: PAYMENT_REPORT,
    variables: ({ userId }) => ({ ...days, customerId: userId, method: 'ETransfer', province: 'AB' }),
    audience: 'admin',
  },
  {
    root: 'taxReport',
    query: TAX_REPORT,
    variables: () => ({ from: '2026-01-01', to: '2026-12-31', province: 'AB' }),
    audience: 'admin',
  },
]
