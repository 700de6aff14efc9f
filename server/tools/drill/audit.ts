import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import type { ApiClient } from '../../testing/apiClient.ts'
import { ask } from './ask.ts'
import { type Account, acknowledge, type Intent } from './ledger.ts'

/** What a customer finds after a start. */
interface Found {
  readonly orders: ReadonlyMap<string, 'placed' | 'cancelled'>
  /** Points of the orders that stand. */
  readonly spent: number
  readonly balance: number
}

export interface Audit {
  /** Of the intents that had no answer, those that had been carried out. */
  readonly wereThere: number
  /** Everything that contradicts what customers were told, in sentences. */
  readonly faults: readonly string[]
}

/**
 * Holds what a customer finds against what they were told: nothing acknowledged may be lost, nothing may be there twice, no point may
 * be missing. What had no answer is asked for again in the same words, and must come to exactly one order.
 */
export async function auditAccount(client: ApiClient, account: Account): Promise<Audit> {
  const before = await find(client, account)
  const lost = [...account.orders].flatMap(([orderNo, told]) =>
    faultOf(account, orderNo, { told, found: before.orders.get(orderNo) }),
  )
  const unanswered = account.unanswered.splice(0)
  const unresolved: string[] = []
  for (const intent of unanswered) unresolved.push(...(await askAgain(client, account, intent)))
  const after = await find(client, account)
  return {
    wereThere: unanswered.length === 0 ? 0 : carriedOut(before, after, unanswered),
    faults: [...lost, ...unresolved, ...differences(account, after)],
  }
}

function faultOf(
  { unanswered }: Account,
  orderNo: string,
  { told, found }: { told: string; found: string | undefined },
): string[] {
  const mayBeCancelled = unanswered.some((intent) => intent.kind === 'cancel' && intent.orderNo === orderNo)
  const isRight = found === told || (mayBeCancelled && found === 'cancelled')
  return isRight ? [] : [`${orderNo} was acknowledged as ${told} and is ${found ?? 'lost'}`]
}

async function askAgain(client: ApiClient, account: Account, intent: Intent): Promise<string[]> {
  const told = await ask(client, account.customer, intent)
  if ('orderNo' in told) acknowledge(account, intent, told.orderNo)
  else if ('failure' in told) return [`no answer to ${intent.kind} after the start: ${told.failure}`]
  // without a key the second cancellation is told that there is nothing to cancel any more
  else if (intent.kind === 'cancel') acknowledge(account, intent, intent.orderNo)
  return []
}

function differences({ orders, grant, customer }: Account, found: Found): string[] {
  const missing = [...orders].filter(([orderNo, state]) => found.orders.get(orderNo) !== state)
  const surplus = [...found.orders.keys()].filter((orderNo) => !orders.has(orderNo))
  const isPaid = found.balance === grant - found.spent
  return [
    ...missing.map(
      ([orderNo, state]) => `${orderNo} should be ${state} and is ${found.orders.get(orderNo) ?? 'lost'}`,
    ),
    ...surplus.map((orderNo) => `${orderNo} is there and nobody knows of it`),
    ...(isPaid
      ? []
      : [`${customer.userId} has ${found.balance} points after spending ${found.spent} of ${grant}`]),
  ]
}

function carriedOut(before: Found, after: Found, intents: readonly Intent[]): number {
  const cancelled = intents.filter(
    (intent) => intent.kind === 'cancel' && before.orders.get(intent.orderNo) === 'cancelled',
  )
  const placings = intents.filter(({ kind }) => kind === 'place').length
  return cancelled.length + Math.min(placings, placings - (after.orders.size - before.orders.size))
}

async function find(client: ApiClient, { customer }: Account): Promise<Found> {
  const lists = await Promise.all(
    [0, 1].map((catalog) =>
      client.rest<{ orderData: { orderNo: string; status: number; totalPoints: number }[] }>(
        '/Service/getUserOrderList',
        { catalog },
        customer,
      ),
    ),
  )
  const account = await client.rest<{ points: number; rewardPoints: number }>(
    '/Account/getAccountDetail',
    {},
    customer,
  )
  const orders = lists.flatMap(({ body }) => body.orderData)
  const standing = orders.filter(({ status }) => status !== OrderStatus.Cancelled)
  return {
    orders: new Map(
      orders.map(({ orderNo, status }) => [
        orderNo,
        status === OrderStatus.Cancelled ? 'cancelled' : 'placed',
      ]),
    ),
    spent: standing.reduce((sum, { totalPoints }) => sum + totalPoints, 0),
    balance: account.body.points + account.body.rewardPoints,
  }
}
