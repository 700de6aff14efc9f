import { OrderStatus } from '../../schema/rules/enumerations.ts'
import { ActorRole } from '../kernel/command.ts'
import type { OrderEvent } from './events.ts'

/** A transition: the event, the status before and after, and who may cause it. */
export interface Transition {
  readonly event: OrderEvent['type']
  /** Absent for the placing. */
  readonly from?: OrderStatus
  readonly to: OrderStatus
  readonly by: readonly ActorRole[]
  /** Which of these events lead to this status, if the same event may lead elsewhere. */
  readonly when?: (event: OrderEvent) => boolean
}

const { Pending, Confirmed, InService, Completed, Cancelled, Disputed } = OrderStatus
const { System, Customer, Staff, Admin } = ActorRole

/** All transitions of an order (decision E1, with E4, E8, E12, N2, N8, W2, X1 and X11). Deciders obey them, and `verify` checks the log against them. */
export const transitions: readonly Transition[] = [
  { event: 'order.placed', to: Pending, by: [Customer, System, Admin] },
  { event: 'order.group-assigned', from: Pending, to: Confirmed, by: [Admin, System] },
  { event: 'order.group-assigned', from: Confirmed, to: Confirmed, by: [Admin] },
  { event: 'order.rescheduled', from: Pending, to: Pending, by: [Customer, Admin] },
  { event: 'order.rescheduled', from: Confirmed, to: Confirmed, by: [Customer, Admin] },
  { event: 'order.rescheduled', from: Confirmed, to: Pending, by: [Customer, Admin], when: losesCrew },
  { event: 'order.instructions-added', from: Pending, to: Pending, by: [Customer, Admin] },
  { event: 'order.instructions-added', from: Confirmed, to: Confirmed, by: [Customer, Admin] },
  { event: 'order.confirmation-resent', from: Confirmed, to: Confirmed, by: [Admin] },
  { event: 'order.fee-waived', from: Pending, to: Pending, by: [Admin] },
  { event: 'order.fee-waived', from: Confirmed, to: Confirmed, by: [Admin] },
  { event: 'order.service-started', from: Confirmed, to: InService, by: [Staff] },
  { event: 'order.service-ended', from: InService, to: Completed, by: [Staff] },
  { event: 'order.visit-failed', from: Confirmed, to: Confirmed, by: [Staff] },
  { event: 'order.visit-failed', from: InService, to: InService, by: [Staff] },
  { event: 'order.cancelled', from: Pending, to: Cancelled, by: [Customer, Admin, System] },
  { event: 'order.cancelled', from: Confirmed, to: Cancelled, by: [Customer, Admin] },
  { event: 'order.cancelled', from: InService, to: Cancelled, by: [Admin] },
  { event: 'order.dispute-opened', from: Completed, to: Disputed, by: [Customer, Admin] },
  { event: 'order.dispute-resolved', from: Disputed, to: Completed, by: [Admin], when: isUpheld },
  { event: 'order.dispute-resolved', from: Disputed, to: Cancelled, by: [Admin], when: isRefunded },
]

/** Whether this person may cause this event on an order in this status, whatever status follows. */
export function mayCause(event: OrderEvent['type'], from: OrderStatus | undefined, role: ActorRole): boolean {
  return transitions.some((row) => row.event === event && row.from === from && row.by.includes(role))
}

/** Whether a step of the log is in the table. */
export function isTransition(step: {
  readonly event: OrderEvent['type']
  readonly from: OrderStatus | undefined
  readonly to: OrderStatus
  readonly role: ActorRole
}): boolean {
  const { event, from, to, role } = step
  return transitions.some(
    (row) => row.event === event && row.from === from && row.to === to && row.by.includes(role),
  )
}

function losesCrew(event: OrderEvent): boolean {
  return event.type === 'order.rescheduled' && !event.data.groupKept
}

function isUpheld(event: OrderEvent): boolean {
  return event.type === 'order.dispute-resolved' && event.data.outcome === 'completed'
}

function isRefunded(event: OrderEvent): boolean {
  return event.type === 'order.dispute-resolved' && event.data.outcome === 'refunded'
}
