import { useEffect, useEffectEvent } from 'react'
import { keepWaiting, slotOf, waitingFor } from '../api/command/waiting.ts'
import { areaOf } from '../session/areaOf.ts'
import { beforeExpiry } from '../session/expiry.ts'
import { personIn } from '../session/session.ts'

interface Typing<Typed> {
  /** Tells what is typed here from all else of this person. */
  readonly nameOf: () => string
  /** What would be lost; undefined when nothing would. */
  readonly typed: () => Typed | undefined
  readonly restore: (kept: Typed) => void
}

/**
 * Where a session runs out under somebody's hands, what they typed stays in the memory of this tab, and stands there again when the same
 * person comes back to the same form; nobody else sees it.
 */
export function useKeptTyping<Typed>({ nameOf, typed, restore }: Typing<Typed>): void {
  const begin = useEffectEvent(() => {
    const area = areaOf(location.pathname)
    if (personIn(area) === undefined) return undefined
    const slot = slotOf(`typed ${nameOf()}`)
    const kept = waitingFor<Typed>(slot)
    if (kept !== undefined) {
      keepWaiting(slot, undefined)
      restore(kept)
    }
    return beforeExpiry((lost) => {
      if (lost === area) keepWaiting(slot, now())
    })
  })
  const now = useEffectEvent(() => typed())
  useEffect(() => begin(), [])
}
