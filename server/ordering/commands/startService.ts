import { OrderStatus } from '../../../schema/rules/enumerations.ts'
import { RejectionCode } from '../../../schema/rules/rejections.ts'
import { type Rejection, reject } from '../../kernel/rejection.ts'
import { bookedSpan, localDay } from '../bookedTime.ts'
import { type OrderServiceStarted, orderStream } from '../events.ts'
import type { Order } from '../order.ts'
import { isOnCrew, refusedToOthers } from '../orderCrew.ts'
import { inStream, type OrderIntent, type StreamFacts } from '../streamFacts.ts'
import { mayCause } from '../transitions.ts'

export interface StartService extends OrderIntent {
  readonly staffId: string
  /** The enabled members of the order's crew now; the start freezes them (decision E5). */
  readonly crew: readonly string[]
}

/**
 * A member of the crew starts work, on the booked day or later, or within the booked period (decision E6). A second press changes nothing.
 * @param intent `at` is when it happened, see `startTimeOf`
 * @returns facts of the order
 */
export function startService(order: Order, intent: StartService): StreamFacts | Rejection {
  const { orderId, role, at, staffId, crew } = intent
  const isStarted = order.status === OrderStatus.InService
  if (!isOnCrew(order, intent)) return refusedToOthers(order, staffId)
  if (isStarted) return []
  if (!mayCause('order.service-started', order.status, role))
    return reject(RejectionCode.ORDER_TRANSITION_REFUSED)
  const day = localDay(at, order)
  const { firstDay, lastDay, months } = bookedSpan(order)
  if (day < firstDay) return reject(RejectionCode.TOO_EARLY_TO_START)
  if (months > 0 && day > lastDay) return reject(RejectionCode.PERIOD_OVER)
  const started: OrderServiceStarted = { type: 'order.service-started', data: { staffId, staffIds: crew } }
  return inStream(orderStream(orderId), [started])
}
