import { loseToken, type SessionArea, sessionOf } from './session.ts'

/** Where somebody signs in again, whose session is over. */
export const homeOf: Readonly<Record<SessionArea, string>> = {
  customer: '/',
  admin: '/admin',
  staff: '/staff',
}

type Listener = (leaveTo: string) => void
const listeners = new Set<Listener>()
const keepers = new Set<(area: SessionArea) => void>()
let pending: string | null = null

interface Expiry {
  /** The token that was refused; the session's own unless told. */
  readonly token?: string | undefined
  /** Another place than the area's own, which some of the office's calls name (decision A15). */
  readonly leaveTo?: string | undefined
}

/**
 * Ends a session the server no longer knows; tells the page once, however many calls were refused, and as soon as it listens. The refusal
 * of an older token, which comes late, ends nothing.
 */
export function expireSession(area: SessionArea, { leaveTo = homeOf[area], ...refused }: Expiry = {}): void {
  const session = sessionOf(area)
  if (!session || ('token' in refused && refused.token !== session.token)) return
  loseToken(area)
  // the same person signed in for longer elsewhere
  if (sessionOf(area)) return
  for (const keep of keepers) keep(area)
  if (listeners.size === 0) pending = leaveTo
  for (const listener of listeners) listener(leaveTo)
}

/** Calls the listener for every session that runs out, also for one that did before anybody listened; gives back how to stop. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener)
  if (pending !== null) listener(pending)
  pending = null
  return () => listeners.delete(listener)
}

/** Calls `keep` when a session runs out, before the page is left with it; gives back how to stop. */
export function beforeExpiry(keep: (area: SessionArea) => void): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}
