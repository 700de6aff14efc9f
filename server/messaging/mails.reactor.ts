import { type FollowerLog, silentLog } from '../eventstore/consumer/followerLog.ts'
import { gatherBatches } from '../eventstore/consumer/gatherBatches.ts'
import { runAsLeader } from '../eventstore/consumer/runAsLeader.ts'
import { type Batch, comparePositions, type EventStore, type Position } from '../eventstore/port.ts'
import type { Db } from '../kernel/database.ts'
import { pause } from '../kernel/retryPolicies.ts'
import type { Clock } from '../kernel/time.ts'
import { type ConsumeContext, consume } from './consuming.handlers.ts'
import { mailCheckpoint, openMailCheckpoint } from './mailCheckpoint.store.ts'

export interface MailReactorOptions {
  readonly db: Db
  readonly store: EventStore
  /** The database of `db` itself: one connection holds the lock. */
  readonly connectionString: string
  readonly clock: Clock
  readonly log?: FollowerLog
  /** Gets the events of each batch once its mails are in the outbox; some of them again after a restart. */
  readonly onEvents?: (events: Batch['events']) => Promise<void>
  /** How often it is looked whether another process has left the work, 1,000 ms unless told. */
  readonly pollMs?: number
}

/** Mails follow the log while it runs. */
export interface MailReactor {
  /** Ends all work at the last checkpoint. */
  stop(): Promise<void>
}

/**
 * Follows the log and fills the outbox, over any number of processes in one of them at a time. From this call on every event is consumed,
 * so that it stands before the APIs open.
 */
export async function startMailReactor(options: MailReactorOptions): Promise<MailReactor> {
  const { db, store, connectionString, clock, log = silentLog, onEvents, pollMs = 1000 } = options
  const { storeIdentity } = await openMailCheckpoint(db, store, clock())
  const ending = new AbortController()
  const lead = { connectionString, name: `mails ${storeIdentity}`, pollMs, log, signal: ending.signal }
  const working = runAsLeader(lead, (signal, succeeded) =>
    follow({ db, store, log }, storeIdentity, { signal, succeeded, onEvents }),
  )
  return {
    stop: () => {
      ending.abort()
      return working
    },
  }
}

interface Following extends Pick<MailReactorOptions, 'onEvents'> {
  readonly signal: AbortSignal
  readonly until?: Position
  readonly succeeded?: () => void
}

/** Nobody waits for a mail within this time: what happens in it is consumed together, in one statement and one commit. */
const GATHER_MS = 100

/**
 * Consumes the log from its checkpoint on until the signal ends it, or up to a position where one is given.
 * @throws MailCheckpointMovedError when somebody else consumes it too
 */
export async function follow(
  context: ConsumeContext,
  storeIdentity: string,
  { signal, until, succeeded, onEvents }: Following,
): Promise<void> {
  const subscription = new AbortController()
  let consumed = { ...(await mailCheckpoint(context.db, storeIdentity)), passedOver: 0 }
  const batches = context.store.subscribe({
    // no filter: whoever follows the log in this process asks the same question, which is read once for all of them
    after: consumed.position,
    signal: AbortSignal.any([signal, subscription.signal]),
  })
  try {
    for await (const batch of gatherBatches(batches)) {
      consumed = await consume(context, consumed, batch)
      await onEvents?.(batch.events)
      succeeded?.()
      if (until !== undefined && comparePositions(batch.checkpoint, until) >= 0) return
      if (batch.live) await pause(GATHER_MS, signal)
    }
  } finally {
    subscription.abort()
  }
}
