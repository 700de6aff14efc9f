import type { PressOutcome } from './sendPress.ts'

/**
 * What this page knows beside the stored presses: which were pressed here and have not been tried yet, so that their button turns, and who
 * wants to hear when the server has answered.
 */

const listeners = new Set<() => void>()
const answered = new Set<(outcome: PressOutcome) => void>()
let fresh: ReadonlySet<string> = new Set()

/** Keys of presses whose first attempt is still under way; the same set until something changes. */
export function freshTries(): ReadonlySet<string> {
  return fresh
}

/** A press begins its first attempt. */
export function beginTry(key: string): void {
  change(new Set([...fresh, key]))
}

/** An attempt is over, or there can be none now. @param outcome what the server said, if it was asked */
export function settleTry(key: string, outcome?: PressOutcome): void {
  if (fresh.has(key)) change(new Set([...fresh].filter((each) => each !== key)))
  if (outcome?.kind === 'taken' || outcome?.kind === 'refused') for (const tell of answered) tell(outcome)
}

/** For `useSyncExternalStore`. */
export function watchTries(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Hears whenever the server has taken or refused a press; gives back how to stop. */
export function onAnswer(listener: (outcome: PressOutcome) => void): () => void {
  answered.add(listener)
  return () => answered.delete(listener)
}

function change(next: ReadonlySet<string>): void {
  fresh = next
  for (const tell of listeners) tell()
}
