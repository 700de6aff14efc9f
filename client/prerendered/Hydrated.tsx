import { type ReactNode, useEffect } from 'react'
import { followOtherTabs } from '../i18n/intlStore.ts'
import type { KeptVisit } from './keptVisit.ts'

interface HydratedProps {
  /** What was done on the page before the app loaded. */
  readonly kept: KeptVisit | undefined
  readonly children: ReactNode
}

/**
 * Wraps the app: once it has hydrated, shows what had to wait, such as a language chosen in another tab, and continues where the reader
 * was. It does so in an event of its own: React may hydrate in the middle of a select's `input` event, and would reset a field changed then
 * before the `change` event reads it.
 */
export function Hydrated({ kept, children }: HydratedProps) {
  useEffect(() => {
    const resuming = setTimeout(() => kept?.resume())
    // The signed-in state renders right after this, before the next frame.
    const frame = requestAnimationFrame(() => document.documentElement.classList.remove('anew', 'signed-in'))
    return () => {
      clearTimeout(resuming)
      cancelAnimationFrame(frame)
    }
  }, [kept])
  useEffect(followOtherTabs, [])
  return children
}
