import type { ChosenTime } from '../booking/bookingRoute.ts'
import { clockOf } from '../booking/slotTimes.ts'
import type { Calendar } from '../calendar/dayOffers.ts'
import type { MoveCalendarFragment } from '../calendar/MoveCalendar.generated.ts'
import type { OrderedWorkFragment } from './OrderedWork.generated.ts'

/** What rescheduling needs of an order. */
export type MovedOrder = Pick<
  OrderedWorkFragment,
  'catalog' | 'periodType' | 'bookedDate' | 'bookedTime' | 'priceLines'
>

/** The server's data about other times for an order, as the calendar's rules read them. */
export function moveCalendar(
  options: Omit<MoveCalendarFragment, 'noticeHours'>,
  { catalog, bookedDate }: Pick<MovedOrder, 'catalog'> & Partial<Pick<MovedOrder, 'bookedDate'>>,
): Calendar {
  return { ...options, catalog, bookedDate }
}

/** Whether that is the order's present time. */
export function isSameTime(
  { date, time }: ChosenTime,
  { bookedDate, bookedTime }: Pick<MovedOrder, 'bookedDate' | 'bookedTime'>,
): boolean {
  return date === bookedDate && (time ? clockOf(time) : undefined) === (bookedTime ?? undefined)
}

/** The time as a move sends it. */
export function movedTo({ year, month, day, slot, time }: ChosenTime) {
  const { hour, minute } = time ?? { hour: 0, minute: 0 }
  return { year, month, day, hour, minute, slot }
}

/** Minutes of work, as priced. */
export function minutesOf({ priceLines }: Pick<MovedOrder, 'priceLines'>): number {
  return priceLines.reduce((sum, { minutes }) => sum + minutes, 0)
}
