import { nothing, plus, totalOf } from '../../points/buckets.ts'
import { type Buckets, isMovement, type PointsMovement, type WalletEvent } from '../../points/events.ts'
import { type Audit, type AuditedEvent, createTally, entryOf, idIn } from './audit.ts'

const buckets = ['points', 'rewardPoints'] as const

/** Invariant 1: each bucket of each wallet is the sum of its events, and never below zero, not even in between. */
export function auditBalances(): Audit {
  const tally = createTally(1, 'each bucket of each wallet is the sum of its events and never below zero')
  const balances = new Map<string, { points: number; rewardPoints: number }>()
  return {
    see: (event) => {
      if (!isOfWallet(event)) return
      const balance = entryOf(balances, event.stream, () => ({ points: 0, rewardPoints: 0 }))
      const change = changeOf(event)
      for (const bucket of buckets) {
        balance[bucket] += change[bucket]
        const now = balance[bucket]
        tally.check(
          Number.isInteger(now) && now >= 0,
          () => `${event.stream}: ${event.type} left ${now} ${bucket}`,
        )
      }
    },
    report: tally.report,
  }
}

/** Invariant 3: per order and bucket, refund ≤ spend; per order, fee ≤ refund, from whichever bucket (decision M6). */
export function auditRefunds(): Audit {
  const tally = createTally(
    3,
    'per order and bucket no more comes back than was given, and per order no more is kept than came back',
  )
  const orders = new Map<string, OrderSums>()
  return {
    see: (event) => {
      if (!isOfWallet(event)) return
      const part = partOf(event)
      if (!part) return
      const { orderId } = part
      const sums = entryOf(orders, `${event.stream} ${orderId}`, () => ({
        gave: nothing,
        back: nothing,
        fee: nothing,
      }))
      sums[part.kind] = plus(sums[part.kind], part.amounts)
      const { gave, back } = sums
      for (const bucket of buckets)
        tally.check(
          back[bucket] <= gave[bucket],
          () => `order ${orderId}: gave ${gave[bucket]} ${bucket} and got back ${back[bucket]}`,
        )
      const [returned, kept] = [totalOf(back), totalOf(sums.fee)]
      tally.check(
        kept <= returned,
        () => `order ${orderId}: got back ${returned} points and was charged ${kept}`,
      )
    },
    report: tally.report,
  }
}

type OrderSums = Record<'gave' | 'back' | 'fee', Buckets>

/** Whether an event moves points of a wallet. */
export function isOfWallet(event: AuditedEvent): event is AuditedEvent & PointsMovement {
  return idIn('wallet', event.stream) !== undefined && isMovement(event as AuditedEvent & WalletEvent)
}

/** The change of each bucket by a wallet entry. */
export function changeOf(event: PointsMovement): Buckets {
  switch (event.type) {
    case 'points.recharged':
      return { points: event.data.points, rewardPoints: 0 }
    case 'points.rewarded':
      return { points: 0, rewardPoints: event.data.amount }
    case 'points.refunded':
      return event.data
    case 'points.spent':
    case 'points.fee-charged':
      return { points: -event.data.points, rewardPoints: -event.data.rewardPoints }
    case 'points.reward-recovered':
      return { points: 0, rewardPoints: -event.data.amount }
    case 'points.recharge-reversed':
      return { points: -event.data.amount, rewardPoints: -event.data.rewardAmount }
  }
}

function partOf(event: PointsMovement) {
  const kinds = { 'points.spent': 'gave', 'points.refunded': 'back', 'points.fee-charged': 'fee' } as const
  if (
    event.type !== 'points.spent' &&
    event.type !== 'points.refunded' &&
    event.type !== 'points.fee-charged'
  )
    return undefined
  return { kind: kinds[event.type], orderId: event.data.orderId, amounts: event.data }
}
