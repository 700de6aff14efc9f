import { seasonAt, toOffsetString } from '../../kernel/time.ts'

/** A moment in the form of both APIs (decision J6). */
export interface ZonedMoment {
  /** ISO 8601 with the business's offset. */
  readonly at: string
  /** The zone's short name then, the same for every reader. */
  readonly zoneLabel: string
}

export function zonedMoment(at: Temporal.Instant): ZonedMoment {
  return { at: toOffsetString(at), zoneLabel: zoneLabel(at) }
}

/** Short name of the business's zone at a moment: one source for server and client, such as MST. */
function zoneLabel(at: Temporal.Instant): string {
  return seasonAt(at).zoneLabel
}
