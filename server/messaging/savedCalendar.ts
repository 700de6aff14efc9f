import { OrderStatus } from '../../schema/rules/enumerations.ts'
import type { Order } from '../ordering/order.ts'
import { type CalendarFile, savedCalendarFile } from './calendarFile.ts'

/** The texts of the entry besides the order itself, in the language of the request. */
export interface SavedCalendarWords {
  readonly serviceName: string
  /** Undefined for an erased address, which leaves nothing to show (decision A20). */
  readonly addressLine: string | undefined
  /** Of the web app, without a slash at its end. */
  readonly publicUrl: string
  readonly now: Temporal.Instant
}

/**
 * The file with which a customer adds a booking to a calendar (decision J3).
 * @returns undefined once service has started or the order is over
 */
export function savedCalendar(
  order: Order,
  { addressLine = '–', now, ...words }: SavedCalendarWords,
): CalendarFile | undefined {
  if (order.status !== OrderStatus.Pending && order.status !== OrderStatus.Confirmed) return undefined
  // calendars keep the entry with the higher sequence
  return savedCalendarFile({ order, addressLine, ...words }, { now, sequence: order.steps.length - 1 })
}
