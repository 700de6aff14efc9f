import type { OrderEvent } from '../ordering/events.ts'
import { everyType } from './engine/projection.ts'

/** What can happen to an order; every read model of orders knows all of it. */
export const orderEventTypes = everyType<OrderEvent['type']>({
  'order.placed': true,
  'order.group-assigned': true,
  'order.rescheduled': true,
  'order.instructions-added': true,
  'order.confirmation-resent': true,
  'order.fee-waived': true,
  'order.service-started': true,
  'order.service-ended': true,
  'order.cancelled': true,
  'order.dispute-opened': true,
  'order.dispute-resolved': true,
})
