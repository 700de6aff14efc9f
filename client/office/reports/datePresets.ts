import { addToMonth, daysInMonth, monthOf } from '../../format/calendarDates.ts'

/** Presets for the common periods of reports. */
export const presets = ['thisMonth', 'lastMonth', 'lastQuarter', 'thisYear'] as const
export type Preset = (typeof presets)[number]

/** From its first day to its last, yyyy-mm-dd; months and quarters are those of the calendar. @param today yyyy-mm-dd */
export function spanOf(preset: Preset, today: string): { readonly from: string; readonly to: string } {
  const month = monthOf(today)
  switch (preset) {
    case 'thisMonth':
      return months(month, month)
    case 'lastMonth':
      return months(addToMonth(month, -1), addToMonth(month, -1))
    case 'lastQuarter': {
      const first = addToMonth(month, -3 - ((Number(month.slice(5)) - 1) % 3))
      return months(first, addToMonth(first, 2))
    }
    case 'thisYear':
      return months(`${month.slice(0, 4)}-01`, `${month.slice(0, 4)}-12`)
  }
}

function months(first: string, last: string) {
  return { from: `${first}-01`, to: `${last}-${daysInMonth(last)}` }
}
