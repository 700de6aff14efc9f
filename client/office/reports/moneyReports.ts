import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import type {
  PaymentMethod as MethodName,
  PointBucket,
  PointEntryKind,
  Province as ProvinceName,
} from '../../api/schema.generated.ts'
import { LedgerReportDocument, PaymentReportDocument, TaxReportDocument } from './Reports.generated.ts'
import { customerCell, invoiceCell, orderCell, PAGE, report } from './report.ts'
import {
  dayFields,
  kindField,
  kindNames,
  kinds,
  lookupWord,
  methodField,
  numbers,
  provinceField,
} from './reportFields.ts'

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
  read: ({ ledgerReport: { totalCount, totals, pageInfo, edges } }, words) => ({
    figures: [
      [words.text('officeReports.movements'), words.number(totalCount)],
      [words.text('officeReports.pointsIn'), words.number(totals.pointsIn)],
      [words.text('officeReports.pointsOut'), words.number(totals.pointsOut)],
      [words.text('officeReports.rewardIn'), words.number(totals.rewardIn)],
      [words.text('officeReports.rewardOut'), words.number(totals.rewardOut)],
    ],
    head: [
      words.text('officeReports.time'),
      words.text('officeReports.customer'),
      words.text('officeReports.kind'),
      words.text('officeReports.bucket'),
      words.text('officeReports.orderNo'),
      words.text('officeReports.points'),
    ],
    figureColumns: [5],
    rows: edges.map(({ cursor, node }) => ({
      id: cursor,
      cells: [
        words.moment(node.occurred),
        customerCell(node.customer),
        words.text(kindNames[node.kind]),
        words.text(node.isReward ? 'officeReports.bucket.Reward' : 'officeReports.bucket.Paid'),
        orderCell(node.orderNo),
        words.number(node.isDeduction ? -node.amount : node.amount),
      ],
    })),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
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
  read: ({ paymentReport: { totalCount, totals, pageInfo, edges } }, words) => ({
    figures: [
      [words.text('officeReports.payments'), words.number(totalCount)],
      [words.text('officeReports.subtotal'), words.money(totals.subtotal.cents)],
      [words.text('officeReports.tax'), words.money(totals.tax.cents)],
      [words.text('officeReports.paid'), words.money(totals.paid.cents)],
      [words.text('officeReports.credited'), words.money(totals.credited.cents)],
      [words.text('officeReports.kept'), words.money(totals.kept.cents)],
    ],
    head: [
      words.text('officeReports.time'),
      words.text('officeReports.invoiceNo'),
      words.text('officeReports.customer'),
      words.text('officeReports.method'),
      words.text('officeReports.province'),
      words.text('officeReports.subtotal'),
      words.text('officeReports.paid'),
    ],
    figureColumns: [5, 6],
    rows: edges.map(({ node }) => ({
      id: node.invoiceNo,
      cells: [
        words.moment(node.paidAt),
        invoiceCell(node.invoiceNo, node),
        customerCell(node.customer),
        words.text(lookupWord(PaymentMethod, 'paymentMethod', node.method)),
        words.text(lookupWord(Province, 'province', node.province)),
        words.money(node.subtotal.cents),
        words.money(node.paid.cents),
      ],
    })),
    endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    totalCount,
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
    head: [
      words.text('officeReports.province'),
      words.text('officeReports.tax'),
      words.text('officeReports.rate'),
      words.text('officeReports.subtotal'),
      words.text('officeReports.invoiced'),
      words.text('officeReports.credited'),
      words.text('officeReports.net'),
    ],
    figureColumns: [2, 3, 4, 5, 6],
    rows: rows.map((row) => ({
      id: `${row.province} ${row.name} ${row.ratePercent}`,
      cells: [
        words.text(lookupWord(Province, 'province', row.province)),
        row.name,
        words.rate(row.ratePercent),
        words.money(row.invoicedOn.cents),
        words.money(row.invoiced.cents),
        words.money(row.credited.cents),
        words.money(row.net.cents),
      ],
    })),
  }),
})
