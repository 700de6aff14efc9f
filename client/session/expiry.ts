import { endSession, type SessionArea, sessionOf } from './session.ts'

/** Where somebody signs in again, whose session is over. */
export const homeOf: Readonly<Record<SessionArea, string>> = {
  customer: '/',
  admin: '/admin',
  staff: '/staff',
}

type Listener = (leaveTo: string) => void
const listeners = new Set<Listener>()
let untold: string | null = null

/**
 * Ends a session the server no longer knows; tells the page once, however many calls were refused, and as soon as it listens.
 * @param leaveTo another place than the area's own, which some of the office's calls name (decision A15)
 */
export function expireSession(area: SessionArea, leaveTo = homeOf[area]): void {
  if (!sessionOf(area)) return
  endSession(area)
  if (listeners.size === 0) untold = leaveTo
  for (const tell of listeners) tell(leaveTo)
}

/** Hears of sessions that ran out, also of one that did before anybody listened; gives back how to stop. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener)
  if (untold !== null) listener(untold)
  untold = null
  return () => listeners.delete(listener)
}
