import { useState } from 'react'

/**
 * Which dialog is open, and about what. `close` closes the one it was given to and no other, or opens `next` in its place: a dialog may be
 * left while its command is under way, and the answer may come when another is open.
 */
export function useOpened<Opened>() {
  const [opened, open] = useState<Opened>()
  const close = (next?: Opened) => open((now) => (now === opened ? next : now))
  return { opened, open, close }
}
