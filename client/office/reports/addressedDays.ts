import type { Filters } from './report.ts'

/** From the first day to the last, yyyy-mm-dd. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Whether an address names days, be they empty. */
export function hasDays({ from, to }: Filters): boolean {
  return from !== undefined || to !== undefined
}

/** The filters that an address means. @param usual the days meant by an address without days; empty days mean any day */
export function filtersOf(address: Filters, usual: Days | undefined): Record<string, string> {
  const filters = { ...(!hasDays(address) && usual), ...address }
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The address of those filters in a report with usual days: without days for the usual ones, with empty days for any day. */
export function addressOf(filters: Record<string, string>, usual: Days | undefined): Record<string, string> {
  const { from, to, ...others } = filters
  if (!from && !to) return { ...others, from: '', to: '' }
  return from === usual?.from && to === usual?.to ? others : filters
}
