import { spanOf } from '../../../schema/rules/bookingPeriods.ts'
import { OrderStatus, type PeriodType } from '../../../schema/rules/enumerations.ts'
import { businessDate } from '../../kernel/time.ts'

/** What a policy for crews looks at of an order. */
export interface CrewPolicyOrder {
  readonly status: OrderStatus
  readonly periodType: PeriodType
  /** yyyy-mm-dd; the first day of a period. */
  readonly bookedDate: string
  readonly groupId: string | undefined
  /** Who began it; undefined before. */
  readonly staffIds: readonly string[] | undefined
}

/** What a crew member may do with an order now: buttons see it, commands decide again. */
export interface CrewMay {
  readonly start: boolean
  readonly end: boolean
}

/**
 * Members of the assigned crew start on the booked day or later, a month or a season within its days; they, and whoever began the work, end
 * it (decisions E6, E7).
 * @param by.groupId the crew they are in now
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
