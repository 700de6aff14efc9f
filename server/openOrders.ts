import type { EventStore } from './eventstore/port.ts'
import type { Db } from './kernel/database.ts'
import type { ProjectionRunner } from './readmodels/engine/runner.ts'
import { groupHasOpenOrders, isAtWork, visitsOn } from './readmodels/orderHistory/openOrders.queries.ts'
import type { OpenOrders } from './staffing/openOrders.ts'

const BOOK = { projections: ['orderHistory'] }

/** What staffing asks of the order book, answered by its read model once that has everything recorded so far. */
export function openOrdersIn({
  db,
  store,
  projections,
}: {
  readonly db: Db
  readonly store: EventStore
  readonly projections: Pick<ProjectionRunner, 'waitFor'>
}): OpenOrders {
  const upToDate = async () => projections.waitFor(BOOK, await store.last())
  return {
    ofGroup: async (groupId) => ((await upToDate()) ? groupHasOpenOrders(db, groupId) : undefined),
    ofStaff: async (staffId) => ((await upToDate()) ? isAtWork(db, staffId) : undefined),
    async onDay(of) {
      await upToDate()
      return visitsOn(db, of)
    },
  }
}
