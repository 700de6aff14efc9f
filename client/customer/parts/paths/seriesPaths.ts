/** The list of the customer's recurring visits. */
export const userSeriesListPath = '/userSeries'

/** A series of recurring visits (decision N13). */
export function userSeriesPath(seriesId: string): string {
  return `${userSeriesListPath}/${encodeURIComponent(seriesId)}`
}
