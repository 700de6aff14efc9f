import { useCallback, useEffect, useRef } from 'react'

/**
 * `const later = useDelayed()`; `later(ms, act)` runs `act` once after `ms`, replacing what waited, and never after unmount: what waits
 * then is called off, and who asks then, for instance because an answer came late, is refused.
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
