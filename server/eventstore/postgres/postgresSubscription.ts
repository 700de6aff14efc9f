import { pause, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { type Batch, START, type SubscribeOptions } from '../port.ts'
import type { WakeUp } from '../wakeUp.ts'
import type { EventPoller } from './eventPoller.ts'
import type { ReadBatch } from './sharedReads.ts'

const LARGEST_BATCH = 500

/** Gets trouble that the adapter handles by itself; a pino logger fits. */
export interface StoreLog {
  warn(about: object, message: string): void
}

/** What the subscriptions of one process share. */
interface EventSource {
  readonly read: ReadBatch
  readonly appended: WakeUp
  readonly poller: EventPoller
  readonly log: StoreLog | undefined
}

/** Reads while there are events, then whenever there may be more: at once after an append in this process. */
export async function* pollEvents(
  { read, appended, poller, log }: EventSource,
  { after = START, maxBatch = LARGEST_BATCH, signal }: SubscribeOptions,
): AsyncGenerator<Batch> {
  const size = Math.max(1, Math.min(maxBatch, LARGEST_BATCH))
  let checkpoint = after
  let isToldLive = false
  let failures = 0
  while (!signal.aborted) {
    const since = appended.mark()
    const batch = await read({ after: checkpoint, size }, since).catch((error: unknown) => {
      log?.warn({ err: error, checkpoint }, 'event subscription interrupted, trying again')
      return undefined
    })
    if (!batch) {
      await pause(retryDelay(RETRY_POLICIES.eventStore, failures++), signal)
      isToldLive = false
      continue
    }
    failures = 0
    if (batch.checkpoint !== checkpoint || batch.live !== isToldLive) {
      isToldLive = batch.live
      yield batch
      checkpoint = batch.checkpoint
    }
    // an append since the read began ends the wait at once
    if (batch.live) await poller.wait({ after: checkpoint, since, signal })
  }
}
