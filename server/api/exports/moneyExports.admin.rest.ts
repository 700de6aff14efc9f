import { z } from 'zod'
import { PaymentMethod, Province } from '../../../schema/rules/enumerations.ts'
import { isRejection } from '../../kernel/rejection.ts'
import { paymentReportPage } from '../../readmodels/payments/paymentReport.queries.ts'
import { taxReport } from '../../readmodels/payments/taxReport.queries.ts'
import { periodBetween } from '../../readmodels/statementPeriod.ts'
import { ledgerPage } from '../../readmodels/walletStatement/ledger.queries.ts'
import { PointEntryKind } from '../graphql/enums.ts'
import { namedId } from '../reports/reportFilters.ts'
import { daysFields, idField } from '../rest/fields.ts'
import { adminCall, type RestCall } from '../rest/restCall.ts'
import { allPages, type Whole } from './allPages.ts'
import { exportList } from './exportedList.ts'
import { ledgerExport, paymentsExport, taxExport } from './moneyExports.ts'

const provinceField = z.literal(Object.values(Province)).nullish()

/** The ledger, payments and tax as files, by the filters of their reports (decision T7). */
export const moneyExportsAdminCalls: readonly RestCall[] = [
  adminCall(
    '/Staff/exportLedger',
    z.object({
      ...daysFields,
      userId: idField.nullish(),
      kind: z.enum(Object.values(PointEntryKind)).nullish(),
      isReward: z.boolean().nullish(),
    }),
    async (body, context) => {
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
  ),
  adminCall(
    '/Staff/exportPayments',
    z.object({
      ...daysFields,
      userId: idField.nullish(),
      paymentMethod: z.literal(Object.values(PaymentMethod)).nullish(),
      provinceId: provinceField,
    }),
    async (body, context) => {
      const { db } = context.application
      const period = periodBetween(body.from, body.to)
      if (isRejection(period)) return period
      const of = { method: body.paymentMethod ?? undefined, province: body.provinceId ?? undefined }
      const filter = { ...period, ...of, userId: namedId(body.userId) }
      const whole = await allPages((asked) => paymentReportPage(db, { ...filter, ...asked }))
      return isRejection(whole) ? whole : exportList(paymentsExport, { whole, filters: body }, context)
    },
  ),
  adminCall(
    '/Staff/exportTax',
    z.object({ ...daysFields, provinceId: provinceField }),
    async (body, context) => {
      const period = periodBetween(body.from, body.to)
      if (isRejection(period)) return period
      const rows = await taxReport(context.application.db, {
        ...period,
        province: body.provinceId ?? undefined,
      })
      return exportList(taxExport, { whole: onePage(rows), filters: body }, context)
    },
  ),
]

/** There are few taxes, whatever the days. */
function onePage<Row>(rows: readonly Row[]): Whole<Row> {
  async function* pages() {
    yield rows
  }
  return { pages: pages(), count: async () => rows.length }
}
