import { useCallback } from 'react'
import { useDelayed } from '../ui/useDelayed.ts'

/** How long the lists get to catch up with a command whose answer was ahead of them. */
const settleMs = 1500

/**
 * Refetches after a command: at once, or a moment later if its answer was ahead of the read models (`stale`), because a refetch would still
 * show the old state.
 */
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
