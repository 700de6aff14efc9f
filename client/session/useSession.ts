import { useSyncExternalStore } from 'react'
import { type Session, type SessionArea, sessionOf, watchSessions } from './session.ts'

/**
 * The area's session, null for visitors; follows sign-in and sign-out, in this tab and others. Pages drawn while building are
 * visitors' pages, and who is signed in is known once they have come to life.
 */
export function useSession<Area extends SessionArea>(area: Area): Session<Area> | null {
  return useSyncExternalStore(
    watchSessions,
    () => sessionOf(area),
    () => null,
  )
}
