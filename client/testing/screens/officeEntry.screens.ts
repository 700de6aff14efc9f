import { sendForm } from './gestures.ts'
import type { ScreenState } from './screenState.ts'

/** How administrators and crews come in. */
export const officeEntryScreens: readonly ScreenState[] = [
  { name: 'admin-sign-in', route: '/admin', seenBy: 'visitor' },
  { name: 'admin-sign-in-errors', route: '/admin', seenBy: 'visitor', prepare: sendForm },
  { name: 'staff-sign-in', route: '/staff', seenBy: 'visitor' },
  { name: 'staff-sign-in-errors', route: '/staff', seenBy: 'visitor', prepare: sendForm },
]
