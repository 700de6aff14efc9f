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
  readonly endedAt: Temporal.Instant | undefined
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
  readonly reportProblem: boolean
}

/**
 * Customers may cancel and add notes (at most ten) until service starts, move day orders a day ahead, at most three times, and report a
 * problem for seven days after the work (decisions E1, E8, E10, E11, M10, X1).
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
    reportProblem: order.status === OrderStatus.Completed && isRecent(order, now),
  }
}

function isEarly(order: PolicyOrder, now: Temporal.Instant): boolean {
  const { bookedDate: date, bookedTime: time, bookedZone: zone, periodType } = order
  const start = startOf({ bookedFor: { date, time, zone }, periodType })
  return start.since(now).total('hours') >= businessRules.reschedule.noticeHours
}

/** The end as the crew gave it is never after its record, so the command allows what this offers (decision M2). */
function isRecent({ endedAt }: PolicyOrder, now: Temporal.Instant): boolean {
  return endedAt !== undefined && now.since(endedAt).total('hours') <= businessRules.dispute.days * 24
}
