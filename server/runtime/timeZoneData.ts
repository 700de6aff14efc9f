import { BUSINESS_ZONE } from '../kernel/time.ts'
import { OperatorError } from './operatorError.ts'

/** The first time zone data that know Alberta's change of 2026. */
const OLDEST = '2026c'

/**
 * Refuses to run on time zone data from before Alberta's change of 2026, by their version and not by what one law came to: the next change
 * comes with newer data, which are right. Rules and texts must also agree on the clock, for each has a source of its own.
 * @param version of the data that this Node carries
 * @throws OperatorError that names the Node to use
 */
export function assertTimeZoneData(version = process.versions.tz ?? '', now = Temporal.Now.instant()): void {
  if (version >= OLDEST && monthsAround(now).every(agree)) return
  throw new OperatorError(
    `This Node ${process.versions.node} carries time zone data ${version || 'of no version'}, and Alberta's clocks need ${OLDEST} or newer: run the Node that npm installed (node_modules/.bin/node).`,
  )
}

/** Noon of a day in each month of a year and a half, so that every clock change lies between two of them. */
function monthsAround(now: Temporal.Instant): readonly Temporal.Instant[] {
  return Array.from({ length: 18 }, (_, nth) => now.add({ hours: nth * 30 * 24 }))
}

function agree(at: Temporal.Instant): boolean {
  const ruled = at.toZonedDateTimeISO(BUSINESS_ZONE).toPlainTime().toString({ smallestUnit: 'second' })
  return ruled === written.format(at.epochMilliseconds)
}

const written = new Intl.DateTimeFormat('en-GB', { timeZone: BUSINESS_ZONE, timeStyle: 'medium' })
