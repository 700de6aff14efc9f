import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/useSession.ts'
import type { Press } from './press.ts'
import { pressesOf, watchPresses } from './pressStore.ts'
import { freshTries, watchTries } from './sendPresses.ts'

const none: readonly Press[] = []

/** What the signed-in crew member pressed and the server has not taken, in any tab. */
export function usePresses(): readonly Press[] {
  const staffId = useSession('staff')?.user.staffId
  return useSyncExternalStore(watchPresses, () => (staffId === undefined ? none : pressesOf(staffId)))
}

/** Keys of presses whose first attempt is under way. */
export function useFreshTries(): ReadonlySet<string> {
  return useSyncExternalStore(watchTries, freshTries)
}
