import { type Filter as ClientFilter, eventTypeFilter, streamNameFilter } from '@kurrent/kurrentdb-client'
import type { Filter } from '../port.ts'
import { IDENTITY_STREAM } from './identity.ts'

type OnCheckpoint = Pick<ClientFilter, 'checkpointReached'>

/**
 * The server-side filter of a subscription. Always one, also for "everything": only filtered subscriptions are told how far they are,
 * and neither the server's own streams nor the store's name are anybody's events.
 */
export function selectionOf(filter?: Filter, told: OnCheckpoint = {}): ClientFilter {
  if (!filter) return streamNameFilter({ regex: `^(?!\\$|${IDENTITY_STREAM}$)`, ...told })
  if ('types' in filter) return eventTypeFilter({ regex: `^(?:${oneOf(filter.types)})$`, ...told })
  // A category ends at the first dash; a name without one is its own category.
  return streamNameFilter({ regex: `^(?:${oneOf(filter.categories)})(?:-|$)`, ...told })
}

function oneOf(words: readonly string[]): string {
  return words.length === 0 ? '(?!)' : words.map(escaped).join('|')
}

/** Both .NET and JavaScript read it alike. */
function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
