import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { experienceOf } from '../../../schema/rules/experience.ts'
import { actorOf } from '../../kernel/event.ts'
import type { OrderEvent } from '../../ordering/events.ts'
import { isTransition } from '../../ordering/transitions.ts'
import {
  type ExperienceEvent,
  experienceStream,
  type WalletEvent,
  walletStream,
} from '../../points/events.ts'
import { type Audit, type AuditedEvent, createTally, entryOf, idIn } from './audit.ts'

/** Invariant 2: every placed order is paid exactly once, with its total, from its customer's wallet, and nothing else is paid. */
export function auditPayments(): Audit {
  const tally = createTally(
    2,
    'every placed order has exactly one payment of its total, and every payment its order',
  )
  const placed = new Map<string, string[]>()
  const spent = new Map<string, string[]>()
  return {
    see: (event) => {
      const orderId = idIn('order', event.stream)
      if (orderId !== undefined && isPlaced(event)) {
        const { userId, totalPoints } = event.data
        entryOf(placed, orderId, () => []).push(`${totalPoints} from ${walletStream(userId)}`)
      }
      if (idIn('wallet', event.stream) !== undefined && isSpent(event)) {
        const { points, rewardPoints, orderId: paid } = event.data
        entryOf(spent, paid, () => []).push(`${points + rewardPoints} from ${event.stream}`)
      }
    },
    report: () => {
      for (const orderId of new Set([...placed.keys(), ...spent.keys()])) {
        const [due, got] = [placed.get(orderId) ?? [], spent.get(orderId) ?? []]
        tally.check(
          due.length === 1 && got.length === 1 && due[0] === got[0],
          () =>
            `order ${orderId}: placed for ${due.join(', ') || 'nothing'}; paid ${got.join(', ') || 'nothing'}`,
        )
      }
      return tally.report()
    },
  }
}

/** Invariant 4: every order whose service ended gave exactly one experience of floor(total / 100) to its customer, and no other order any. */
export function auditExperience(): Audit {
  const tally = createTally(
    4,
    'every completed order gave its experience exactly once, and no other order gave any',
  )
  const due = new Map<string, string>()
  const ended = new Map<string, string[]>()
  const gained = new Map<string, string[]>()
  return {
    see: (event) => {
      const orderId = idIn('order', event.stream)
      if (orderId !== undefined && isPlaced(event)) {
        const { userId, totalPoints } = event.data
        due.set(orderId, `${experienceOf(totalPoints)} to ${experienceStream(userId)}`)
      }
      if (orderId !== undefined && event.type === 'order.service-ended')
        entryOf(ended, orderId, () => []).push(due.get(orderId) ?? 'nothing')
      if (idIn('experience', event.stream) !== undefined) {
        const { data } = event as AuditedEvent & ExperienceEvent
        entryOf(gained, data.orderId, () => []).push(`${data.amount} to ${event.stream}`)
      }
    },
    report: () => {
      for (const orderId of new Set([...ended.keys(), ...gained.keys()])) {
        const [owed, got] = [ended.get(orderId) ?? [], gained.get(orderId) ?? []]
        tally.check(
          owed.length === 1 && got.length === 1 && owed[0] === got[0],
          () => `order ${orderId}: owes ${owed.join(', ') || 'nothing'}; gave ${got.join(', ') || 'nothing'}`,
        )
      }
      return tally.report()
    },
  }
}

/** Invariant 8: status follows the table of transitions and no other path. */
export function auditTransitions(): Audit {
  const tally = createTally(8, 'status follows the table of transitions')
  const statuses = new Map<string, OrderStatus>()
  return {
    see: (event) => {
      if (idIn('order', event.stream) === undefined) return
      const orderEvent = event as AuditedEvent & OrderEvent
      const from = statuses.get(event.stream)
      const to = targetOf(orderEvent, from)
      const step = { event: orderEvent.type, from, role: actorOf(event).role }
      tally.check(
        to !== undefined && isTransition({ ...step, to }),
        () =>
          `${event.stream}: ${event.type} by role ${step.role} took status ${from ?? 'none'} to ${to ?? 'none'}`,
      )
      if (to !== undefined) statuses.set(event.stream, to)
    },
    report: tally.report,
  }
}

/** Where an event leads, read from the event alone and not from the fold that is being checked. */
function targetOf(event: OrderEvent, from: OrderStatus | undefined): OrderStatus | undefined {
  if (event.type === 'order.rescheduled') return event.data.groupKept ? from : OrderStatus.Pending
  if (event.type === 'order.dispute-resolved')
    return event.data.outcome === 'refunded' ? OrderStatus.Cancelled : OrderStatus.Completed
  return targets.get(event.type) ?? from
}

const targets: ReadonlyMap<string, OrderStatus> = new Map([
  ['order.placed', OrderStatus.Pending],
  ['order.group-assigned', OrderStatus.Confirmed],
  ['order.service-started', OrderStatus.InService],
  ['order.service-ended', OrderStatus.Completed],
  ['order.cancelled', OrderStatus.Cancelled],
  ['order.dispute-opened', OrderStatus.Disputed],
])

function isPlaced(
  event: AuditedEvent,
): event is AuditedEvent & Extract<OrderEvent, { type: 'order.placed' }> {
  return event.type === 'order.placed'
}

function isSpent(
  event: AuditedEvent,
): event is AuditedEvent & Extract<WalletEvent, { type: 'points.spent' }> {
  return event.type === 'points.spent'
}
