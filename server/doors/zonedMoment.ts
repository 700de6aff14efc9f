import { BUSINESS_ZONE, inBusinessZone, toOffsetString } from '../kernel/time.ts'

/** A moment as both doors tell it (decision J6). */
export interface ZonedMoment {
  /** ISO 8601 with the business's offset. */
  readonly at: string
  /** The zone's short name then, the same for every reader. */
  readonly zoneLabel: string
}

/** A stretch of time between two clock changes, in milliseconds since 1970. */
interface Season {
  readonly since: number
  readonly until: number
  readonly label: string
}

/** Asking for the label costs more than all else of an order in a list, and only a clock change makes it another. */
const seasons: Season[] = []

const label = new Intl.DateTimeFormat('en-CA', { timeZone: BUSINESS_ZONE, timeZoneName: 'short' })

export function zonedMoment(at: Temporal.Instant): ZonedMoment {
  return { at: toOffsetString(at), zoneLabel: zoneLabel(at) }
}

/** Short name of the business's zone at a moment: one source for server and client, such as MST. */
export function zoneLabel(at: Temporal.Instant): string {
  const moment = at.epochMilliseconds
  const known = seasons.find(({ since, until }) => since <= moment && moment < until)
  if (known) return known.label
  const season = seasonOf(at)
  seasons.push(season)
  return season.label
}

function seasonOf(at: Temporal.Instant): Season {
  const local = inBusinessZone(at)
  const since = local.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  const until = local.getTimeZoneTransition('next')
  const parts = label.formatToParts(at.epochMilliseconds)
  return {
    since: since?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    until: until?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    label: parts.find(({ type }) => type === 'timeZoneName')?.value ?? BUSINESS_ZONE,
  }
}
