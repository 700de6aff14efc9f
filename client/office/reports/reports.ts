import { ledgerReport, paymentsReport, taxReport } from './moneyReports.ts'
import { changesReport, ordersReport } from './orderReports.ts'
import type { Report } from './report.ts'

/** Every report, in the order of its tabs. */
export const reports: readonly [Report, ...Report[]] = [
  ordersReport,
  changesReport,
  ledgerReport,
  paymentsReport,
  taxReport,
]
