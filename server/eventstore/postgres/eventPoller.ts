import { comparePositions, type Position } from '../port.ts'
import type { WakeUp } from '../wakeUp.ts'

const SHORTEST_WAIT_MS = 20
const LONGEST_WAIT_MS = 250

/** A subscription that has seen everything so far. */
interface Idle {
  readonly after: Position
  /** Appends of this process that it knows of. */
  readonly since: number
  readonly signal: AbortSignal
}

/** Polls for events of other processes, with one query for all subscriptions of this one. */
export interface EventPoller {
  /** Resolves when there may be more after a place, or when the signal is aborted; never rejects. */
  wait(idle: Idle): Promise<void>
}

/**
 * Polls quickly at first and more slowly while nothing happens. Appends of this process, and those it is notified of, end a wait at once.
 * @param hasMore whether there are events after a place
 * @param until.signal ends the polling
 */
export function createEventPoller(
  hasMore: (after: Position) => Promise<boolean>,
  { appended, signal }: { readonly appended: WakeUp; readonly signal: AbortSignal },
): EventPoller {
  const idle = new Set<Idle>()
  let isPolling = false

  async function poll(): Promise<void> {
    isPolling = true
    let ms = SHORTEST_WAIT_MS
    while (idle.size > 0 && !signal.aborted) {
      const isWoken = await appended.wait({ signal, since: appended.mark(), ms })
      ms = isWoken ? SHORTEST_WAIT_MS : Math.min(ms * 2, LONGEST_WAIT_MS)
      if (!isWoken) await pollForAll()
    }
    isPolling = false
  }

  async function pollForAll(): Promise<void> {
    if (idle.size === 0 || signal.aborted) return
    // after a failure the subscriptions read, and handle the outage
    if (await hasMore(earliest(idle)).catch(() => true)) appended.wake()
  }

  return {
    async wait(follower) {
      idle.add(follower)
      if (!isPolling) void poll()
      await appended.wait(follower)
      idle.delete(follower)
    },
  }
}

function earliest(idle: ReadonlySet<Idle>): Position {
  return [...idle].map(({ after }) => after).reduce((a, b) => (comparePositions(a, b) <= 0 ? a : b))
}
