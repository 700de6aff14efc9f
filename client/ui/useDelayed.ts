import { useCallback, useEffect, useRef } from 'react'

/** `const later = useDelayed()`; `later(ms, act)` runs `act` once after `ms`, replacing what waited, and never after unmount. */
export function useDelayed(): (ms: number, act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((ms, act) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, ms)
  }, [])
}
