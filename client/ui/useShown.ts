import { useEffect, useRef } from 'react'

/**
 * Whether the component is visible to the reader, for late events such as an answer after its dialog closed.
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
