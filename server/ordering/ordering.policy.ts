import { businessRules } from '../../schema/rules/businessRules.ts'
import { OrderStatus, PeriodType } from '../../schema/rules/enumerations.ts'
import { startOf } from './placing/bookedTime.ts'

/** The fields of an order that the policy needs. */
export interface PolicyOrder {
  readonly status: OrderStatus
  readonly periodType: PeriodType
  /** yyyy-mm-dd. */
  readonly bookedDate: string
  /** HH:MM; undefined for date-only days. */
  readonly bookedTime: string | undefined
  readonly bookedZone: string
  readonly customerMoves: number
  /** The number of notes to the crew. */
  readonly instructionsIds: readonly string[]
}

/** What the customer may do with an order now. For buttons: commands decide again. */
export interface CustomerMay {
  readonly cancel: boolean
  readonly reschedule: boolean
  /** Moves left; 0 for a month or a season. */
  readonly movesLeft: number
  readonly addInstructions: boolean
}

/**
 * Customers may cancel and add notes (at most ten) until service starts, and move day orders a day ahead, at most three times
 * (decisions E1, E10, E11, M10).
 */
export function customerMay(order: PolicyOrder, now: Temporal.Instant): CustomerMay {
  const isOpen = order.status === OrderStatus.Pending || order.status === OrderStatus.Confirmed
  const { movesPerOrder } = businessRules.reschedule
  const movesLeft = order.periodType === PeriodType.Day ? Math.max(0, movesPerOrder - order.customerMoves) : 0
  return {
    cancel: isOpen,
    reschedule: isOpen && movesLeft > 0 && isEarly(order, now),
    movesLeft,
    addInstructions: isOpen && order.instructionsIds.length < businessRules.notesPerOrder,
  }
}

function isEarly(order: PolicyOrder, now: Temporal.Instant): boolean {
  const { bookedDate: date, bookedTime: time, bookedZone: zone, periodType } = order
  const start = startOf({ bookedFor: { date, time, zone }, periodType })
  return start.since(now).total('hours') >= businessRules.reschedule.noticeHours
}
