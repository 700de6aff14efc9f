import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { toOffsetString } from '../../kernel/time.ts'
import type { CustomerName } from '../../people/customerNames.store.ts'
import type { PaymentView } from '../../readmodels/payments/paymentViews.ts'
import type { TaxReportRow } from '../../readmodels/payments/taxReport.queries.ts'
import type { LedgerEntryView } from '../../readmodels/walletStatement/ledger.queries.ts'
import type { Loaders } from '../details/loaders.ts'
import { lookupLabel } from '../lookups/lookups.ts'
import type { Column } from './csvFile.ts'
import type { ExportedList } from './exportedList.ts'
import { exportWord } from './exportWords.ts'

const customerColumns: readonly Column<{ readonly customer: CustomerName | undefined }>[] = [
  { head: 'customer.userNo', cell: ({ customer }) => customer?.userNo },
  { head: 'customer.firstName', cell: ({ customer }) => customer?.firstName },
  { head: 'customer.lastName', cell: ({ customer }) => customer?.lastName },
]

async function ledgerRow(entry: LedgerEntryView, { customerName, orderNo }: Loaders) {
  const [customer, order] = await Promise.all([
    customerName.load(entry.userId),
    entry.orderId && orderNo.load(entry.orderId),
  ])
  return { entry, customer, orderNo: order }
}

type LedgerRow = Awaited<ReturnType<typeof ledgerRow>>

const ledgerColumns: readonly Column<LedgerRow>[] = [
  { head: 'at', cell: ({ entry }) => toOffsetString(entry.at) },
  ...customerColumns,
  { head: 'ledger.kind', cell: ({ entry }, language) => exportWord(`kind.${entry.kind}`, language) },
  {
    head: 'ledger.bucket',
    cell: ({ entry }, language) => exportWord(entry.isReward ? 'bucket.reward' : 'bucket.paid', language),
  },
  // points that went out are below zero
  { head: 'ledger.points', cell: ({ entry }) => (entry.paymentId === 0 ? -entry.amount : entry.amount) },
  { head: 'role', cell: ({ entry }, language) => lookupLabel('roles', entry.role, language) },
  { head: 'order.orderNo', cell: ({ orderNo }) => orderNo },
  // only a recharge has the number of a payment (decision F3)
  { head: 'ledger.paymentId', cell: ({ entry }) => (entry.paymentId > 0 ? entry.paymentId : null) },
]

/** Movements of points as a file. */
export const ledgerExport: ExportedList<LedgerEntryView, LedgerRow> = {
  name: 'ledger',
  columns: ledgerColumns,
  rowOf: ledgerRow,
}

async function paymentRow(payment: PaymentView, { customerName, creditNotes, paymentNote }: Loaders) {
  const [customer, credits, comment] = await Promise.all([
    customerName.load(payment.userId),
    creditNotes.load(payment.invoiceNo),
    paymentNote.load(payment.commandId),
  ])
  return { payment, customer, credits, comment }
}

type PaymentRow = Awaited<ReturnType<typeof paymentRow>>

const paymentColumns: readonly Column<PaymentRow>[] = [
  { head: 'payment.paidAt', cell: ({ payment }) => toOffsetString(payment.at) },
  { head: 'payment.invoiceNo', cell: ({ payment }) => payment.invoiceNo },
  ...customerColumns,
  {
    head: 'payment.method',
    cell: ({ payment }, language) => lookupLabel('paymentMethods', payment.method, language),
  },
  { head: 'province', cell: ({ payment }) => provinceCodeOf(payment.province) },
  { head: 'payment.points', cell: ({ payment }) => payment.points },
  { head: 'payment.subtotal', cell: ({ payment }) => dollars(payment.subtotal) },
  { head: 'payment.gst', cell: ({ payment }) => taxCell(payment, 'GST') },
  { head: 'payment.hst', cell: ({ payment }) => taxCell(payment, 'HST') },
  { head: 'payment.qst', cell: ({ payment }) => taxCell(payment, 'QST') },
  { head: 'payment.total', cell: ({ payment }) => dollars(payment.total) },
  { head: 'payment.cashRounding', cell: ({ payment }) => dollars(payment.cashRounding) },
  { head: 'payment.paid', cell: ({ payment }) => dollars(payment.paid) },
  {
    head: 'payment.credited',
    cell: ({ credits }) => dollars(credits.reduce((sum, { paid }) => sum + paid, 0)),
  },
  {
    head: 'payment.creditNotes',
    cell: ({ credits }) => credits.map(({ creditNoteNo }) => creditNoteNo).join('; '),
  },
  { head: 'payment.comment', cell: ({ comment }) => comment },
]

/** Payments as a file, with what was credited of them. */
export const paymentsExport: ExportedList<PaymentView, PaymentRow> = {
  name: 'payments',
  columns: paymentColumns,
  rowOf: paymentRow,
}

const taxColumns: readonly Column<TaxReportRow>[] = [
  { head: 'province', cell: (row) => provinceCodeOf(row.province) },
  { head: 'tax.name', cell: (row) => row.name },
  { head: 'tax.rate', cell: (row) => row.rateMilli / 1000 },
  { head: 'tax.invoicedOn', cell: (row) => dollars(row.invoicedOn) },
  { head: 'tax.invoiced', cell: (row) => dollars(row.invoiced) },
  { head: 'tax.creditedOn', cell: (row) => dollars(row.creditedOn) },
  { head: 'tax.credited', cell: (row) => dollars(row.credited) },
  { head: 'tax.netOn', cell: (row) => dollars(row.invoicedOn - row.creditedOn) },
  { head: 'tax.net', cell: (row) => dollars(row.invoiced - row.credited) },
]

/** One tax of one province at one rate a line. */
export const taxExport: ExportedList<TaxReportRow, TaxReportRow> = {
  name: 'tax',
  columns: taxColumns,
  rowOf: (row) => row,
}

function taxCell({ taxes }: PaymentView, name: string): bigint | undefined {
  const line = taxes.find((tax) => tax.name === name)
  return line && dollars(line.cents)
}

/** Cents, which the file writes as dollars with two decimals. */
function dollars(cents: number): bigint {
  return BigInt(cents)
}
