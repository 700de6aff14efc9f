import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { OrderStatus, type PeriodType } from '../../../schema/rules/enumerations.ts'
import { businessDate } from '../../kernel/time.ts'

/** The fields of an order that the crews' policy needs. */
export interface CrewPolicyOrder {
  readonly status: OrderStatus
  readonly periodType: PeriodType
  /** yyyy-mm-dd; the first day of a period. */
  readonly bookedDate: string
  readonly groupId: string | undefined
  /** Who started it; undefined before. */
  readonly staffIds: readonly string[] | undefined
}

/** What a crew member may do with an order now. For buttons: commands decide again. */
export interface CrewMay {
  readonly start: boolean
  readonly end: boolean
}

/**
 * Members of the assigned crew may start work on the booked day or later, or within a month's or season's days. They and those who
 * started it may end it (decisions E6, E7).
 * @param by.groupId their current crew
 */
export function crewMay(
  order: CrewPolicyOrder,
  by: { readonly staffId: string; readonly groupId: string | undefined },
  now: Temporal.Instant,
): CrewMay {
  const isInCrew = order.groupId !== undefined && order.groupId === by.groupId
  const hasBegun = order.staffIds?.includes(by.staffId) ?? false
  return {
    start: isInCrew && order.status === OrderStatus.Confirmed && isDue(order, now),
    end: (isInCrew || hasBegun) && order.status === OrderStatus.InService,
  }
}

function isDue({ periodType, bookedDate }: CrewPolicyOrder, now: Temporal.Instant): boolean {
  const today = businessDate(now).toString()
  const { firstDay, lastDay, months } = spanOf(periodType, bookedDate)
  return firstDay <= today && (months === 0 || today <= lastDay)
}
