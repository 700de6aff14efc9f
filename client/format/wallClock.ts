const shape = /^(\d{4})-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2}))?)?/

/**
 * The date and time in an ISO 8601 text, whatever its offset, as a moment of UTC for formatting with `timeZone: 'UTC'`. Browsers with older
 * zone rules would compute an Alberta hour wrong (decision K6). Takes "2025-11", "2025-11-22" and longer.
 * @throws RangeError for any other text
 */
export function wallClock(iso: string): Date {
  const [whole, year, month, day = '1', hour = '0', minute = '0'] = shape.exec(iso) ?? []
  if (!whole) throw new RangeError(`Not an ISO 8601 date: ${iso}`)
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
}
