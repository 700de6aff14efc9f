import { endSession, type SessionArea, sessionOf } from './session.ts'

type Listener = (area: SessionArea) => void
const listeners = new Set<Listener>()

/** Ends a session the server no longer knows; tells the page once, however many calls were refused. */
export function expireSession(area: SessionArea): void {
  if (!sessionOf(area)) return
  endSession(area)
  for (const tell of listeners) tell(area)
}

/** Hears of sessions that ran out; gives back how to stop. */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
