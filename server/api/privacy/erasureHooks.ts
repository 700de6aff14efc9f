import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { emptyNotes } from '../../billing/paymentNotes.store.ts'
import type { CommandContext } from '../../eventstore/commandHandler.ts'
import type { ErasureHooks } from '../../identity/erasing.handlers.ts'
import { isRejection, reject } from '../../kernel/rejection.ts'
import { emptyMails } from '../../messaging/outbox.store.ts'
import { emptyOrderNotes } from '../../ordering/notes/instructions.store.ts'
import { changeAccess } from '../../points/commands/changeAccess.ts'
import { walletStream } from '../../points/events.ts'
import { walletFold } from '../../points/walletFold.ts'
import type { ProjectionRunner } from '../../readmodels/engine/runner.ts'
import {
  openComplaints,
  orderIdsOf,
  unfinishedOrders,
} from '../../readmodels/orderHistory/orderHistory.queries.ts'

const READ = { projections: ['orderHistory'] }

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
        return { answer: {}, events: changeAccess(wallet, access).map((event) => ({ stream, event })) }
      })
      return isRejection(changed) ? changed : undefined
    },
    async empty(transaction, userId, now) {
      await emptyOrderNotes(transaction, await orderIdsOf(transaction, userId))
      await emptyNotes(transaction, userId)
      await emptyMails(transaction, userId, now)
    },
  }
}
