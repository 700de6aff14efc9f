import { useSyncExternalStore } from 'react'
import { type Session, type SessionArea, sessionOf, watchSessions } from './session.ts'

/**
 * The area's session, null for visitors; follows sign-in and sign-out in all tabs. Prerendered pages are visitors' pages, which learn who
 * is signed in when they hydrate.
 */
export function useSession<Area extends SessionArea>(area: Area): Session<Area> | null {
  return useSyncExternalStore(
    watchSessions,
    () => sessionOf(area),
    () => null,
  )
}
