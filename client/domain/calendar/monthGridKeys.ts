import { addDays, addMonths, weekdayOf } from '../../format/calendarDates.ts'

/** What the focus may reach: the first day of the current month and the last bookable day. */
export interface FocusLimits {
  readonly first: string
  readonly last: string
}

/**
 * Where a key moves the focus in the month grid (the date grid keys of the ARIA authoring practices): arrows by day and week, Home and End
 * to the ends of the week, Page Up and Page Down by month, never past the limits. Undefined: not a grid key.
 */
export function dayForKey(key: string, from: string, limits: FocusLimits): string | undefined {
  const move = moves[key]
  if (!move) return undefined
  return clamp(move(from), limits)
}

const moves: Readonly<Record<string, (from: string) => string>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, 1 - weekdayOf(from)),
  End: (from) => addDays(from, 7 - weekdayOf(from)),
  PageUp: (from) => addMonths(from, -1),
  PageDown: (from) => addMonths(from, 1),
}

function clamp(date: string, { first, last }: FocusLimits): string {
  if (date < first) return first
  return date > last ? last : date
}
