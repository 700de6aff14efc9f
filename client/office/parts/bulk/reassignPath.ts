/** In place of a crew's id: all visits of the day. */
export const wholeDay = 'day'

/** The calendar's day with the dialog that gives a crew's visits to others, or moves all of them (decision W5). */
export function reassignPath(date: string, groupId: string): string {
  return `/adminCalendar?${new URLSearchParams({ day: date, reassign: groupId })}`
}
