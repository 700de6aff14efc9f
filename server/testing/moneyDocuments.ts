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

const history = '$filter: HistoryFilter, $year: Int, $first: Int, $after: String'
const passed = 'filter: $filter, year: $year, first: $first, after: $after'

export const HISTORY_FILTERS = `query HistoryFilters($catalog: HistoryCatalog!) {
  historyFilters(catalog: $catalog) { filter year text } }`
export const POINT_HISTORY = `query PointHistory(${history}) {
  pointHistory(${passed}) { edges { cursor node { ${POINTS} } } ${PAGE} } }`
export const EXPERIENCE_HISTORY = `query ExperienceHistory(${history}) {
  experienceHistory(${passed}) { edges { cursor node { ${EXPERIENCE} } } ${PAGE} } }`
export const PAYMENTS = `query Payments(${history}) { payments(${passed}) { edges { cursor node { ${PAYMENT} } } ${PAGE} } }`
export const INVOICE_OF = `query Invoice($paymentId: Int!) { invoice(paymentId: $paymentId) { ${INVOICE} } }`

export const CUSTOMER_HISTORY_FILTERS = `query CustomerFilters($customerId: ID!, $catalog: HistoryCatalog!) {
  customerHistoryFilters(customerId: $customerId, catalog: $catalog) { filter year text } }`
export const CUSTOMER_POINT_HISTORY = `query CustomerPoints($customerId: ID!, ${history}) {
  customerPointHistory(customerId: $customerId, ${passed}) { edges { cursor node { ${POINTS} } } ${PAGE} } }`
export const CUSTOMER_EXPERIENCE_HISTORY = `query CustomerExperience($customerId: ID!, ${history}) {
  customerExperienceHistory(customerId: $customerId, ${passed}) { edges { cursor node { ${EXPERIENCE} } } ${PAGE} } }`
export const CUSTOMER_PAYMENTS = `query CustomerPayments($customerId: ID!, ${history}) {
  customerPayments(customerId: $customerId, ${passed}) { edges { cursor node { ${OFFICE_PAYMENT} } } ${PAGE} } }`
export const CUSTOMER_INVOICE = `query CustomerInvoice($customerId: ID!, $paymentId: Int!) {
  customerInvoice(customerId: $customerId, paymentId: $paymentId) { ${INVOICE} } }`

export const RECHARGE_QUOTE = `query RechargeQuote($customerId: ID!, $amountCents: Int!, $method: PaymentMethod!, $rewardPercent: Int!) {
  rechargeQuote(customerId: $customerId, amountCents: $amountCents, method: $method, rewardPercent: $rewardPercent) {
    points rewardPoints province ${SUMS} } }`
export const REVERSAL_QUOTE = `query ReversalQuote($customerId: ID!, $paymentId: Int!) {
  reversalQuote(customerId: $customerId, paymentId: $paymentId) { points rewardPoints rewardOwed ${SUMS} } }`
export const CONFIRM_RECHARGE = `mutation ConfirmRecharge($input: ConfirmRechargeInput!) {
  confirmRecharge(input: $input) { payment { ${OFFICE_PAYMENT} } paymentId invoiceNo ${DONE} } }`
export const GRANT_REWARD_POINTS = `mutation Grant($input: GrantRewardPointsInput!) { grantRewardPoints(input: $input) { ${DONE} } }`
export const REVERSE_RECHARGE = `mutation Reverse($input: ReverseRechargeInput!) {
  reverseRecharge(input: $input) { payment { ${OFFICE_PAYMENT} } creditNoteNo points rewardPoints rewardOwed ${DONE} } }`

export const LEDGER_REPORT = `query Ledger($from: String, $to: String, $customerId: ID, $bucket: PointBucket, $kind: PointEntryKind,
  $first: Int, $after: String) {
  ledgerReport(from: $from, to: $to, customerId: $customerId, bucket: $bucket, kind: $kind, first: $first, after: $after) {
    edges { cursor node { ${POINTS} customerId customer { userNo firstName lastName } } } ${PAGE}
    totals { pointsIn pointsOut rewardIn rewardOut } } }`
export const PAYMENT_REPORT = `query PaymentReport($from: String, $to: String, $customerId: ID, $method: PaymentMethod, $province: Province,
  $first: Int, $after: String) {
  paymentReport(from: $from, to: $to, customerId: $customerId, method: $method, province: $province, first: $first, after: $after) {
    edges { cursor node { ${OFFICE_PAYMENT} } } ${PAGE}
    totals { subtotal ${MONEY} tax ${MONEY} total ${MONEY} paid ${MONEY} credited ${MONEY} kept ${MONEY} } } }`
const TAX_SUMS = `invoicedOn ${MONEY} invoiced ${MONEY} creditedOn ${MONEY} credited ${MONEY} netOn ${MONEY} net ${MONEY}`
export const TAX_REPORT = `query TaxReport($from: String, $to: String, $province: Province) {
  taxReport(from: $from, to: $to, province: $province) {
    rows { province name ratePercent ${TAX_SUMS} } totals { name ${TAX_SUMS} } } }`
