import { useEffect, useEffectEvent } from 'react'
import { attemptId, keepAttempt, pendingAttempt } from '../api/command/attempts.ts'
import { areaOf } from '../session/areaOf.ts'
import { beforeExpiry } from '../session/expiry.ts'
import { personIn } from '../session/session.ts'

interface Typing<Typed> {
  /** Distinguishes this form from the person's others. */
  readonly nameOf: () => string
  /** What would be lost; undefined if nothing would. */
  readonly typed: () => Typed | undefined
  readonly restore: (kept: Typed) => void
}

/**
 * If a session expires while somebody types, the input stays in this tab's memory and returns when the same person opens the same form
 * again; nobody else sees it.
 */
export function useKeptTyping<Typed>({ nameOf, typed, restore }: Typing<Typed>): void {
  const begin = useEffectEvent(() => {
    const area = areaOf(location.pathname)
    if (personIn(area) === undefined) return undefined
    const id = attemptId(`typed ${nameOf()}`)
    const kept = pendingAttempt<Typed>(id)
    if (kept !== undefined) {
      keepAttempt(id, undefined)
      restore(kept)
    }
    return beforeExpiry((lost) => {
      if (lost === area) keepAttempt(id, now())
    })
  })
  const now = useEffectEvent(() => typed())
  useEffect(() => begin(), [])
}
