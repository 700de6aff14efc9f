import { pause, RETRY_POLICIES, retryDelay } from '../../kernel/retryPolicies.ts'
import { type Batch, START, type SubscribeOptions } from '../port.ts'
import type { WakeUp } from '../wakeUp.ts'
import type { ReadBatch } from './sharedReads.ts'

const LARGEST_BATCH = 500
const SHORTEST_WAIT_MS = 5
const LONGEST_WAIT_MS = 250

/** Where an adapter tells operators of trouble that it deals with by itself. */
export interface StoreLog {
  warn(about: object, message: string): void
}

/** Polls, quickly while things happen and ever slower while nothing does; an append in this process is looked for at once. */
export async function* pollEvents(
  { read, appended, log }: { read: ReadBatch; appended: WakeUp; log: StoreLog | undefined },
  { after = START, filter, maxBatch = LARGEST_BATCH, signal }: SubscribeOptions,
): AsyncGenerator<Batch> {
  const size = Math.max(1, Math.min(maxBatch, LARGEST_BATCH))
  let checkpoint = after
  let isToldLive = false
  let wait = SHORTEST_WAIT_MS
  let failures = 0
  while (!signal.aborted) {
    const since = appended.mark()
    const batch = await read({ after: checkpoint, filter, size }, since).catch((error: unknown) => {
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
      wait = SHORTEST_WAIT_MS
    } else {
      const isWoken = await appended.wait({ signal, since, ms: wait })
      wait = isWoken ? SHORTEST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS)
    }
  }
}
