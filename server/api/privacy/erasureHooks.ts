import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { emptyNotes } from '../../billing/paymentNotes.store.ts'
import type { CommandContext } from '../../eventstore/commandHandler.ts'
import type { LoadFold } from '../../eventstore/loadFold.ts'
import type { ErasureHooks } from '../../identity/eraseCustomer.handlers.ts'
import { inStream, type StreamEvents } from '../../kernel/event.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { emptyMails } from '../../messaging/outbox.store.ts'
import { emptyOrderNotes } from '../../ordering/notes/instructions.store.ts'
import { keepWaits } from '../../ordering/recurring/visitRows.store.ts'
import { changeAccess } from '../../points/commands/changeAccess.ts'
import { walletStream } from '../../points/events.ts'
import { walletFold } from '../../points/walletFold.ts'
import type { ProjectionRunner } from '../../readmodels/engine/runner.ts'
import {
  openComplaints,
  orderIdsOf,
  unfinishedOrders,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'
import { listSeries, unendedSeries } from '../../readmodels/series/series.queries.ts'
import { seriesStream } from '../../series/events.ts'
import { seriesFold } from '../../series/series.ts'
import { endSeries } from '../../series/seriesTerms.ts'

const READ = { projections: ['orderHistory', 'seriesOverview'] }

/** What identity asks of other modules before it erases an account, and what they erase with it (decisions A20, M4). */
export function erasureHooks(
  context: CommandContext,
  projections: Pick<ProjectionRunner, 'waitFor'>,
): ErasureHooks {
  const { db, store } = context
  const ordersOf = async (userId: string) => {
    if (!(await projections.waitFor(READ, await store.last()))) return undefined
    const [orders, complaints] = await Promise.all([
      unfinishedOrders(db, { userId }),
      openComplaints(db, userId),
    ])
    const inService = orders.filter(({ status }) => status === OrderStatus.InService).length
    return { openOrders: orders.length, inService, complaints }
  }
  return {
    async changeAccess(command, { userId, access, refuse }) {
      const stream = walletStream(userId)
      const changed = await context.handle({ command, streams: [stream] }, async (load) => {
        // the wallet before the orders: a booking that the orders do not show yet changes the wallet, and the append fails
        const { state: wallet } = await load(stream, walletFold)
        const orders = refuse && (await ordersOf(userId))
        if (refuse && orders === undefined) return reject(RejectionCode.BUSY)
        const refused = orders && refuse({ ...orders, ...wallet.balance })
        if (refused) return refused
        const ended = access === 'closed' ? await endedSeries(load, await unendedSeries(db, userId)) : []
        return { answer: {}, events: [...inStream(stream, changeAccess(wallet, access)), ...ended] }
      })
      return isRejection(changed) ? changed : undefined
    },
    async empty(transaction, userId, now) {
      await emptyOrderNotes(transaction, await orderIdsOf(transaction, userId))
      await emptyNotes(transaction, userId)
      await emptyMails(transaction, userId, now)
      for (const { seriesId } of await listSeries(transaction, userId))
        await keepWaits(transaction, seriesId, { waits: [], at: now })
    },
  }
}

/** The ends of series, for the append that closes their customer's wallet (decision N9). */
async function endedSeries(load: LoadFold, seriesIds: readonly string[]): Promise<StreamEvents> {
  const ended = seriesIds.map(async (seriesId) => {
    const { state } = await load(seriesStream(seriesId), seriesFold)
    return state === undefined ? [] : inStream(seriesStream(seriesId), endSeries(state, 'erasure'))
  })
  return (await Promise.all(ended)).flat()
}
