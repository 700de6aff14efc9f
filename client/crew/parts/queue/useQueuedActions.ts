import { useSyncExternalStore } from 'react'
import { useSession } from '../../../session/useSession.ts'
import { queueOf, watchQueue } from './actionStore.ts'
import type { QueuedAction } from './queuedAction.ts'
import { freshTries, watchTries } from './sendActions.ts'

const none: readonly QueuedAction[] = []

/** The signed-in crew member's queued actions, from any tab. */
export function useQueuedActions(): readonly QueuedAction[] {
  const staffId = useSession('staff')?.user.staffId
  return useSyncExternalStore(watchQueue, () => (staffId === undefined ? none : queueOf(staffId)))
}

/** Keys of actions whose first attempt is in progress. */
export function useFreshTries(): ReadonlySet<string> {
  return useSyncExternalStore(watchTries, freshTries)
}
