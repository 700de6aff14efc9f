import { useEffect, useEffectEvent } from 'react'

/** Acts once the browser has nothing else to do. Safari has no `requestIdleCallback`. */
export function useIdle(act: (() => void) | undefined): void {
  const begin = useEffectEvent(() => act?.())
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => begin(), 200)
      return () => clearTimeout(timer)
    }
    const waiting = requestIdleCallback(() => begin())
    return () => cancelIdleCallback(waiting)
  }, [])
}
