import { z } from 'zod'
import { provinceCodeOf } from '../../../schema/rules/enumerations.ts'
import { paymentNotesByCommand } from '../../billing/paymentNotes.store.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { toOffsetString } from '../../kernel/time.ts'
import { type CustomerName, customerNamesById } from '../../people/customers.store.ts'
import { orderNosById } from '../../readmodels/orderHistory/orderNos.queries.ts'
import { creditNotesByInvoice } from '../../readmodels/payments/creditNotes.queries.ts'
import { paymentReportPage } from '../../readmodels/payments/paymentReport.queries.ts'
import type { PaymentView } from '../../readmodels/payments/paymentViews.ts'
import { type TaxReportRow, taxReport } from '../../readmodels/payments/taxReport.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { ledgerPage } from '../../readmodels/walletStatement/ledger.queries.ts'
import type { PointEntryView } from '../../readmodels/walletStatement/walletStatement.queries.ts'
import type { Loaders } from '../details/loaders.ts'
import { PointEntryKind } from '../graphql/enums.ts'
import { lookupLabel } from '../lookups/lookups.ts'
import { namedId } from '../reports/reportFilters.ts'
import { daysFields, idField, paymentMethodField, provinceIdField } from '../rest/fields.ts'
import type { RestCall } from '../rest/restCall.ts'
import { type Column, exportWord } from './csvFile.ts'
import { allPages, type ExportedList, exportCall, type Whole } from './exportedList.ts'

const customerColumns: readonly Column<{ readonly customer: CustomerName | undefined }>[] = [
  { head: 'customer.userNo', cell: ({ customer }) => customer?.userNo },
  { head: 'customer.firstName', cell: ({ customer }) => customer?.firstName },
  { head: 'customer.lastName', cell: ({ customer }) => customer?.lastName },
]

async function ledgerRow(entry: PointEntryView, loaders: Loaders) {
  const [customer, order] = await Promise.all([
    loaders.of(customerNamesById).load(entry.userId),
    entry.orderId && loaders.of(orderNosById).load(entry.orderId),
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

const ledgerExport: ExportedList<PointEntryView, LedgerRow> = {
  name: 'ledger',
  columns: ledgerColumns,
  rowOf: ledgerRow,
}

async function paymentRow(payment: PaymentView, loaders: Loaders) {
  const [customer, credits, comment] = await Promise.all([
    loaders.of(customerNamesById).load(payment.userId),
    loaders.of(creditNotesByInvoice).load(payment.invoiceNo),
    loaders.of(paymentNotesByCommand).load(payment.commandId),
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

const paymentsExport: ExportedList<PaymentView, PaymentRow> = {
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

const taxExport: ExportedList<TaxReportRow, TaxReportRow> = {
  name: 'tax',
  columns: taxColumns,
  rowOf: (row) => row,
}

const provinceField = provinceIdField.nullish()

/** The ledger, payments and tax as files, by the filters of their reports (decision T7). */
export const moneyExportsAdminCalls: readonly RestCall[] = [
  exportCall('/Staff/exportLedger', {
    summary: 'Movements of points as a file',
    description: 'Newest first; points that went out are below zero.',
    body: z.object({
      ...daysFields,
      userId: idField.nullish(),
      kind: z.enum(Object.values(PointEntryKind)).nullish(),
      isReward: z.boolean().nullish().describe('true: reward points only; false: paid points only'),
    }),
    list: ledgerExport,
    find: async ({ from, to, userId, kind, isReward }, { application: { db } }) => {
      const period = periodBetween(from, to)
      if (isRejection(period)) return period
      const of = { userId: namedId(userId), kind: kind ?? undefined, isReward: isReward ?? undefined }
      return allPages((asked) => ledgerPage(db, { ...period, ...of, ...asked }))
    },
  }),
  exportCall('/Staff/exportPayments', {
    summary: 'Payments as a file',
    description: 'Newest first, with tax by name and what went back.',
    body: z.object({
      ...daysFields,
      userId: idField.nullish(),
      paymentMethod: paymentMethodField.nullish(),
      provinceId: provinceField,
    }),
    list: paymentsExport,
    find: async ({ from, to, userId, paymentMethod, provinceId }, { application: { db } }) => {
      const period = periodBetween(from, to)
      if (isRejection(period)) return period
      const how = { method: paymentMethod ?? undefined, province: provinceId ?? undefined }
      const of = { userId: namedId(userId), ...how }
      return allPages((asked) => paymentReportPage(db, { ...period, ...of, ...asked }))
    },
  }),
  exportCall('/Staff/exportTax', {
    summary: 'Tax by province and name as a file',
    description: 'Invoices and credit notes of these days, each by its own date.',
    body: z.object({ ...daysFields, provinceId: provinceField }),
    list: taxExport,
    find: async ({ from, to, provinceId }, { application: { db } }) => {
      const period = periodBetween(from, to)
      if (isRejection(period)) return period
      return onePage(await taxReport(db, { ...period, province: provinceId ?? undefined }))
    },
  }),
]

/** There are few taxes, whatever the days. */
function onePage<Row>(rows: readonly Row[]): Whole<Row> {
  async function* pages() {
    yield rows
  }
  return { pages: pages(), count: async () => rows.length }
}

function taxCell({ taxes }: PaymentView, name: string): bigint | undefined {
  const line = taxes.find((tax) => tax.name === name)
  return line && dollars(line.cents)
}

/** Cents, which the file writes as dollars with two decimals. */
function dollars(cents: number): bigint {
  return BigInt(cents)
}
