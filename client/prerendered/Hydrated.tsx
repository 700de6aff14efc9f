import { type ReactNode, useEffect } from 'react'
import { followOtherTabs } from '../i18n/intlStore.ts'
import type { KeptVisit } from './keptVisit.ts'

interface HydratedProps {
  /** What was done on the page before the app was there. */
  readonly kept: KeptVisit | undefined
  readonly children: ReactNode
}

/**
 * Around the whole app: once everything in it listens, shows what had to wait for it, such as a language chosen in another tab, and goes on
 * where the reader was. That has an event of its own: React comes to life in the middle of one that it needs, a select's `input`, and puts
 * a field that is told of back to what it drew, which the `change` that follows would then read.
 */
export function Hydrated({ kept, children }: HydratedProps) {
  useEffect(() => {
    const resuming = setTimeout(() => kept?.resume())
    // Who is signed in is drawn right after this, and before the next frame.
    const frame = requestAnimationFrame(() => document.documentElement.classList.remove('anew', 'signed-in'))
    return () => {
      clearTimeout(resuming)
      cancelAnimationFrame(frame)
    }
  }, [kept])
  useEffect(followOtherTabs, [])
  return children
}
