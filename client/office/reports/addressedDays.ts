import type { Filters } from './report.ts'

/** From the first day to the last, yyyy-mm-dd. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Whether an address names days, even empty ones. */
export function hasDays({ from, to }: Filters): boolean {
  return from !== undefined || to !== undefined
}

/** The filters of an address. @param usual the days of an address without days; empty days mean any day */
export function filtersOf(address: Filters, usual: Days | undefined): Record<string, string> {
  const filters = { ...(!hasDays(address) && usual), ...address }
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** The address of filters in a report with default days: without days for the default, with empty days for any day. */
export function addressOf(filters: Record<string, string>, usual: Days | undefined): Record<string, string> {
  const { from, to, ...others } = filters
  if (!from && !to) return { ...others, from: '', to: '' }
  return from === usual?.from && to === usual?.to ? others : filters
}
