import { useCallback, useEffect, useRef } from 'react'

/**
 * `const later = useDelayed()`; `later(ms, act)` runs `act` once after `ms`, replacing a waiting one, and never after unmount: unmounting
 * cancels it, and later calls, for example from a late answer, do nothing.
 */
export function useDelayed(): (ms: number, act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(timer.current)
    }
  }, [])
  return useCallback((ms, act) => {
    clearTimeout(timer.current)
    if (!isGone.current) timer.current = setTimeout(act, ms)
  }, [])
}
