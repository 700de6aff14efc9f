/**
 * Business time: everything a customer, a crew or a rule calls "today", "9:30" or "tomorrow" is meant in Alberta's clock
 * (decision D1), computed here with Temporal and never in SQL or in a browser's own zone.
 */
export const BUSINESS_ZONE = 'America/Edmonton'

/** Gives the current instant. Passed in, so that rules can be asked about any moment. */
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
  return at.round({ smallestUnit: 'second', roundingMode: 'floor' }).toString({ timeZone: BUSINESS_ZONE })
}
