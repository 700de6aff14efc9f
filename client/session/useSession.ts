import { useSyncExternalStore } from 'react'
import { type Session, type SessionArea, sessionOf, watchSessions } from './session.ts'

/** The area's session, null for visitors; follows sign-in and sign-out, in this tab and others. */
export function useSession(area: SessionArea): Session | null {
  return useSyncExternalStore(watchSessions, () => sessionOf(area))
}
