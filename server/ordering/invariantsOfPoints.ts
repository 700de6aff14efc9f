import { type Audit, type AuditedEvent, createTally, entryOf, idIn } from '../kernel/audit.ts'
import { type Buckets, isMovement, type PointsMovement, type WalletEvent } from '../points/events.ts'

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

/** Invariant 3: per order and bucket, refund ≤ spend and fee ≤ refund. */
export function auditRefunds(): Audit {
  const tally = createTally(
    3,
    'per order and bucket, no more comes back than was given and no more is kept than came back',
  )
  const orders = new Map<
    string,
    Record<(typeof buckets)[number], { gave: number; back: number; fee: number }>
  >()
  const none = () => ({ gave: 0, back: 0, fee: 0 })
  return {
    see: (event) => {
      if (!isOfWallet(event)) return
      const part = partOf(event)
      if (!part) return
      const order = entryOf(orders, `${event.stream} ${part.orderId}`, () => ({
        points: none(),
        rewardPoints: none(),
      }))
      for (const bucket of buckets) {
        const sums = order[bucket]
        sums[part.kind] += part.amounts[bucket]
        const text = () =>
          `order ${part.orderId}: gave ${sums.gave}, got back ${sums.back}, was charged ${sums.fee} ${bucket}`
        tally.check(sums.back <= sums.gave && sums.fee <= sums.back, text)
      }
    },
    report: tally.report,
  }
}

function isOfWallet(event: AuditedEvent): event is AuditedEvent & PointsMovement {
  return idIn('wallet', event.stream) !== undefined && isMovement(event as AuditedEvent & WalletEvent)
}

function changeOf(event: PointsMovement): Buckets {
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
    case 'points.recharge-reversed':
      return { points: -event.data.amount, rewardPoints: -(event.data.rewardAmount ?? 0) }
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
