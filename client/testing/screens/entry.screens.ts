import { sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** Signing in and what leads to it. */
export const entryScreens: readonly ScreenState[] = [
  { name: 'login', route: '/login', seenBy: 'visitor' },
  { name: 'login-errors', route: '/login', seenBy: 'visitor', prepare: sendForm },
]
