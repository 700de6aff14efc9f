import type { Refusal, Reply } from '../../../api/command/command.ts'

/** One order of many, and the single command that changes it, or the two of a move to another crew. */
export interface Line {
  readonly id: string
  /** Sends what is still to do. Each command keeps its key until an answer comes (decisions W5, P126). */
  readonly send: () => Promise<Reply>
}

/** How a line went: done, refused with the server's words, or without an answer, so that sending it again is safe. */
export type LineResult =
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly refusal: Refusal; readonly isTurnedAway: boolean }
  | { readonly state: 'unknown' }

interface Running {
  readonly onResult: (id: string, result: LineResult) => void
  /** Asked before each line. */
  readonly isStopped: () => boolean
}

/**
 * Sends one line after another, so that each is decided on what the earlier ones left. A refusal is that line's own; a call without an
 * answer, or one that was turned away, ends the run, because it would happen to every later line too.
 * @returns whether the read models lag behind any of the answers
 */
export async function runLines(lines: readonly Line[], { onResult, isStopped }: Running): Promise<boolean> {
  let isStale = false
  for (const { id, send } of lines) {
    if (isStopped()) break
    const reply = await send()
    isStale ||= reply.stale === true
    onResult(id, resultOf(reply))
    if (reply.failure) break
  }
  return isStale
}

function resultOf({ failure, userErrors: [refusal] }: Reply): LineResult {
  if (failure === 'unanswered') return { state: 'unknown' }
  return refusal ? { state: 'refused', refusal, isTurnedAway: failure === 'turnedAway' } : { state: 'done' }
}
