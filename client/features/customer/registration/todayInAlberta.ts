const alberta = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Edmonton',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is where the business is, yyyy-mm-dd (decision D1), without the calendar code that visitor pages do not load. */
export function todayInAlberta(now: Date): string {
  const parts = new Map(alberta.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
