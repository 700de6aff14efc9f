import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type {
  PaymentMethod as MethodName,
  PointBucket,
  PointEntryKind,
  Province as ProvinceName,
} from '../../api/schema.generated.ts'
import { LedgerReportDocument, PaymentReportDocument, TaxReportDocument } from './Reports.generated.ts'
import {
  column,
  customerCell,
  figure,
  invoiceCell,
  orderCell,
  PAGE,
  pageOf,
  report,
  tableOf,
} from './report.ts'
import { dayFields, kindField, kinds, methodField, numbers, provinceField } from './reportFields.ts'

/** Movements of points. */
export const ledgerReport = report({
  id: 'ledger',
  title: 'officeReports.ledger',
  document: LedgerReportDocument,
  fields: [
    ...dayFields,
    kindField,
    {
      name: 'bucket',
      label: 'officeReports.bucket',
      choices: [
        { value: 'Paid', label: 'officeReports.bucket.Paid' },
        { value: 'Reward', label: 'officeReports.bucket.Reward' },
      ],
    },
  ],
  variables: ({ from, to, kind, bucket, userId }, { after }) => ({
    from,
    to,
    kind: kind as PointEntryKind | undefined,
    bucket: bucket as PointBucket | undefined,
    customerId: userId,
    first: PAGE,
    after,
  }),
  exportPath: '/Staff/exportLedger',
  exportFilter: ({ kind, bucket, ...rest }) => ({
    kind: Object.entries(kinds).find(([name]) => name === kind)?.[1],
    isReward: bucket && bucket === 'Reward',
    ...rest,
  }),
  read: ({ ledgerReport: list }, words) => ({
    figures: [
      [words.text('officeReports.movements'), words.number(list.totalCount)],
      [words.text('officeReports.pointsIn'), words.number(list.totals.pointsIn)],
      [words.text('officeReports.pointsOut'), words.number(list.totals.pointsOut)],
      [words.text('officeReports.rewardIn'), words.number(list.totals.rewardIn)],
      [words.text('officeReports.rewardOut'), words.number(list.totals.rewardOut)],
    ],
    ...pageOf(list, ({ cursor }) => cursor, [
      column('officeReports.time', (node) => words.moment(node.occurred)),
      column('officeReports.customer', (node) => customerCell(node.customer)),
      column('officeReports.kind', (node) => words.text(`officeReports.kind.${node.kind}`)),
      column('officeReports.bucket', (node) =>
        words.text(node.isReward ? 'officeReports.bucket.Reward' : 'officeReports.bucket.Paid'),
      ),
      column('officeReports.orderNo', (node) => orderCell(node.orderNo)),
      figure('officeReports.points', (node) => words.number(node.isDeduction ? -node.amount : node.amount)),
    ]),
  }),
})

/** Payments with their reversals. */
export const paymentsReport = report({
  id: 'payments',
  title: 'officeReports.payments',
  document: PaymentReportDocument,
  fields: [...dayFields, methodField, provinceField],
  variables: ({ from, to, method, province, userId }, { after }) => ({
    from,
    to,
    method: method as MethodName | undefined,
    province: province as ProvinceName | undefined,
    customerId: userId,
    first: PAGE,
    after,
  }),
  exportPath: '/Staff/exportPayments',
  exportFilter: ({ method, province, ...rest }) => ({
    paymentMethod: numbers(PaymentMethod, method)?.[0],
    provinceId: numbers(Province, province)?.[0],
    ...rest,
  }),
  read: ({ paymentReport: list }, words) => ({
    figures: [
      [words.text('officeReports.payments'), words.number(list.totalCount)],
      [words.text('officeReports.subtotal'), words.money(list.totals.subtotal.cents)],
      [words.text('officeReports.tax'), words.money(list.totals.tax.cents)],
      [words.text('officeReports.cashRounding'), words.money(list.totals.cashRounding.cents)],
      [words.text('officeReports.paid'), words.money(list.totals.paid.cents)],
      [words.text('officeReports.credited'), words.money(list.totals.credited.cents)],
      [words.text('officeReports.kept'), words.money(list.totals.kept.cents)],
    ],
    ...pageOf(list, ({ node }) => node.invoiceNo, [
      column('officeReports.time', (node) => words.moment(node.paidAt)),
      column('officeReports.invoiceNo', (node) => invoiceCell(node.invoiceNo, node)),
      column('officeReports.customer', (node) => customerCell(node.customer)),
      column('officeReports.method', (node) => words.text(`paymentMethod.${node.method}`)),
      column('officeReports.province', (node) => words.text(`province.${node.province}`)),
      figure('officeReports.subtotal', (node) => words.money(node.subtotal.cents)),
      figure('officeReports.paid', (node) => words.money(node.paid.cents)),
    ]),
  }),
})

/** Tax by province and name. */
export const taxReport = report({
  id: 'tax',
  title: 'officeReports.tax',
  document: TaxReportDocument,
  fields: [...dayFields, provinceField],
  variables: ({ from, to, province }) => ({ from, to, province: province as ProvinceName | undefined }),
  exportPath: '/Staff/exportTax',
  exportFilter: ({ province, from, to }) => ({ from, to, provinceId: numbers(Province, province)?.[0] }),
  read: ({ taxReport: { rows, totals } }, words) => ({
    figures: totals.map(({ name, net }) => [
      words.text('officeReports.owed', { name }),
      words.money(net.cents),
    ]),
    table: tableOf(rows, (row) => `${row.province} ${row.name} ${row.ratePercent}`, [
      column('officeReports.province', (row) => words.text(`province.${row.province}`)),
      column('officeReports.tax', (row) => row.name),
      figure('officeReports.rate', (row) => words.rate(row.ratePercent)),
      figure('officeReports.subtotal', (row) => words.money(row.invoicedOn.cents)),
      figure('officeReports.invoiced', (row) => words.money(row.invoiced.cents)),
      figure('officeReports.credited', (row) => words.money(row.credited.cents)),
      figure('officeReports.net', (row) => words.money(row.net.cents)),
    ]),
  }),
})
