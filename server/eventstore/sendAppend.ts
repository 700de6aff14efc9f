import { PATIENCE } from '../kernel/patience.ts'
import { StoreUnavailableError, UnknownOutcomeError } from './errors.ts'
import type { Appended, AppendRequest, EventStore } from './port.ts'

const SENDS = 8

/** The world outside a command: the same parts its runner has. */
export interface SendingParts {
  readonly store: EventStore
  readonly random: () => number
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<unknown>
  readonly resending: (streams: readonly string[]) => void
}

/**
 * Sends an append until an answer comes: after an unknown outcome the identical request again, which a store recognises.
 * @param answerBy the moment on the parts' clock after which nothing is sent any more
 * @throws UnknownOutcomeError when no answer came at all
 * @throws StoreUnavailableError when nothing was ever sent
 */
export async function sendAppend(
  parts: SendingParts,
  append: AppendRequest,
  answerBy: number,
): Promise<Appended> {
  let unknown: UnknownOutcomeError | undefined
  for (let sent = 1; ; sent++) {
    try {
      const left = Math.min(PATIENCE.appendMs, answerBy - parts.now())
      return await parts.store.append(append, { timeoutMs: Math.max(100, left) })
    } catch (error) {
      if (!(error instanceof UnknownOutcomeError)) throw firstUnknown(unknown, error)
      unknown ??= error
      const pause = 20 + jitter(parts.random, sent)
      if (sent >= SENDS || parts.now() + pause >= answerBy) throw error
      parts.resending(Object.keys(append.expect))
      await parts.sleep(pause)
    }
  }
}

/** That it cannot be sent now says nothing about what was sent before. */
function firstUnknown(unknown: UnknownOutcomeError | undefined, error: unknown): unknown {
  return error instanceof StoreUnavailableError ? (unknown ?? error) : error
}

/** Up to 10 ms at first, and doubling up to 320: those who met do not meet again. */
export function jitter(random: () => number, round: number): number {
  return random() * 10 * 2 ** Math.min(round, 5)
}
