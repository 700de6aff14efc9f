import { useEffect, useRef } from 'react'

/**
 * Whether somebody sees what is drawn here, for what comes later than the drawing, such as an answer after its dialog was closed.
 * @param isOpen false while it is kept, but not shown
 */
export function useShown(isOpen: boolean): { readonly current: boolean } {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = isOpen
    return () => {
      isShown.current = false
    }
  }, [isOpen])
  return isShown
}
