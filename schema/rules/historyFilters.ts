import { HistoryFilter } from './enumerations.ts'

/** Local days, both ends inclusive; an open end is unlimited. */
export interface HistoryPeriod {
  readonly from?: Temporal.PlainDate
  readonly to?: Temporal.PlainDate
}

const stretches: Readonly<Record<number, Temporal.DurationLike | undefined>> = {
  [HistoryFilter.Last30Days]: { days: 30 },
  [HistoryFilter.Last90Days]: { days: 90 },
  [HistoryFilter.Last6Months]: { months: 6 },
  [HistoryFilter.Last12Months]: { months: 12 },
}

/** A year in the filter: from 2000 on it is sent as a designated year (customer document, section 5). */
export function isDesignatedYear(year: number): boolean {
  return Number.isInteger(year) && year >= 2000 && year <= 9999
}

/**
 * The days of a history's filter (decision F7): a number of days or months back from today, or a whole local year.
 * @param designatedYear used for {@link HistoryFilter.Year} only
 * @param today the business's local day
 * @returns the wrong argument, if one is
 */
export function historyPeriod(
  { filterType, designatedYear }: { readonly filterType: number; readonly designatedYear: number },
  today: Temporal.PlainDate,
): HistoryPeriod | 'filterType' | 'designatedYear' {
  const stretch = stretches[filterType]
  if (stretch) return { from: today.subtract(stretch) }
  if (filterType !== HistoryFilter.Year) return 'filterType'
  if (!isDesignatedYear(designatedYear)) return 'designatedYear'
  const day = (month: number, date: number) =>
    Temporal.PlainDate.from({ year: designatedYear, month, day: date })
  return { from: day(1, 1), to: day(12, 31) }
}
