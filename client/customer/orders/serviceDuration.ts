/** Whole hours between two ISO moments, half up; under half an hour is `underHour` (document section 2, decision E7). */
export function serviceHours(started: string, ended: string): number | 'underHour' {
  const hours = (Date.parse(ended) - Date.parse(started)) / 3_600_000
  return hours < 0.5 ? 'underHour' : Math.floor(hours + 0.5)
}
