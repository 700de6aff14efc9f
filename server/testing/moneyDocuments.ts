import { mutation, query } from './operation.ts'

/** The operations on points, payments and reports, as a client of `/graphql` writes them. */

const MONEY = '{ cents formatted }'
const SUMS = `subtotal ${MONEY} taxes { name ratePercent amount ${MONEY} registrationNo } tax ${MONEY} total ${MONEY}
  cashRounding ${MONEY} paid ${MONEY}`
const PAGE = 'pageInfo { hasNextPage endCursor } totalCount'
const PAYMENT = `paymentId invoiceNo method province points paidAt { at zoneLabel } ${SUMS}
  creditNotes { creditNoteNo issued { at } ${SUMS} }`
const OFFICE_PAYMENT = `${PAYMENT} customerId customer { id userNo firstName lastName } comment reversalReasons`
const POINTS =
  'id kind isReward amount isDeduction paymentId role occurred { at zoneLabel } orderNo creditNoteNo'
const EXPERIENCE = 'id amount role occurred { at } orderNo'
const INVOICE = `payment { ${PAYMENT} } party { userNo firstName lastName unit streetNo streetName city province postal }
  seller { name legalName street city province postal phone email gstNumber qstNumber }
  description language taxName lines { id isReward points amount ${MONEY} } due ${MONEY}`
const REFUSALS = 'userErrors { code field message }'
const DONE = `balance { points rewardPoints total owedRewardPoints } stale message ${REFUSALS}`

export const HISTORY_FILTERS = query('historyFilters { filter year text }')
export const POINT_HISTORY =
  query(`pointHistory { edges { cursor node { ${POINTS} serviceName balanceAfter } }
  ${PAGE} }`)
export const EXPERIENCE_HISTORY = query(`experienceHistory { edges { cursor node { ${EXPERIENCE} } }
  ${PAGE} }`)
export const PAYMENTS = query(`payments { edges { cursor node { ${PAYMENT} } } ${PAGE} }`)
export const INVOICE_OF = query(`invoice { ${INVOICE} }`)

export const CUSTOMER_HISTORY_FILTERS = query('customerHistoryFilters { filter year text }')
export const CUSTOMER_POINT_HISTORY = query(`customerPointHistory { edges { cursor node { ${POINTS} } }
  ${PAGE} }`)
export const CUSTOMER_EXPERIENCE_HISTORY = query(`customerExperienceHistory { edges { cursor node {
  ${EXPERIENCE} } } ${PAGE} }`)
export const CUSTOMER_PAYMENTS = query(`customerPayments { edges { cursor node { ${OFFICE_PAYMENT} } }
  ${PAGE} }`)
export const CUSTOMER_INVOICE = query(`customerInvoice { ${INVOICE} }`)

export const RECHARGE_QUOTE = query(`rechargeQuote { points rewardPoints province ${SUMS} }`)
export const OWN_RECHARGE_QUOTE = query(`ownRechargeQuote { points rewardPoints province ${SUMS} }`)
export const REVERSAL_QUOTE = query(`reversalQuote { points rewardPoints rewardOwed ${SUMS} }`)
export const CONFIRM_RECHARGE = mutation(`confirmRecharge { payment { ${OFFICE_PAYMENT} } paymentId
  invoiceNo ${DONE} }`)
export const GRANT_REWARD_POINTS = mutation(`grantRewardPoints { ${DONE} }`)
export const REVERSE_RECHARGE = mutation(`reverseRecharge { payment { ${OFFICE_PAYMENT} } creditNoteNo
  points rewardPoints rewardOwed ${DONE} }`)

export const LEDGER_REPORT = query(`ledgerReport { edges { cursor node { ${POINTS} customerId customer {
  userNo firstName lastName } } } ${PAGE} totals { pointsIn pointsOut rewardIn rewardOut } }`)
export const PAYMENT_REPORT = query(`paymentReport { edges { cursor node { ${OFFICE_PAYMENT} } } ${PAGE}
  totals { subtotal ${MONEY} tax ${MONEY} total ${MONEY} cashRounding ${MONEY} paid ${MONEY} credited ${MONEY} kept ${MONEY} } }`)
const TAX_SUMS = `invoicedOn ${MONEY} invoiced ${MONEY} creditedOn ${MONEY} credited ${MONEY} netOn ${MONEY} net ${MONEY}`
export const TAX_REPORT = query(`taxReport { rows { province name ratePercent ${TAX_SUMS} } totals { name
  ${TAX_SUMS} } }`)
