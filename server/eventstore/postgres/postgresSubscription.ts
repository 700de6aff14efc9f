import { pause, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { type Batch, type Position, START, type SubscribeOptions } from '../port.ts'
import type { WakeUp } from '../wakeUp.ts'

const LARGEST_BATCH = 500
/** How long to wait before looking for events of other processes: at first, and at most while nothing happens. */
const WAITS_MS = { shortest: 20, longest: 250 }

/** Gets trouble that the adapter handles by itself; a pino logger fits. */
export interface StoreLog {
  warn(about: object, message: string): void
}

interface EventSource {
  readonly read: (question: { readonly after: Position; readonly size: number }) => Promise<Batch>
  /** Counts appends of this process and those it is notified of. */
  readonly appended: WakeUp
  readonly log: StoreLog | undefined
}

/** Reads while there are events, then at once after an append that this process knows of, and now and then for those of other processes. */
export async function* pollEvents(
  { read, appended, log }: EventSource,
  { after = START, maxBatch = LARGEST_BATCH, signal }: SubscribeOptions,
): AsyncGenerator<Batch> {
  const size = Math.max(1, Math.min(maxBatch, LARGEST_BATCH))
  let checkpoint = after
  let isToldLive = false
  let failures = 0
  let waitMs = WAITS_MS.shortest
  while (!signal.aborted) {
    const since = appended.mark()
    const batch = await read({ after: checkpoint, size }).catch((error: unknown) => {
      log?.warn({ err: error, checkpoint }, 'event subscription interrupted, trying again')
      return undefined
    })
    if (!batch) {
      await pause(retryDelay(RETRY_POLICIES.eventStore, failures++), signal)
      isToldLive = false
      continue
    }
    failures = 0
    const isNew = batch.checkpoint !== checkpoint
    waitMs = isNew ? WAITS_MS.shortest : Math.min(waitMs * 2, WAITS_MS.longest)
    if (isNew || batch.live !== isToldLive) {
      isToldLive = batch.live
      yield batch
      checkpoint = batch.checkpoint
    }
    // an append since the read began ends the wait at once
    if (batch.live) await appended.wait({ since, signal, ms: waitMs })
  }
}
