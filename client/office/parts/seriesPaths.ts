/** The office's list of recurring visits (decision N10); of one customer's alone if named. */
export function officeSeriesListPath(customerId?: string): string {
  return customerId ? `/adminSeries?customer=${encodeURIComponent(customerId)}` : '/adminSeries'
}

/** The office's page of a series. */
export function officeSeriesPath(seriesId: string): string {
  return `/adminSeries/${encodeURIComponent(seriesId)}`
}
