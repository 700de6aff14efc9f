import { useState } from 'react'

/**
 * Which dialog is open, and for what. `close` closes the one it was created for and no other, or opens `next` in its place: a dialog may be
 * left while its command is in progress, and the answer may come when another is open.
 */
export function useOpened<Opened>() {
  const [opened, open] = useState<Opened>()
  const close = (next?: Opened) => open((now) => (now === opened ? next : now))
  return { opened, open, close }
}
