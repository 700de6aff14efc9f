import { businessRules } from '../../../../schema/rules/businessRules.ts'
import type { ChosenTime } from '../../../domain/booking/bookingRoute.ts'
import type { SlotHours } from '../../../domain/booking/slotTimes.ts'
import { addDays } from '../../../format/calendarDates.ts'

/** What a cancellation of a day order would cost, all in points (decision E3). */
export interface CancellationTerms {
  /** Inside the last day before the visit. */
  readonly insideDayPoints: number
  /** In the last hours before the visit, and later. */
  readonly latePoints: number
}

/** Fees of an order of that price: a share of it, never above the price (decision E3). */
export function cancellationTerms(totalPoints: number): CancellationTerms {
  const { feePercentInsideDay, feeMaxPointsInsideDay, feePercentLate } = businessRules.cancellation
  return {
    insideDayPoints: Math.min(share(totalPoints, feePercentInsideDay), feeMaxPointsInsideDay),
    latePoints: share(totalPoints, feePercentLate),
  }
}

/**
 * Until when (`yyyy-mm-ddTHH:MM`, business wall clock) a day order can be cancelled free. A day without a time begins at the first morning
 * hour (decision D16). A day earlier is the same wall time, because clocks change in the night before a Sunday, which is never booked.
 */
export function freeUntil(chosen: ChosenTime, hours: SlotHours): string {
  const time = chosen.time ?? { hour: hours.amStartHour, minute: 0 }
  const days = businessRules.cancellation.freeHoursAhead / 24
  const clock = [time.hour, time.minute].map((part) => String(part).padStart(2, '0')).join(':')
  return `${addDays(chosen.date, -days)}T${clock}`
}

function share(points: number, percent: number): number {
  return Math.floor((points * percent) / 100 + 0.5)
}
