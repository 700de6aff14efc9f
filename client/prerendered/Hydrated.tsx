import { type ReactNode, useEffect } from 'react'
import type { KeptVisit } from './keptVisit.ts'

interface HydratedProps {
  /** What was done on the page before the app was there. */
  readonly kept: KeptVisit | undefined
  readonly children: ReactNode
}

/** Around the whole app: once everything in it listens, shows what had to wait for it and goes on where the reader was. */
export function Hydrated({ kept, children }: HydratedProps) {
  useEffect(() => {
    kept?.resume()
    // Who is signed in is drawn right after this, and before the next frame.
    const frame = requestAnimationFrame(() => document.documentElement.classList.remove('anew', 'signed-in'))
    return () => cancelAnimationFrame(frame)
  }, [kept])
  return children
}
