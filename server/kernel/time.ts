/**
 * Business time: everything a customer, a crew or a rule calls "today", "9:30" or "tomorrow" is meant in Alberta's clock
 * (decision D1), computed here with Temporal and never in SQL or in a browser's own zone.
 */
export const BUSINESS_ZONE = 'America/Edmonton'

/** Returns the current instant. Passed in, so that rules can be checked at any moment. */
export type Clock = () => Temporal.Instant

export const systemClock: Clock = () => Temporal.Now.instant()

/** The same moment on the business's wall clock. */
export function inBusinessZone(at: Temporal.Instant): Temporal.ZonedDateTime {
  return at.toZonedDateTimeISO(BUSINESS_ZONE)
}

/** The business's calendar day at that moment. */
export function businessDate(at: Temporal.Instant): Temporal.PlainDate {
  return inBusinessZone(at).toPlainDate()
}

/** When a local day and time happens. A time that a clock change skips moves forward by the gap ("compatible"). */
export function businessInstant(date: Temporal.PlainDate, time?: Temporal.PlainTime): Temporal.Instant {
  return date.toZonedDateTime({ timeZone: BUSINESS_ZONE, plainTime: time ?? '00:00' }).toInstant()
}

/** ISO 8601 with the business's own offset, to the second: what every reply carries (decision J6). */
export function toOffsetString(at: Temporal.Instant): string {
  return at.toString({ timeZone: seasonAt(at).offset, smallestUnit: 'second' })
}

/** A stretch of time between two clock changes. */
export interface Season {
  /** Such as -07:00. */
  readonly offset: string
  /** Short name of the zone, the same for every reader, such as MST. */
  readonly zoneLabel: string
}

/**
 * Lists format hundreds of moments, and a zone look-up costs more than the rest of an order. The moments lie in few seasons, so offsets are
 * cached.
 */
const seasons: (Season & { readonly since: number; readonly until: number })[] = []

const label = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE, timeZoneName: 'short' })

/** The last one there is, in milliseconds since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000

/** The business's local time at that moment. */
export function seasonAt(at: Temporal.Instant): Season {
  const moment = at.epochMilliseconds
  const known = seasons.find(({ since, until }) => since <= moment && moment < until)
  if (known) return known
  const local = inBusinessZone(at)
  // of the first moment of a season the previous change is its own
  const after = Temporal.Instant.fromEpochMilliseconds(Math.min(moment + 1, LAST_MOMENT))
  const since = inBusinessZone(after).getTimeZoneTransition('previous')
  const until = local.getTimeZoneTransition('next')
  const parts = label.formatToParts(moment)
  const season = {
    since: since?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: until?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    // to the minute: before 1906 it has seconds, of which no moment can be written
    offset: local.toString({ timeZoneName: 'never' }).slice(-'-07:00'.length),
    zoneLabel: parts.find(({ type }) => type === 'timeZoneName')?.value ?? BUSINESS_ZONE,
  }
  seasons.push(season)
  return season
}
