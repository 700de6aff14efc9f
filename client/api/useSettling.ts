import { useCallback } from 'react'
import { useDelayed } from '../ui/useDelayed.ts'

/** How long the lists are given to catch up with a command whose answer was ahead of them. */
const settleMs = 1500

/** Reads again after a command: at once or, where its answer was ahead of the read models (`stale`), a moment later, because reading at once would show what was before. */
export function useSettling(
  reread: () => Promise<unknown>,
): (reply: { readonly stale?: boolean | undefined }) => Promise<void> {
  const later = useDelayed()
  return useCallback(
    async ({ stale }) => {
      if (stale) later(settleMs, () => void reread())
      else await reread()
    },
    [later, reread],
  )
}
