import { useSyncExternalStore } from 'react'
import { useClock } from '../../../format/useClock.ts'
import { useSession } from '../../../session/useSession.ts'
import type { CrewJobFragment } from '../crewOrders.generated.ts'
import { queueOf, watchQueue } from './offlineQueue.ts'
import { type QueuedAction, statusAfter, waitingOf } from './queuedAction.ts'

const none: readonly QueuedAction[] = []

/** The signed-in crew member's queued actions, from any tab. */
export function useQueuedActions(): readonly QueuedAction[] {
  const staffId = useSession('staff')?.user.staffId
  return useSyncExternalStore(watchQueue, () => (staffId === undefined ? none : queueOf(staffId)))
}

interface ShownJob {
  /** As the server sent it. */
  readonly job: CrewJobFragment
  /** As it will be once the queue is sent. */
  readonly now: CrewJobFragment
}

/** The jobs with their queued actions applied; one being sent for the first time, or that Undo is offered for, is not applied yet. */
export function useJobsAfterQueue(jobs: readonly CrewJobFragment[]): readonly ShownJob[] {
  const wall = useClock()
  const waiting = waitingOf(useQueuedActions()).filter(({ isFirstTry, isHeld }) => !isFirstTry && !isHeld)
  const startOf = (actions: readonly QueuedAction[]) => {
    const pressed = actions.find(({ verb }) => verb === 'start')
    return pressed && { at: wall(Date.parse(pressed.pressedAt)) }
  }
  const failureOf = (actions: readonly QueuedAction[]) => {
    const { verb, pressedAt, reason } = actions.at(-1) ?? {}
    return verb === 'fail' && pressedAt && reason ? { at: wall(Date.parse(pressedAt)), reason } : null
  }
  return jobs.map((job) => {
    const own = waiting.filter(({ orderNo }) => orderNo === job.orderNo)
    const status = statusAfter(job.status, own)
    if (own.length === 0) return { job, now: job }
    const started = job.started ?? startOf(own) ?? null
    const failedVisit = failureOf(own) ?? (status === job.status ? job.failedVisit : null)
    return { job, now: { ...job, status, started, failedVisit } }
  })
}
