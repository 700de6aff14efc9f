import { loseToken, type SessionArea, sessionOf } from './session.ts'

/** Where a person whose session is over signs in again. */
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
  /** The token that was refused; the session's own by default. */
  readonly token?: string | undefined
  /** Another place than the area's own, which some office calls name (decision A15). */
  readonly leaveTo?: string | undefined
}

/**
 * Ends a session that the server no longer knows. The page hears it once, however many calls were refused, and as soon as it subscribes. A
 * late refusal of an older token ends nothing.
 */
export function expireSession(area: SessionArea, { leaveTo = homeOf[area], ...refused }: Expiry = {}): void {
  const session = sessionOf(area)
  if (!session || ('token' in refused && refused.token !== session.token)) return
  loseToken(area)
  // the same person signed in with "Remember me" elsewhere
  if (sessionOf(area)) return
  for (const keep of keepers) keep(area)
  if (listeners.size === 0) pending = leaveTo
  for (const listener of listeners) listener(leaveTo)
}

/** Calls the listener for every session that expires, also before it subscribed; returns how to stop. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener)
  if (pending !== null) listener(pending)
  pending = null
  return () => listeners.delete(listener)
}

/** Calls `keep` when a session expires, before the page is left; returns how to stop. */
export function beforeExpiry(keep: (area: SessionArea) => void): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}
