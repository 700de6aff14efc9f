import * as money from '../moneyDocuments.ts'
import { admin, call, customer, type ValidCall, type ValidOperation } from './validCall.ts'

/** Histories, invoices, points and payments, through the documented calls. */
export const moneyCalls: readonly ValidCall[] = [
  call('/Account/getHistoryFilterItem', ({ userId }) => ({ userId, historyCatalog: 1 })),
  call('/Account/getUserPointHistory', ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 })),
  call('/Account/getUserExpHistory', ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 })),
  call('/Account/getUserPayments', ({ userId }) => ({ userId, filterType: 5, designatedYear: 2026 })),
  call('/Account/getPaymentInvoice', ({ userId, paymentId }) => ({ userId, paymentId }), {
    names: ['paymentId'],
  }),
  call('/Staff/addUserRewardPoint', ({ absentId }) => ({ userId: absentId, amount: 500 })),
  call('/Staff/confrmUserPayment', ({ absentId }) => ({
    userId: absentId,
    paymentMethod: 2,
    paidAmount: 100,
    rewardPercent: 5,
    comment: 'e-Transfer',
    confirmRepeat: false,
  })),
  call('/Staff/getAdminUserPointHistory', ({ userId }) => ({ userId })),
  call('/Staff/getAdminUserExpHistory', ({ userId }) => ({ userId })),
  call('/Staff/getAdminUserPayments', ({ userId }) => ({ userId })),
]

const history = { filter: 'Year', year: 2026, first: 5, after: null }
const days = { from: '2026-01-01', to: '2026-12-31', first: 5, after: null }

/** The same at `/graphql`, with the office's reports. */
export const moneyOperations: readonly ValidOperation[] = [
  customer(money.HISTORY_FILTERS, () => ({ catalog: 'Points' })),
  customer(money.POINT_HISTORY, () => history),
  customer(money.EXPERIENCE_HISTORY, () => history),
  customer(money.PAYMENTS, () => history),
  customer(money.OWN_RECHARGE_QUOTE, () => ({ amountCents: 6_700, method: 'ETransfer' })),
  customer(money.INVOICE_OF, ({ paymentId }) => ({ paymentId })),
  admin(money.CUSTOMER_HISTORY_FILTERS, ({ userId }) => ({ customerId: userId, catalog: 'Payments' })),
  admin(money.CUSTOMER_POINT_HISTORY, ({ userId }) => ({ customerId: userId, ...history })),
  admin(money.CUSTOMER_EXPERIENCE_HISTORY, ({ userId }) => ({ customerId: userId, ...history })),
  admin(money.CUSTOMER_PAYMENTS, ({ userId }) => ({ customerId: userId, ...history })),
  admin(money.CUSTOMER_INVOICE, ({ userId, paymentId }) => ({ customerId: userId, paymentId })),
  admin(money.RECHARGE_QUOTE, ({ userId }) => ({
    customerId: userId,
    amountCents: 10_000,
    method: 'Cash',
    rewardPercent: 5,
  })),
  admin(money.REVERSAL_QUOTE, ({ userId, paymentId }) => ({ customerId: userId, paymentId })),
  admin(money.CONFIRM_RECHARGE, ({ absentId }) => ({
    input: {
      key: 'a key',
      customerId: absentId,
      amountCents: 10_000,
      method: 'ETransfer',
      rewardPercent: 5,
      comment: 'e-Transfer',
      confirmRepeat: false,
    },
  })),
  admin(money.GRANT_REWARD_POINTS, ({ absentId }) => ({
    input: { key: 'a key', customerId: absentId, amount: 500 },
  })),
  admin(money.REVERSE_RECHARGE, ({ absentId, paymentId }) => ({
    input: { key: 'a key', customerId: absentId, paymentId, amount: 100, reason: 'wrong customer' },
  })),
  admin(money.LEDGER_REPORT, ({ userId }) => ({
    ...days,
    customerId: userId,
    bucket: 'Reward',
    kind: 'Rewarded',
  })),
  admin(money.PAYMENT_REPORT, ({ userId }) => ({
    ...days,
    customerId: userId,
    method: 'ETransfer',
    province: 'AB',
  })),
  admin(money.TAX_REPORT, () => ({ from: '2026-01-01', to: '2026-12-31', province: 'AB' })),
]
