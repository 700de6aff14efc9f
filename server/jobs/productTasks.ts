import { RejectionCode } from '../../schema/rules/rejections.ts'
import { purgeAccounts } from '../identity/purge.handlers.ts'
import type { Db } from '../kernel/database.ts'
import { isRejection } from '../kernel/rejection.ts'
import { systemCommand } from '../kernel/systemCommand.ts'
import { businessDate } from '../kernel/time.ts'
import { type OutgoingMail, purgeOutbox, putAllIntoOutbox } from '../messaging/outbox.store.ts'
import { purgeShownFees } from '../ordering/cancelling/shownFees.store.ts'
import type { OrderingHandlers } from '../ordering/ordering.handlers.ts'
import { confirmedVisitsOn, overduePendingOrders } from '../readmodels/orderHistory/dueOrders.queries.ts'
import type { DailyTask } from './dailyTasks.ts'

/** What the daily tasks work with. */
export interface TasksContext {
  readonly db: Db
  readonly ordering: Pick<OrderingHandlers, 'cancelOrder'>
  /** Deletes mails that were kept in files. @returns how many */
  purgeMailFiles(now: Temporal.Instant): Promise<number>
}

/** Everything the product does every day by itself; hours of the business's day. */
export function productTasks(context: TasksContext): readonly DailyTask[] {
  const { db } = context
  return [
    { name: 'cleaning', hour: 3, run: (now) => cleanUp(context, now) },
    { name: 'overdueOrders', hour: 6, run: (now) => cancelOverdueOrders(context, now) },
    { name: 'reminders', hour: 17, run: (_, day) => remindOfVisits(db, day.add({ days: 1 })) },
  ]
}

/**
 * Queues reminders of a day's confirmed visits, one per order and day (decision J1). Sending checks again whether the visit is still to come.
 */
export async function remindOfVisits(
  db: Db,
  day: Temporal.PlainDate,
): Promise<{ readonly reminders: number }> {
  const date = day.toString()
  const visits = await confirmedVisitsOn(db, day)
  const mails = visits.map(({ orderId, userId }): OutgoingMail => {
    const reason = `reminder/${orderId}/${date}`
    return { kind: 'orderReminder', customerId: userId, orderId, facts: { date }, reason }
  })
  return { reminders: await putAllIntoOutbox(db, mails) }
}

/**
 * Cancels orders that were not confirmed before the end of their day, or of their period's last day: all points come back, and the event
 * mails the customer (decision E12). The order itself decides; one that was confirmed meanwhile stays.
 * @throws after all others were tried, when one could not be cancelled: the next look tries it again
 */
export async function cancelOverdueOrders(
  { db, ordering }: Pick<TasksContext, 'db' | 'ordering'>,
  now: Temporal.Instant,
): Promise<{ readonly cancelled: number }> {
  let cancelled = 0
  const left: string[] = []
  for (const order of await overduePendingOrders(db, businessDate(now))) {
    const { orderId, orderNo } = order
    try {
      const outcome = await ordering.cancelOrder(systemCommand('expireOrder', orderId, now), { orderNo })
      if (!isRejection(outcome)) cancelled += 1
      else if (outcome.rejected === RejectionCode.BUSY) left.push(`${orderNo}: ${outcome.rejected}`)
    } catch (error) {
      left.push(`${orderNo}: ${String(error)}`)
    }
  }
  if (left.length > 0) throw new Error(`${left.length} overdue orders are left, ${left[0]}`)
  return { cancelled }
}

async function cleanUp({ db, purgeMailFiles }: TasksContext, now: Temporal.Instant): Promise<object> {
  return {
    ...(await purgeAccounts(db, now)),
    shownFees: await purgeShownFees(db, now),
    mails: await purgeOutbox(db, now),
    mailFiles: await purgeMailFiles(now),
  }
}
