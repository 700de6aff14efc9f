import { z } from 'zod'
import { isRejection } from '../../kernel/rejection.ts'
import { paymentReportPage } from '../../readmodels/payments/paymentReport.queries.ts'
import { taxReport } from '../../readmodels/payments/taxReport.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { ledgerPage } from '../../readmodels/walletStatement/ledger.queries.ts'
import { PointEntryKind } from '../graphql/enums.ts'
import { namedId } from '../reports/reports.resolver.ts'
import { daysFields, idField, paymentMethodField, provinceIdField } from '../rest/fields.ts'
import { savedList } from '../rest/otherAnswer.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { allPages, type Whole } from './allPages.ts'
import { exportList } from './exportedList.ts'
import { ledgerExport, paymentsExport, taxExport } from './moneyExports.ts'

const provinceField = provinceIdField.nullish()

/** The ledger, payments and tax as files, by the filters of their reports (decision T7). */
export const moneyExportsAdminCalls: readonly RestCall[] = [
  adminCall.other('/Staff/exportLedger', {
    summary: 'Movements of points as a file',
    description: 'Newest first; points that went out are below zero.',
    body: z.object({
      ...daysFields,
      userId: idField.nullish(),
      kind: z.enum(Object.values(PointEntryKind)).nullish(),
      isReward: z.boolean().nullish().describe('true: reward points only; false: paid points only'),
    }),
    responds: savedList,
    answer: async (body, context) => {
      const { db } = context.application
      const period = periodBetween(body.from, body.to)
      if (isRejection(period)) return period
      const people = { userId: namedId(body.userId) }
      const filter = {
        ...period,
        ...people,
        kind: body.kind ?? undefined,
        isReward: body.isReward ?? undefined,
      }
      const whole = await allPages((asked) => ledgerPage(db, { ...filter, ...asked }))
      return isRejection(whole) ? whole : exportList(ledgerExport, { whole, filters: body }, context)
    },
  }),
  adminCall.other('/Staff/exportPayments', {
    summary: 'Payments as a file',
    description: 'Newest first, with tax by name and what went back.',
    body: z.object({
      ...daysFields,
      userId: idField.nullish(),
      paymentMethod: paymentMethodField.nullish(),
      provinceId: provinceField,
    }),
    responds: savedList,
    answer: async (body, context) => {
      const { db } = context.application
      const period = periodBetween(body.from, body.to)
      if (isRejection(period)) return period
      const of = { method: body.paymentMethod ?? undefined, province: body.provinceId ?? undefined }
      const filter = { ...period, ...of, userId: namedId(body.userId) }
      const whole = await allPages((asked) => paymentReportPage(db, { ...filter, ...asked }))
      return isRejection(whole) ? whole : exportList(paymentsExport, { whole, filters: body }, context)
    },
  }),
  adminCall.other('/Staff/exportTax', {
    summary: 'Tax by province and name as a file',
    description: 'Invoices and credit notes of these days, each by its own date.',
    body: z.object({ ...daysFields, provinceId: provinceField }),
    responds: savedList,
    answer: async (body, context) => {
      const period = periodBetween(body.from, body.to)
      if (isRejection(period)) return period
      const rows = await taxReport(context.application.db, {
        ...period,
        province: body.provinceId ?? undefined,
      })
      return exportList(taxExport, { whole: onePage(rows), filters: body }, context)
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
