import { OrderStatus } from '../../schema/rules/enumerations.ts'
import type { KeptElsewhere } from '../accounts/erasing.handlers.ts'
import { emptyNotes } from '../billing/paymentNotes.store.ts'
import type { EventStore } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { emptyMails } from '../messaging/outboxRows.store.ts'
import { emptyOrderNotes } from '../ordering/erasedNotes.store.ts'
import { orderIdsOf, unfinishedOrders } from '../projections/orderHistory/orderHistory.queries.ts'
import type { ProjectionRunner } from '../projections/runner.ts'
import { balanceOf } from '../projections/walletStatement/walletStatement.queries.ts'

const READ = { projections: ['orderHistory', 'walletStatement'] }

/** What accounts ask of the other slices before somebody is forgotten, and have them do then (decision A20). */
export function keptElsewhere({
  db,
  store,
  projections,
}: {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
}): KeptElsewhere {
  return {
    async standingOf(userId) {
      if (!(await projections.waitFor(READ, await store.head()))) return undefined
      const [orders, { points, rewardPoints }] = await Promise.all([
        unfinishedOrders(db, { userId }),
        balanceOf(db, userId),
      ])
      const inService = orders.filter(({ status }) => status === OrderStatus.InService).length
      return { openOrders: orders.length, inService, points, rewardPoints }
    },
    async empty(transaction, userId, now) {
      await emptyOrderNotes(transaction, await orderIdsOf(transaction, userId))
      await emptyNotes(transaction, userId)
      await emptyMails(transaction, userId, now)
    },
  }
}
