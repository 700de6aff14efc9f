/**
 * A moment on the wall clock that an ISO text of the server stands on: ISO 8601 with the same offset. The offset is the server's, as
 * browsers with older zone rules would compute an Alberta hour wrong (decision K6).
 * @param epochMs of the moment
 * @param like such as 2025-11-27T09:28:00-07:00
 */
export function onClockOf(epochMs: number, like: string): string {
  const offset = /([+-])(\d\d):(\d\d)$/.exec(like)
  const [, sign, hours, minutes] = offset ?? ['', '+', '00', '00']
  const shift = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  return `${new Date(epochMs + shift).toISOString().slice(0, 19)}${sign}${hours}:${minutes}`
}
