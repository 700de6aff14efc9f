import { dayLoad } from './dayLoad/dayLoad.projection.ts'
import type { Projection } from './engine/projection.ts'
import { experienceStatement } from './experienceStatement/experienceStatement.projection.ts'
import { mails } from './mails/mails.projection.ts'
import { orderChanges } from './orderChanges/orderChanges.projection.ts'
import { orderHistory } from './orderHistory/orderHistory.projection.ts'
import { payments } from './payments/payments.projection.ts'
import { seriesOverview } from './series/series.projection.ts'
import { walletStatement } from './walletStatement/walletStatement.projection.ts'

/** Every read model the system keeps; a new one is one line here. */
export const projections: readonly Projection[] = [
  orderHistory,
  orderChanges,
  walletStatement,
  experienceStatement,
  payments,
  dayLoad,
  seriesOverview,
  mails,
]
