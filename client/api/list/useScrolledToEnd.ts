import { type RefObject, useEffect, useRef } from 'react'

/** Calls `onEnd` whenever the element comes near the window's lower edge while `isActive`. */
export function useScrolledToEnd(isActive: boolean, onEnd: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isActive || !end.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting) && window.scrollY > 0) onEnd()
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isActive, onEnd])
  return end
}
